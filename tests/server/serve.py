#!/usr/bin/env python3
"""Plays whole games through a real server: python3 tests/server/serve.py TIDETABLE

People are sockets that choose any move they are offered.  The server is killed again and again while
they play; whoever was told "done" keeps a list of it, and in the end nothing on it is missing and
nothing was done twice."""

import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time

from client import PING, PONG, TEXT, Client, WebSocket

TIDETABLE = sys.argv[1]
KILLS = 20
MESSAGES_A_SECOND = 19  # the server closes the door to who says more for long
failed = 0


def ok(passed, name, seen=""):
    global failed
    failed += not passed
    print(("ok - server: " if passed else "not ok - server: ") + name +
          ("" if passed or seen == "" else f" (seen: {seen!r})"), flush=True)


class Server:
    def __init__(self, store, *options):
        self.store, self.options, self.port = store, options, 0
        self.start()

    def start(self, port=0):
        self.process = subprocess.Popen(
            [TIDETABLE, "serve", "--port", str(port), "--store", self.store, *self.options],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "LC_ALL": "C"})
        line = self.process.stdout.readline().decode()
        self.port = int(line.split("http://127.0.0.1:")[1].split(".")[0])

    def kill(self):
        self.process.kill()
        self.process.communicate()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        try:
            complaint = self.process.communicate(timeout=20)[1].decode(errors="replace")
        except subprocess.TimeoutExpired:
            self.kill()
            return "does not stop"
        return (self.process.returncode, complaint[:2000])


def ask(server, method, path, body=None, key=None):
    headers = [f"Authorization: Bearer {key}"] if key else []
    with Client(server.port) as c:
        data = b"" if body is None else (body if isinstance(body, bytes) else json.dumps(body).encode())
        status, _, text = c.get(path, *headers, method=method, body=data)
    return status, text.decode()


def ask_json(*arguments, **options):
    status, text = ask(*arguments, **options)
    return status, json.loads(text)


class Person:
    """Somebody at a table, who remembers what was acknowledged."""

    def __init__(self, name, seed):
        self.name, self.random = name, random.Random(seed)
        self.key = f"a secret of {name} that is long enough"
        self.next = 0        # when it may speak again
        self.done = []       # actions that were acknowledged
        self.wanted = None   # the action that was sent, and not yet answered
        self.table, self.last, self.socket = None, None, None

    def sit(self, server, table):
        self.table = table
        return ask_json(server, "POST", f"/api/tables/{table}/sit",
                        {"name": self.name, "nonce": f"{self.random.getrandbits(128):032x}"}, key=self.key)

    def connect(self, server):
        self.socket = WebSocket(server.port)
        self.say({"type": "watch", "table": self.table, "key": self.key})
        if self.wanted:  # was it done?  nobody knows, so it is said again
            self.say(self.wanted)

    def say(self, message):
        time.sleep(max(0, self.next - time.time()))
        self.next = time.time() + 1 / MESSAGES_A_SECOND
        self.socket.say(TEXT, json.dumps(message))

    def want(self, message):
        self.wanted = {**message, "action": f"{self.random.getrandbits(64) | 1:016x}"}
        self.say(self.wanted)

    def hear(self):
        while (heard := self.socket.hear())[0] == PING:
            self.socket.say(PONG, heard[1])
        opcode, text = heard
        if opcode != TEXT:
            raise ConnectionError(text)
        message = json.loads(text)
        if message["type"] == "table":
            self.last = message
        elif self.wanted and message.get("action") == self.wanted["action"]:
            if message["type"] == "done":
                self.done.append(self.wanted)
            self.wanted = None
        return message

    def may_move(self):
        return self.last and self.last.get("moves") and not self.wanted

    def play(self):
        """Hears one message, and moves if it can."""
        self.hear()
        if self.may_move():
            if self.last["undo"] and self.random.random() < 0.2:
                self.want({"type": "undo"})
            else:
                self.want({"type": "move", "move": self.random.choice(self.last["moves"])})


def new_table(server, game, players, bots=(), **more):
    status, table = ask_json(server, "POST", "/api/tables",
                             {"game": game, "players": players, "bots": list(bots), "public": True, **more})
    return table["table"] if status == 200 else None


def finish_one(server, *people, game="conspiracy"):
    """A game of these people that the first one gives up."""
    table = new_table(server, game, len(people))
    for p in people:
        p.sit(server, table)
        p.connect(server)
        p.hear()
    people[0].want({"type": "say", "text": f"Greetings from {people[0].name}"})
    people[0].want({"type": "resign"})
    for p in people:
        while not p.last["over"]:
            p.hear()
        p.socket.socket.close()
    return table


# ---- requests


def test_requests(server):
    status, table = ask_json(server, "POST", "/api/tables",
                             {"game": "conspiracy", "players": 3, "bots": ["level:1"], "public": True})
    ok(status == 200 and [s["kind"] for s in table["seats"]] == ["free", "free", "bot"],
       "a table is made, with a bot at its last seat", table)
    ok("secret" not in table and len(table["commit"]) == 64, "it promises its deal, and no more", table)
    ids = [t["table"] for t in ask_json(server, "GET", "/api/tables")[1]["tables"]]
    ok(table["table"] in ids, "it is in the lobby", ids)
    status, hidden = ask_json(server, "POST", "/api/tables", {"game": "abyss", "players": 2})
    ids = [t["table"] for t in ask_json(server, "GET", "/api/tables")[1]["tables"]]
    ok(status == 200 and hidden["table"] not in ids, "one that is not public is not")
    path = f"/api/tables/{table['table']}"
    ok(ask_json(server, "GET", path)[1] == table, "and can be looked at")

    for body, error in [(b"{", "bad-json"), (b"[]", "bad-json"), (b'{"game":"abyss","game":"abyss"}', "bad-json"),
                        ({"game": "chess", "players": 2}, "no-such-game"),
                        ({"game": "abyss", "players": 5}, "bad-setup"),
                        ({"game": "abyss", "players": "2"}, "bad-setup"),
                        ({"game": "abyss", "players": 2, "options": {"memory": 7}}, "bad-setup"),
                        ({"game": "abyss", "players": 2, "options": {"first": "3"}}, "bad-setup"),
                        ({"game": "abyss", "players": 2, "bots": ["level:9"]}, "bad-bots"),
                        ({"game": "abyss", "players": 2, "bots": ["exec:reboot"]}, "bad-bots"),
                        ({"game": "abyss", "players": 2, "bots": ["level:1"] * 2}, "bad-bots")]:
        status, answer = ask_json(server, "POST", "/api/tables", body)
        ok(status == 400 and answer == {"error": error}, f"{body} is refused", (status, answer))

    fine = {"name": "Anna", "nonce": "00" * 16}
    key = "k" * 22
    ok(ask_json(server, "POST", path + "/sit", fine) == (401, {"error": "no-key"}), "nobody sits without a key")
    for body, error in [({**fine, "name": ""}, "bad-name"), ({**fine, "name": "x" * 60}, "bad-name"),
                        ({**fine, "nonce": "00"}, "bad-nonce"), ({"name": "Anna"}, "bad-nonce")]:
        ok(ask_json(server, "POST", path + "/sit", body, key=key) == (400, {"error": error}), f"{body} cannot sit")
    ok(ask_json(server, "POST", path + "/sit", fine, key=key)[0] == 200, "with a key and a name one sits")
    ok(ask_json(server, "POST", path + "/sit", fine, key=key) == (409, {"error": "sits-already"}), "once")
    ok(ask_json(server, "POST", path + "/sit", {**fine, "seat": 0}, key=key * 2) == (409, {"error": "taken"}),
       "not where somebody sits")
    ok(ask(server, "GET", path + "/record")[0] == 409, "there is no record before the end")
    ok(ask(server, "GET", "/api/tables/nowhere")[0] == 404, "there is no table of another name")


    status, text = ask(server, "GET", "/metrics")
    figures = dict(line.split() for line in text.splitlines() if not line.startswith("#"))
    ok(status == 200 and figures["tidetable_tables"] == "2" and int(figures["tidetable_requests_total"]) > 10,
       "there are figures", figures)


# ---- messages


def test_messages(server):
    anna, bert = Person("Anna", 1), Person("Bert", 2)
    table = new_table(server, "conspiracy", 2)
    for person in (anna, bert):
        person.sit(server, table)
        person.connect(server)
        while not (person.last and person.last["seat"] is not None):
            person.hear()
    while not all(p.last["begun"] for p in (anna, bert)):
        for p in (anna, bert):
            if not p.last["begun"]:
                p.hear()
    actor = anna if anna.last["actor"] == anna.last["seat"] else bert
    other = bert if actor is anna else anna
    ok(actor.last.get("moves") and "moves" not in other.last, "only who is asked is told the moves")
    with WebSocket(server.port) as watcher:
        watcher.say(TEXT, json.dumps({"type": "watch", "table": table}))
        seen = json.loads(watcher.hear()[1])
        ok(seen["seat"] is None and "moves" not in seen and "view" in seen, "a spectator sees the table", seen)
        watcher.say(TEXT, json.dumps({"type": "move", "action": "1" * 16, "move": actor.last["moves"][0]}))
        ok(json.loads(watcher.hear()[1])["error"] == "no-such-seat", "and has no seat to move from")
        watcher.say(TEXT, json.dumps({"type": "watch", "table": "nowhere"}))
        ok(json.loads(watcher.hear()[1])["error"] == "no-such-table", "there is no table of another name")
        for text in ["", "{", "[]", "{}", '{"type":7}', '{"type":"move"}', '{"type":"fly","action":"1"}', "[" * 4000]:
            watcher.say(TEXT, text)
            answer = json.loads(watcher.hear()[1])
            ok(answer["type"] == "error" and answer["error"] in ("nonsense", "no-such-seat"),
               f"{text[:30]!r} is refused", answer)

    def answer_to(person, message):
        person.want(message)
        while (heard := person.hear())["type"] in ("table", "turn"):
            pass
        return heard

    ok(answer_to(other, {"type": "move", "move": actor.last["moves"][0]})["error"] == "wrong-seat",
       "who is not asked cannot move")
    ok(answer_to(actor, {"type": "move", "move": "draw 9"})["error"] in ("nonsense", "illegal"), "no move is made up")
    refused = answer_to(actor, {"type": "move", "move": "pile blue"})
    ok(refused["error"] == "illegal" and refused.get("rule", "").startswith("C-"),
       "an illegal one is refused with its clause", refused)
    ok(answer_to(other, {"type": "undo"})["error"] == "no-way-back", "nothing is taken back that was not done")
    seq = actor.last["seq"]
    actor.want({"type": "move", "move": "draw 1"})
    again = actor.wanted
    while actor.wanted:
        actor.hear()
    actor.say(again)
    actor.say(again)
    heard = []
    while sum(m["type"] != "turn" for m in heard) < 3:
        heard.append(actor.hear())
    ok(sum(m["type"] == "done" for m in heard) == 2 and actor.last["seq"] == seq + 1,
       "what is said again is acknowledged again and done once", heard)
    for person in (anna, bert):
        person.socket.socket.close()


# ---- whole games


def is_true(record):
    with tempfile.NamedTemporaryFile("w", suffix=".ttr") as f:
        f.write(record)
        f.flush()
        return subprocess.run([TIDETABLE, "verify", f.name], capture_output=True).returncode == 0


def play_out(server, people, kills, seconds=120):
    """Until the game is over; the server is killed so often on the way."""
    end = time.time() + seconds
    deaths, chance = 0, random.Random(9)
    moves_to_live = chance.randrange(1, 12)
    while time.time() < end and not all(p.last and p.last["over"] and not p.wanted for p in people):
        try:
            for person in people:
                if not (person.last and person.last["over"] and not person.wanted):
                    person.socket.socket.settimeout(0.02)
                    try:
                        person.play()
                    except TimeoutError:
                        pass
            moves_to_live -= 1
            if moves_to_live <= 0 and deaths < kills:
                raise ConnectionError
        except (ConnectionError, EOFError, BrokenPipeError):
            server.kill()
            server.start()
            deaths += 1
            moves_to_live = chance.randrange(1, 12)
            for person in people:
                person.socket.socket.close()
                person.connect(server)
    return deaths


def test_game(server, game, players, bots, kills=0):
    people = [Person(f"Player {i}", 100 + i) for i in range(players - len(bots))]
    table = new_table(server, game, players, bots)
    for person in people:
        person.sit(server, table)
        person.connect(server)
    deaths = play_out(server, people, kills)
    name = f"{game}, {len(people)} people, {len(bots)} bots, killed {deaths} times"
    over = [p.last and p.last["over"] for p in people]
    ok(all(over), f"{name}: the game comes to its end", over)
    if not all(over):
        return
    status, record = ask(server, "GET", f"/api/tables/{table}/record")
    ok(status == 200 and is_true(record), f"{name}: its record is true", (status, record[:500]))
    made = {}
    for line in record.splitlines():
        words = line.split(" ", 2)
        if len(words) == 3 and words[0].isdigit():
            made[int(words[1])] = made.get(int(words[1]), 0) + 1
    wanted = {p.last["seat"]: sum(1 if d["type"] == "move" else -1 for d in p.done) for p in people}
    ok(all(made.get(seat, 0) == n for seat, n in wanted.items()),
       f"{name}: what was acknowledged was done, once", (made, wanted))


def test_at_once(server):
    """Four sit down at the same moment, wherever there is a seat."""
    seats = []
    for _ in range(5):
        table = new_table(server, "abyss", 4)
        people = [Person(name, 1) for name in ("Ann", "Ben", "Cid", "Dot")]
        threads = [threading.Thread(target=person.sit, args=(server, table)) for person in people]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        seats.append([seat["name"] for seat in ask_json(server, "GET", f"/api/tables/{table}")[1]["seats"]])
    ok(all(sorted(names) == ["Ann", "Ben", "Cid", "Dot"] for names in seats), "four who sit down at once have a seat each", seats)


# ---- bots over the network


def test_netbots(server, game):
    """Two of examples/netbot.py play a game, and the server goes away in the middle of it."""
    table = new_table(server, game, 2)
    link = f"http://127.0.0.1:{server.port}/#/table/{table}"
    bots = [subprocess.Popen([sys.executable, "-B", "examples/netbot.py", link, "--name", name],
                             stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for name in ("Robby", "Marvin")]
    end = time.time() + 60
    while ask_json(server, "GET", f"/api/tables/{table}")[1]["played"] < 5 and time.time() < end:
        time.sleep(0.05)
    server.kill()
    server.start(server.port)
    try:
        said = [bot.communicate(timeout=120) for bot in bots]
    except subprocess.TimeoutExpired:
        for bot in bots:
            bot.kill()
        said = [bot.communicate() for bot in bots]
    seen = ask_json(server, "GET", f"/api/tables/{table}")[1]
    ok(seen["over"] and sorted(s["name"] for s in seen["seats"]) == ["Marvin", "Robby"],
       f"{game}: two bots over the network play it to its end", (seen, said))
    ok(all(bot.returncode == 0 and out.split()[0] in ("won", "lost") for bot, (out, _) in zip(bots, said)) and
       all("trying again" in err for _, err in said), f"{game}: they come back to a server that was away", said)
    status, record = ask(server, "GET", f"/api/tables/{table}/record")
    ok(status == 200 and is_true(record), f"{game}: the record of bots is true", record[:500])
    no_seat = subprocess.run([sys.executable, "-B", "examples/netbot.py", link], capture_output=True, text=True)
    ok(no_seat.returncode == 1 and "taken" in no_seat.stderr, f"{game}: there is no seat for a third", no_seat.stderr)


def main():
    with tempfile.TemporaryDirectory() as folder:
        server = Server(os.path.join(folder, "server.db"))
        test_requests(server)
        test_messages(server)
        for game, players, bots in [("conspiracy", 4, ["level:2"]), ("abyss", 2, []), ("abyss", 3, ["level:1"] * 2)]:
            test_game(server, game, players, bots)
        test_game(server, "conspiracy", 3, ["level:1"], kills=KILLS)
        test_game(server, "abyss", 2, ["level:1"], kills=KILLS)
        test_at_once(server)
        test_netbots(server, "conspiracy")
        end = server.stop()
        ok(end == (0, ""), "stops at SIGTERM, nothing leaked", end)
        server.start()
        tables = ask_json(server, "GET", "/api/tables")[1]["tables"]
        ok(any(t["game"] == "conspiracy" and not t["over"] for t in tables), "unfinished tables are there again")
        other = subprocess.run([TIDETABLE, "serve", "--port", "0", "--store", server.store],
                               capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"})
        ok(other.returncode == 1 and "cannot start" in other.stderr, "two servers cannot have one store", other.stderr)
        server.stop()
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
