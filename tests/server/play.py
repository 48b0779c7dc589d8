#!/usr/bin/env python3
"""What people do at a table beside moving: python3 tests/server/play.py TIDETABLE"""

import json
import os
import sys
import tempfile
import time

import serve
from client import TEXT, WebSocket
from serve import Person, Server, ask, ask_json, new_table


def ok(passed, name, seen=""):
    serve.ok(passed, "play: " + name, seen)


class Player(Person):
    """A person who keeps what was heard, and waits for what has to come."""

    def __init__(self, name, seed=1):
        super().__init__(name, seed)
        self.heard = []

    def hear(self):
        message = super().hear()
        self.heard.append(message)
        return message

    def wait(self, what, seconds=10):
        """Until `what` is true of the last table, or of nothing more that comes."""
        end = time.time() + seconds
        while not what(self):
            self.socket.socket.settimeout(max(0.01, end - time.time()))
            try:
                self.hear()
            except TimeoutError:
                return False
        return True

    def quiet(self, seconds=0.3):
        """Hears all there is."""
        self.wait(lambda _: False, seconds)

    def ask(self, message):
        """The answer to a wish."""
        self.want(message)
        action = self.wanted["action"]
        while True:
            heard = self.hear()
            if heard["type"] in ("done", "error") and heard.get("action") == action:
                return heard

    def word(self, message):
        answer = self.ask(message)
        return answer.get("error", answer["type"])

    def count(self, kind):
        return sum(m["type"] == kind for m in self.heard)

    def is_asked(self):
        return self.last["actor"] == self.last["seat"] and bool(self.last.get("moves"))


def table_of(server, people, game="conspiracy", bots=(), **more):
    """People at a new table, when the cards are dealt."""
    table = new_table(server, game, len(people) + len(bots), bots, **more)
    for person in people:
        person.sit(server, table)
    for person in people:
        person.connect(server)
    for person in people:
        person.wait(lambda p: p.last and p.last["begun"])
    return table


def asked_first(*people):
    return sorted(people, key=lambda p: not p.is_asked())


# ---- turns


def test_turns(server):
    anna, bert = Player("Anna"), Player("Bert")
    table = table_of(server, [anna, bert])
    first, second = asked_first(anna, bert)
    elsewhere = WebSocket(server.port)
    elsewhere.say(TEXT, json.dumps({"type": "hello", "key": second.key}))
    ok(json.loads(elsewhere.hear()[1]) == {"type": "hello"}, "a key can be shown without a table")
    second.quiet()
    before = second.count("turn")
    while first.is_asked():
        first.ask({"type": "move", "move": first.last["moves"][0]})
        first.wait(lambda p: not p.wanted and p.last["seq"] > 0)
        first.quiet(0.1)
    second.wait(lambda p: p.count("turn") > before)
    turns = [m for m in second.heard if m["type"] == "turn"]
    ok(len(turns) == before + 1 and turns[-1] == {"type": "turn", "table": table, "seq": second.last["seq"]},
       "who has to decide is told, once", turns)
    ok(all(m["seq"] != turns[-1]["seq"] for m in first.heard if m["type"] == "turn"), "and nobody else")
    elsewhere.socket.settimeout(5)
    ok(json.loads(elsewhere.hear()[1])["table"] == table, "also where the person does not watch the table")
    second.ask({"type": "move", "move": second.last["moves"][0]})
    second.quiet(0.2)
    if second.is_asked():
        ok(second.count("turn") == before + 1, "the next question of a turn is no new turn")
    elsewhere.socket.close()


# ---- moves by number


def test_index(server):
    anna, bert = Player("Anna"), Player("Bert")
    table_of(server, [anna, bert])
    first, second = asked_first(anna, bert)
    seq, moves = first.last["seq"], first.last["moves"]
    number = {"type": "move", "index": 0, "seq": seq}
    ok(second.word(number) == "wrong-seat" and second.word({**number, "index": 200}) == "wrong-seat",
       "how many moves somebody else has is not told")
    ok(first.word({"type": "move", "index": 0}) == "nonsense", "a number without its list is none")
    ok(first.word({**number, "index": len(moves)}) == "nonsense", "no list is longer than it is")
    ok(first.word({**number, "seq": seq + 1}) == "stale", "no list comes from the future")
    first.want(number)
    said = first.wanted
    first.say({**said, "action": "f" * 16})
    first.wait(lambda p: p.count("error") and not p.wanted and any(m.get("action") == "f" * 16 for m in p.heard))
    words = {m["action"]: m.get("error", "done") for m in first.heard if m["type"] in ("done", "error")}
    ok(words[said["action"]] == "done" and words["f" * 16] in ("stale", "wrong-seat"),
       "a number said twice is one move", words)
    events = [m for m in second.heard if m["type"] == "table"]
    first.say(said)
    again = None
    while again is None or again.get("action") != said["action"]:
        again = first.hear()
    ok(again["type"] == "done", "and is acknowledged as often as it is said", (again, events[-1:]))


# ---- answers without a choice


def test_auto(server):
    """Abyss asks who may have one choice for what only they know; a person who takes about half a second is
    answered for in about that time."""
    anna, bert = Player("Anna", 3), Player("Bert", 4)
    table_of(server, [anna, bert], "abyss")
    ok(anna.word({"type": "auto"}) == "nonsense", "auto is on or off")
    heard = len(bert.heard)
    ok(anna.word({"type": "auto", "on": True}) == "done", "auto can be asked for")
    anna.wait(lambda p: p.last["auto"])
    bert.quiet()
    ok(len(bert.heard) == heard and bert.last["auto"] is False, "and nobody else hears of it", bert.heard[heard:])
    answered, told, end = [], False, time.time() + 30
    while not answered and time.time() < end and not anna.last["over"]:
        for person in (anna, bert):
            person.quiet(0.02)
            if not person.is_asked():
                continue
            if person is anna and len(anna.last["moves"]) == 1 and len(anna.done) > 6:
                start, seq = time.time(), anna.last["seq"]
                if anna.wait(lambda p: p.last["seq"] > seq, 4):
                    answered.append(time.time() - start)
                    told = any(m["type"] == "turn" and m["seq"] == seq for m in anna.heard)
                    break
            if person is anna:
                time.sleep(0.3)
            person.ask({"type": "move", "move": person.random.choice(person.last["moves"])})
    ok(answered and 0.15 < answered[0] < 2, "one choice is answered, as fast as the person is", answered)
    ok(not told, "without calling them", anna.heard[-3:])
    anna.ask({"type": "auto", "on": False})
    anna.wait(lambda p: p.last["auto"] is False)
    ok(anna.last["auto"] is False, "it can be turned off")


def main():
    with tempfile.TemporaryDirectory() as folder:
        server = Server(os.path.join(folder, "server.db"))
        for test in (test_turns, test_index, test_auto):
            test(server)
        end = server.stop()
        ok(end == (0, ""), "stops at SIGTERM, nothing leaked", end)
    return serve.failed != 0


if __name__ == "__main__":
    sys.exit(main())
