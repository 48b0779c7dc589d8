#!/usr/bin/env python3
"""The past of a game and advice, asked for over the network: python3 tests/server/desk.py TIDETABLE"""

import json
import os
import sys
import tempfile
import time

import serve
from client import Client
from play import Player, asked_first, move_any, table_of
from serve import Server, ask_json

SLOW_TABLES = 60  # of the hundred an address may make


def ok(passed, name, seen=""):
    serve.ok(passed, "desk: " + name, seen)


class Logger(Player):
    """Keeps a log as docs/protocol.md says: a list of events for the deal and each move."""

    def __init__(self, name, seed=1):
        super().__init__(name, seed)
        self.log, self.views = [], {}

    def hear(self):
        message = super().hear()
        if message["type"] == "table" and message["begun"]:
            played = message["played"]
            del self.log[played + 1:]
            if played == len(self.log):
                self.log.append(message["events"])
            self.views[played] = message["view"]
        return message

    def asks(self, message):
        """The answer, whatever it is."""
        self.want(message)
        action = self.wanted["action"]
        while (heard := self.hear()).get("action") != action:
            pass
        return heard

    def history(self):
        log, start = [], 0
        while start is not None:
            page = self.asks({"type": "history", "from": start})
            if page["type"] != "history" or page["from"] != len(log):
                return page
            log += page["events"]
            start = page["next"]
        return log


def watcher_of(server, table, name="Olga", key=""):
    watcher = Logger(name)
    watcher.table, watcher.key = table, key
    watcher.connect(server)
    watcher.wait(lambda p: p.last)
    return watcher


def settle(*people, seconds=10):
    """Until the bot has nothing to do, and everybody has heard everything."""
    end = time.time() + seconds
    while time.time() < end:
        for person in people:
            person.quiet(0.05)
        if all(p.last for p in people) and len({p.last["seq"] for p in people}) == 1 and any(p.is_asked() for p in people):
            return


def play_some(people, moves, undo=False):
    """Moves of people, now and then one back; each hears everything."""
    for i in range(moves):
        settle(*people)
        asked = [p for p in people if p.is_asked()]
        if not asked or asked[0].last["over"]:
            return
        if undo and i % 3 == 2 and asked[0].last["undo"]:
            asked[0].ask({"type": "undo"})
        else:
            move_any(asked[0])
    settle(*people)


# ---- the past


def test_history(server, game):
    anna, bert = Logger("Anna", 5), Logger("Bert", 6)
    table = serve.new_table(server, game, 3, ["level:1"])
    olga = watcher_of(server, table)
    for p in (anna, bert):  # who comes after the deal may miss a bot's first move
        p.table = table
        p.connect(server)
        p.sit(server, table)
    play_some([anna, bert, olga], 25, undo=True)
    server.kill()
    server.start()
    for p in (anna, bert, olga):
        p.connect(server)
    play_some([anna, bert, olga], 10, undo=True)
    settle(anna, bert, olga)
    for p in (anna, bert, olga):
        again = watcher_of(server, table, "Again", p.key)
        log = again.history()
        ok(log == p.log and len(log) == again.last["played"] + 1 > 10,
           f"{game}: {p.name} can have all that was told since the deal", (log[-3:], p.log[-3:]))
        wrong = []
        for after in {0, 1, len(log) // 2, len(log) - 1}:
            past = again.asks({"type": "past", "after": after})
            if past["type"] != "past" or past["events"] != log[after] or past["view"] != p.views.get(after, past["view"]):
                wrong.append(past)
        ok(not wrong, f"{game}: and every moment as it was", wrong[:1])
        again.socket.socket.close()
    ok(anna.asks({"type": "history", "from": 10000}).get("error") == "stale" and
       anna.asks({"type": "past", "after": 10000}).get("error") == "stale", "there is no future")
    ok(anna.asks({"type": "history"}).get("error") == "nonsense" and
       anna.asks({"type": "past", "after": -1}).get("error") == "nonsense", "it has to be said from where on")
    return anna.log, bert.log, olga.log


def test_before_the_deal(server):
    table = serve.new_table(server, "conspiracy", 2)
    olga = watcher_of(server, table)
    ok(olga.asks({"type": "history", "from": 0}).get("error") == "not-begun", "before the deal nothing is past")
    ok(olga.asks({"type": "hint"}).get("error") == "no-such-seat", "who looks on gets no advice")


# ---- advice


def test_hint(server, game):
    anna, bert = Logger("Anna", 7), Logger("Bert", 8)
    table_of(server, [anna, bert], game)
    first, second = asked_first(anna, bert)
    second.quiet()
    heard = len(second.heard)
    hint = first.asks({"type": "hint"})
    ok(hint["type"] == "hint" and sorted(m["move"] for m in hint["moves"]) == sorted(first.last["moves"]),
       f"{game}: advice is about all moves", hint)
    ok(hint["seq"] == first.last["seq"] and len(hint["share"]) == 2 and hint["iterations"] > 0 and
       all(0 <= m["value"] <= 1000 for m in hint["moves"]) and hint["moves"][0]["tried"] > 0,
       "with what they promise", hint)
    ok(second.asks({"type": "hint"}).get("error") == "wrong-seat", "only who is asked may ask")
    second.quiet()
    ok([m["type"] for m in second.heard[heard:]] == ["error"], "and nobody else hears of it", second.heard[heard:])
    first.want({"type": "hint"})
    one = first.wanted["action"]
    ok(first.asks({"type": "hint"}).get("error") == "busy", "one at a time")
    first.wait(lambda p: p.heard[-1].get("action") == one)
    ok(first.heard[-1]["type"] == "hint", "the first of which is answered")
    first.want({"type": "hint"})
    one = first.wanted["action"]
    move_any(first)
    first.wait(lambda p: any(m.get("action") == one for m in p.heard))
    answer = [m for m in first.heard if m.get("action") == one]
    ok(answer and answer[0].get("error") == "stale", "not about what is no longer asked", answer)


def test_without_hints(server):
    anna, bert = Logger("Anna"), Logger("Bert")
    table = table_of(server, [anna, bert], hints=False)
    first, _ = asked_first(anna, bert)
    ok(first.last["hints"] is False and first.asks({"type": "hint"}).get("error") == "no-hints",
       "a table can do without advice")
    server.kill()
    server.start()
    first.connect(server)
    first.hear()
    ok(first.asks({"type": "hint"}).get("error") == "no-hints", "for good")
    first.ask({"type": "resign"})
    first.wait(lambda p: p.last["over"])
    first.ask({"type": "again"})
    first.wait(lambda p: p.last["next"])
    ok(ask_json(server, "GET", f"/api/tables/{first.last['next']}")[1]["hints"] is False,
       "and so does the next game of the same people", table)
    status, answer = ask_json(server, "POST", "/api/tables", {"game": "abyss", "players": 2, "hints": "no"})
    ok((status, answer) == (400, {"error": "bad-terms"}), "it is given or not")


def test_many(server):
    """More than the server takes: the rest is told so, and bots think as before."""
    people = [(Logger(f"A{i}", i), Logger(f"B{i}", 50 + i)) for i in range(30)]
    asked = []
    for pair in people:
        table_of(server, list(pair))
        asked.append(asked_first(*pair)[0])
    start = time.time()
    for p in asked:
        p.want({"type": "hint"})
        p.action = p.wanted["action"]
    anna = Logger("Anna")
    table_of(server, [anna], bots=["level:1"])
    anna.wait(lambda p: p.is_asked(), 5)
    ok(anna.is_asked() and time.time() - start < 5, "advice for many delays no bot")
    for p in asked[:26]:
        p.socket.socket.close()
    words = []
    for p in asked[26:]:
        p.wait(lambda p: p.heard[-1].get("action") == p.action, 5)
        words.append(p.heard[-1].get("error", p.heard[-1]["type"]))
    ok(set(words) == {"busy"}, "what is too much is refused", words)
    end = server.stop()
    ok(end == (0, ""), "who thinks does not keep the server from stopping", end)


# ---- bots that think long


def ask_as(server, address, method, path, body=None, key=None):
    """As a proxy would hand it on; who asks too fast asks again."""
    headers = [f"X-Forwarded-For: {address}"] + ([f"Authorization: Bearer {key}"] if key else [])
    data = b"" if body is None else json.dumps(body).encode()
    while True:
        with Client(server.port, timeout=30) as c:
            status, _, text = c.get(path, *headers, method=method, body=data)
        if status != 429:
            return status, json.loads(text)
        time.sleep(0.5)


def sit_as(server, address, key, game, bot):
    table = ask_as(server, address, "POST", "/api/tables", {"game": game, "players": 2, "bots": [bot]})[1]["table"]
    ask_as(server, address, "POST", f"/api/tables/{table}/sit", {"name": "Anna", "nonce": "00" * 16}, key)
    return table


def bot_seconds(server, address, game, bot):
    """How long the first move of a bot takes, from the moment it is asked."""
    anna = Logger("Anna")
    anna.table = sit_as(server, address, anna.key, game, bot)
    anna.connect(server)
    anna.wait(lambda p: p.last and p.last["begun"])
    start = time.time()
    while anna.is_asked():
        seq, start = anna.last["seq"], time.time()
        anna.ask({"type": "move", "move": anna.last["moves"][0]})
        anna.wait(lambda p: p.last["seq"] > seq)
    seq = anna.last["seq"]
    anna.wait(lambda p: p.last["seq"] > seq, 15)
    anna.socket.socket.close()
    return time.time() - start


def test_slow_bots(folder):
    """Many tables from one address, at which bots that think long play on by themselves."""
    server = Server(os.path.join(folder, "slow.db"), "--behind-proxy")
    key = "a key of somebody who wants everything"
    for _ in range(SLOW_TABLES):
        sit_as(server, "10.0.0.1", key, "abyss", "level:6")  # 0.9 seconds a move
    ok(ask_as(server, "10.0.0.1", "DELETE", "/api/my/data", key=key) == (200, {}), "slow bots: all tables play on")
    quick = bot_seconds(server, "10.0.0.2", "conspiracy", "level:1")
    ok(quick < 2, "a quick bot waits for none of them", quick)
    strong = bot_seconds(server, "10.0.0.3", "abyss", "level:6")
    ok(strong < 5, "a strong one of somebody else's for one of them", strong)
    start = time.time()
    account = ask_as(server, "10.0.0.4", "POST", "/api/accounts", {"name": "Clara", "password": "correct horse"})
    took = time.time() - start
    ok(account[0] == 200 and took < 4, "nor does a password wait", (account[0], took))
    print(f"# beside {SLOW_TABLES} tables of slow bots: a quick bot {quick:.2f} s, a strong one {strong:.2f} s, "
          f"an account {took:.2f} s")
    end = server.stop()
    ok(end == (0, ""), "and the server stops, whoever thinks", end)


def main():
    with tempfile.TemporaryDirectory() as folder:
        server = Server(os.path.join(folder, "server.db"))
        test_before_the_deal(server)
        test_history(server, "conspiracy")
        test_history(server, "abyss")
        logs = test_history(server, "rumbones")  # everybody is dealt cards of their own
        ok(len({json.dumps(log) for log in logs}) > 1, "not everybody was told the same")
        test_hint(server, "conspiracy")
        test_hint(server, "rumbones")
        test_without_hints(server)
        test_many(server)
        test_slow_bots(folder)
    return serve.failed != 0


if __name__ == "__main__":
    sys.exit(main())
