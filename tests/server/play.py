#!/usr/bin/env python3
"""What people do at a table beside moving: python3 tests/server/play.py TIDETABLE"""

import contextlib
import json
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
import time

import serve
from client import TEXT, Client, WebSocket
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
        self.socket.socket.settimeout(10)
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
    bert.quiet()
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


# ---- giving up, standing still, going back


def verify(record):
    with tempfile.NamedTemporaryFile("w", suffix=".ttr") as f:
        f.write(record)
        f.flush()
        said = subprocess.run([serve.TIDETABLE, "verify", f.name], capture_output=True, text=True,
                              env={**os.environ, "LC_ALL": "C"})
    return said.returncode, said.stdout + said.stderr


def move_any(person):
    person.ask({"type": "move", "move": person.random.choice(person.last["moves"])})


def test_resign(server):
    anna, bert = Player("Anna"), Player("Bert")
    table = table_of(server, [anna, bert])
    first, second = asked_first(anna, bert)
    move_any(first)
    ok(first.word({"type": "resign"}) == "done", "one can resign")
    second.wait(lambda p: p.last["over"])
    ok(second.last["winners"] == [second.last["seat"]] and second.last["seats"][first.last["seat"]]["resigned"],
       "of two the other wins", second.last.get("winners"))
    ok("secret" in second.last, "the seed is revealed")
    ok(first.word({"type": "back"}) == "over", "there is no way back")
    status, record = ask(server, "GET", f"/api/tables/{table}/record")
    said = verify(record)
    ok(status == 200 and said[0] == 0 and f"# seat {first.last['seat']} resigned after move 1\n" in record,
       "the record is true and says so", (said, record[-200:]))

    people = [Player(f"P{i}", i) for i in range(2)]
    table = table_of(server, people, bots=["level:1"])
    ok(people[0].word({"type": "resign"}) == "done", "with three one can resign")
    gone, stays = people
    ok(gone.word({"type": "back"}) == "resigned", "and stays so")
    end = time.time() + 60
    while not stays.last["over"] and time.time() < end:
        stays.quiet(0.02)
        if stays.is_asked() and not stays.last["over"]:
            move_any(stays)
    said = verify(ask(server, "GET", f"/api/tables/{table}/record")[1])
    ok(stays.last["over"] and said[0] == 0, "a bot plays the seat to the end", said)


def test_pause(server):
    anna, bert = Player("Anna"), Player("Bert")
    table_of(server, [anna, bert], bots=["level:1"])
    ok(anna.word({"type": "pause"}) == "done" and anna.word({"type": "resume"}) == "done", "a wish can be withdrawn")
    ok(bert.word({"type": "pause"}) == "done", "a pause can be asked for")
    anna.wait(lambda p: p.last["pause"] == [bert.last["seat"]])
    ok(not anna.last["paused"] and anna.word({"type": "pause"}) == "done", "and agreed to")
    bert.wait(lambda p: p.last["paused"])
    seq = bert.last["seq"]
    bert.quiet(0.5)
    ok(bert.last["paused"] and bert.last["seq"] == seq, "then everything stands still", bert.last["seq"])
    words = [p.word({"type": "move", "move": "draw 1"}) for p in (anna, bert)]
    ok(words == ["paused", "paused"], "nobody moves", words)
    server.kill()
    server.start()
    for p in (anna, bert):
        p.connect(server)
        p.hear()
    ok(anna.last["paused"], "also after the server was killed")
    ok(bert.word({"type": "resume"}) == "done", "anybody ends it")
    anna.wait(lambda p: not p.last["paused"])
    ok(not anna.last["paused"], "and it goes on")


def test_take_back(server):
    anna, bert = Player("Anna"), Player("Bert")
    table_of(server, [anna, bert])
    first, second = asked_first(anna, bert)
    view, moves = first.last["view"], first.last["moves"]
    while first.is_asked():
        move_any(first)
        first.quiet(0.1)
    made = len(first.done)
    ok(first.word({"type": "undo"}) == "no-way-back", "beyond the barrier there is no undo")
    for _ in range(made):
        ok(first.word({"type": "take-back"}) == "done", "but one can ask")
        second.wait(lambda p: p.last["takeback"])
        ok(second.last["takeback"]["seat"] == first.last["seat"] and second.word({"type": "agree"}) == "done",
           "the other agrees", second.last["takeback"])
    first.wait(lambda p: p.last.get("moves") == moves)
    ok(first.last["view"] == view and first.last["moves"] == moves, "and it is as it was")
    move_any(first)
    ok(first.word({"type": "take-back"}) == "done", "one asks again")
    actor = first if first.is_asked() else second
    actor.quiet(0.1)
    move_any(actor)
    second.wait(lambda p: p.last["takeback"] is None)
    ok(second.word({"type": "agree"}) == "not-asked", "a move withdraws the wish")
    while first.is_asked():  # the move was its own
        move_any(first)
        first.quiet(0.1)
    first.word({"type": "take-back"})
    ok(second.word({"type": "refuse"}) == "done" and first.word({"type": "take-back"}) == "asked",
       "who was refused asks again after another move")

    anna, bert = Player("Anna"), Player("Bert")  # a bot waits for an answer, once
    table_of(server, [anna, bert], bots=["level:1"])
    for _ in range(60):
        for p in (anna, bert):
            p.quiet(0.05)
        if anna.last["actor"] == anna.last["seat"] and anna.is_asked():
            move_any(anna)
            if anna.word({"type": "take-back"}) == "done":
                break
        elif bert.is_asked():
            move_any(bert)
    anna.word({"type": "refuse"})
    ok(anna.word({"type": "take-back"}) == "asked", "nobody holds a bot up again and again")

    anna = Player("Anna")
    table_of(server, [anna], bots=["level:1"])
    anna.wait(lambda p: p.is_asked())
    moves = anna.last["moves"]
    while anna.is_asked():
        move_any(anna)
        anna.wait(lambda p: p.is_asked(), 0.2)
        if len(anna.done) > 3:
            break
    answers = [anna.word({"type": "take-back"}) for _ in anna.done if True]
    ok(set(answers) <= {"done", "no-way-back"} and "done" in answers, "bots agree at once", answers)
    anna.wait(lambda p: p.last.get("moves") == moves)
    ok(anna.last.get("moves") == moves, "back to the first question")


# ---- clocks


def test_clocks(server):
    for clock in [7, {}, {"kind": "live"}, {"kind": "live", "seconds": 0}, {"kind": "live", "seconds": "9"},
                  {"kind": "live", "seconds": 9, "increment": -1}, {"kind": "days", "days": 99}]:
        status, answer = ask_json(server, "POST", "/api/tables", {"game": "abyss", "players": 2, "clock": clock})
        ok((status, answer) == (400, {"error": "bad-terms"}), f"{clock} is no clock", answer)
    anna, bert = Player("Anna"), Player("Bert")
    table_of(server, [anna, bert], clock={"kind": "live", "seconds": 4, "increment": 1})
    first, second = asked_first(anna, bert)
    seat, other = first.last["seat"], second.last["seat"]
    clock = first.last["clock"]
    ok(clock["kind"] == "live" and clock["seconds"] == 4 and clock["increment"] == 1 and clock["running"] == seat,
       "a table has its clock", clock)
    time.sleep(0.5)
    move_any(first)
    first.wait(lambda p: p.last["clock"]["left"][seat] < 3900 or p.last["actor"] != seat)
    left = first.last["clock"]["left"]
    ok(3000 < left[seat] < 3600 or (first.last["actor"] != seat and 4000 < left[seat] < 4600),
       "who thinks pays", left)
    while first.is_asked():
        move_any(first)
        first.quiet(0.1)
    second.wait(lambda p: p.is_asked())
    ok(second.last["clock"]["left"][seat] > 3500 and second.last["clock"]["running"] == other,
       "an increment when the decision has passed on", second.last["clock"])
    time.sleep(1)
    server.kill()
    time.sleep(2)
    server.start()
    for p in (first, second):
        p.connect(server)
        p.hear()
    ok(second.last["clock"]["left"][other] > 2500, "clocks stand still while the server is down",
       second.last["clock"])
    for p in (first, second):
        p.ask({"type": "pause"})
    second.wait(lambda p: p.last["paused"])
    left = second.last["clock"]["left"]
    time.sleep(1)
    second.ask({"type": "resume"})
    second.wait(lambda p: not p.last["paused"])
    ok(second.last["clock"]["left"][other] > left[other] - 300, "and in a pause", (left, second.last["clock"]))
    server.stop()
    time.sleep(0.5)
    server.start()
    for p in (first, second):
        p.connect(server)
        p.hear()
    start = time.time()
    ok(second.wait(lambda p: p.last["seats"][other]["late"], 8), "a clock runs out")
    ok(time.time() - start < 4.5, "in time", time.time() - start)
    ok(second.word({"type": "move", "move": "draw 1"}) in ("no-time", "wrong-seat") and
       second.word({"type": "back"}) == "no-time", "then there is no time")
    first.wait(lambda p: p.is_asked())
    ok(first.is_asked() and first.last["clock"]["left"][other] == 0, "and a bot has moved", first.last["clock"])

    anna = Player("Anna")
    table_of(server, [anna], bots=["level:1"], clock={"kind": "days", "days": 3})
    anna.wait(lambda p: p.is_asked())
    clock = anna.last["clock"]
    ok(clock["days"] == 3 and clock["left"][1] is None and 0 <= 3 * 86400000 - clock["left"][0] < 5000,
       "or has days", clock)


def test_clock_and_asides(server):
    """What is no play takes no time from who is asked."""
    anna, bert = Player("Anna"), Player("Bert")
    start = time.time()
    table_of(server, [anna, bert], "abyss", clock={"kind": "live", "seconds": 60})
    first, second = asked_first(anna, bert)
    seat = first.last["seat"]
    time.sleep(1)
    for text in ("Well?", "I am waiting.", "Really."):
        second.ask({"type": "say", "text": text})
    second.ask({"type": "orders", "orders": "pass any 5 1"})
    second.ask({"type": "auto", "on": True})
    move_any(first)
    first.wait(lambda p: p.last["clock"]["left"][seat] < 59100)  # what was told before that second is older
    left, most = first.last["clock"]["left"][seat], 1000 * (time.time() - start)
    ok(0 < 60000 - left <= most, "talk, orders and auto of others are no time of who is asked", (left, most))
    server.kill()
    server.start()
    first.connect(server)
    first.hear()
    again = first.last["clock"]["left"][seat]
    ok(abs(again - left) <= 1000 * (time.time() - start) - most + 50, "and the lines say the same", (left, again))


# ---- leaving and coming back, orders


def test_leave(server):
    anna, bert = Player("Anna"), Player("Bert")
    table_of(server, [anna, bert])
    first, second = asked_first(anna, bert)
    seat = first.last["seat"]
    ok(first.word({"type": "back"}) == "not-away", "who is there cannot come back")
    ok(first.word({"type": "leave"}) == "done", "one can leave a game")
    ok(second.wait(lambda p: p.last["seats"][seat]["away"]), "everybody sees it", second.last["seats"])
    ok(second.wait(lambda p: p.is_asked()), "a bot plays on", second.last["actor"])
    ok(second.last["seats"][seat]["kind"] == "person" and second.last["played"] > 0, "at a seat that stays a person's",
       second.last["seats"])
    ok(first.word({"type": "leave"}) == "nobody", "who has left cannot leave")
    server.kill()
    server.start()
    for p in (first, second):
        p.connect(server)
        p.hear()
    ok(second.last["seats"][seat]["away"], "also after the server was killed")
    ok(first.word({"type": "back"}) == "done", "one comes back")
    ok(second.wait(lambda p: not p.last["seats"][seat]["away"]), "which everybody sees")
    while second.is_asked():
        move_any(second)
        second.quiet(0.1)
    ok(first.wait(lambda p: p.is_asked()), "and is asked again", first.last)
    seq = first.last["seq"]
    first.quiet(0.5)
    ok(first.last["seq"] == seq and first.word({"type": "move", "move": first.last["moves"][0]}) == "done",
       "and nobody else moves for them")


def test_orders(server):
    anna, bert = Player("Anna", 5), Player("Bert", 6)
    table_of(server, [anna, bert], "abyss")
    ok(anna.word({"type": "orders", "orders": "fly any"}) == "nonsense", "orders are what the game knows")
    ok(anna.word({"type": "orders"}) == "nonsense", "and have to be said")
    bert.quiet()
    heard = len(bert.heard)
    ok(anna.word({"type": "orders", "orders": "pass any 5 1"}) == "done", "orders are given")
    anna.wait(lambda p: p.last["orders"] == "pass any 5 1")
    bert.quiet()
    ok(anna.last["orders"] == "pass any 5 1" and len(bert.heard) == heard and bert.last["orders"] == "",
       "and nobody else hears of them", (anna.last["orders"], bert.heard[heard:]))
    server.kill()
    server.start()
    for p in (anna, bert):
        p.connect(server)
        p.hear()
    ok(anna.last["orders"] == "pass any 5 1", "they outlive the server", anna.last["orders"])
    heard = len(anna.heard)  # the deal may have asked her, before there were orders
    followed, end = False, time.time() + 60
    while not followed and time.time() < end and not anna.last["over"]:
        for person in (anna, bert):
            person.quiet(0.02)
            if not person.is_asked():
                continue
            if person is anna and anna.last["stage"] == "buy":
                seq, played = anna.last["seq"], anna.last["played"]
                followed = anna.wait(lambda p: p.last["played"] > played, 8)
                told = [m for m in anna.heard[heard:] if m["type"] == "turn" and m["seq"] == seq]
                ok(followed and not told, "the server answers as ordered, and calls nobody", told)
                break
            moves = person.last["moves"]
            person.ask({"type": "move", "move": next((m for m in moves if m == "explore"), moves[0])})
    ok(followed, "orders were asked for", anna.last.get("stage"))
    ok(anna.word({"type": "orders", "orders": ""}) == "done" and anna.wait(lambda p: p.last["orders"] == ""),
       "they are withdrawn", anna.last["orders"])
    carl, dora = Player("Carl"), Player("Dora")
    table_of(server, [carl, dora], "conspiracy")
    ok(carl.word({"type": "orders", "orders": "pass any 5 1"}) in ("no-orders", "nonsense"), "a game without them has none")


# ---- talking


def lines_of(person):
    return [m["line"] for m in person.heard if m["type"] == "said"]


def test_chat(server):
    anna, bert = Player("Anna"), Player("Bert")
    table = table_of(server, [anna, bert], chat="all")
    olga = Player("Olga")
    olga.table, olga.socket = table, WebSocket(server.port)
    olga.say({"type": "watch", "table": table})
    olga.hear()
    ok(olga.last["chat"] == "all", "a table says who may talk")
    ok(olga.word({"type": "say", "text": "Hello"}) == "no-name", "who looks on needs a name")
    olga.say({"type": "watch", "table": table, "name": "Olga"})
    seq = anna.last["seq"]
    ok(anna.word({"type": "say", "text": "Gość \"王\" \\ @5"}) == "done", "something is said")
    ok(olga.word({"type": "say", "text": "Hello"}) == "done", "also by who looks on")
    bert.wait(lambda p: len(lines_of(p)) == 2)
    ok(lines_of(bert) == [{"n": 1, "seat": anna.last["seat"], "name": "Anna", "text": "Gość \"王\" \\ @5"},
                          {"n": 2, "seat": None, "name": "Olga", "text": "Hello"}], "and heard", lines_of(bert))
    ok(bert.last["seq"] == seq, "the game has not changed")
    for text in ["", " ", "x" * 501, "a\nb", "\u202e", "\u0007", 7]:
        ok(anna.word({"type": "say", "text": text}) == "nonsense", f"{text!r:.20} is not said")
    ok(bert.word({"type": "mute", "seat": anna.last["seat"], "on": True}) == "done", "a seat can be muted")
    bert.wait(lambda p: p.count("chat"))
    chat = [m for m in bert.heard if m["type"] == "chat"][-1]
    ok([line["n"] for line in chat["lines"]] == [2], "what it said is gone", chat)
    words = [anna.word({"type": "say", "text": f"line {i}"}) for i in range(6)]
    ok(words[:4] == ["done"] * 4 and "too-fast" in words, "nobody talks all the time", words)
    ok(bert.word({"type": "say", "text": "quiet now"}) == "done", "others may")
    bert.quiet()
    ok([line["text"] for line in lines_of(bert)[2:]] == ["quiet now"], "who is muted is not heard", lines_of(bert)[2:])
    anna.quiet()
    said = lines_of(anna)
    server.kill()
    server.start()
    anna.connect(server)
    anna.wait(lambda p: p.heard[-1]["type"] == "chat")
    ok(anna.heard[-1]["lines"] == said, "what was acknowledged is there after a kill", anna.heard[-1])
    deaf = Player("Bert")
    deaf.table, deaf.socket = table, WebSocket(server.port)
    deaf.say({"type": "watch", "table": table, "chat": "off", "name": "Bert"})
    deaf.hear()
    olga.socket = WebSocket(server.port)
    olga.say({"type": "watch", "table": table, "name": "Olga"})
    ok(olga.word({"type": "say", "text": "Still here"}) == "done", "it goes on")
    anna.wait(lambda p: lines_of(p)[-1]["text"] == "Still here")
    deaf.quiet()
    ok(deaf.count("said") == deaf.count("chat") == 0, "who turns it off hears none of it")

    anna, bert = Player("Anna"), Player("Bert")
    table = table_of(server, [anna, bert], chat="off")
    ok(anna.word({"type": "say", "text": "Hello"}) == "no-chat", "a table without talk has none")
    status, answer = ask_json(server, "POST", "/api/tables", {"game": "abyss", "players": 2, "chat": "loud"})
    ok((status, answer) == (400, {"error": "bad-terms"}), "there is no other kind", answer)


# ---- once more


def test_again(server):
    anna, bert = Player("Anna"), Player("Bert")
    clock = {"kind": "live", "seconds": 600, "increment": 0}
    table = table_of(server, [anna, bert], bots=["level:1"], clock=clock, options={"first": "0"})
    ok(anna.word({"type": "again"}) == "not-over", "first a game comes to its end")
    anna.ask({"type": "resign"})
    ok(bert.word({"type": "resign"}) == "done", "people give up")
    anna.wait(lambda p: p.last["over"])
    ok(anna.last["winners"] == [2] and anna.last["next"] is None, "so a bot wins", anna.last.get("winners"))
    watcher = WebSocket(server.port)
    watcher.say(TEXT, json.dumps({"type": "watch", "table": table}))
    watcher.hear()
    watcher.say(TEXT, json.dumps({"type": "again", "action": "1" * 16}))
    ok(json.loads(watcher.hear()[1])["error"] == "no-such-seat", "who looks on has nothing to ask for")
    ok(anna.word({"type": "again"}) == "done", "another game is asked for")
    ok(bert.word({"type": "again"}) == "done", "by as many as want it")
    for p in (anna, bert):
        p.wait(lambda p: p.last["next"])
    seen = json.loads(watcher.hear()[1])
    watcher.socket.close()
    following = anna.last["next"]
    ok(following and following == bert.last["next"] == seen["next"], "everybody is told the same table")
    status, made = ask_json(server, "GET", f"/api/tables/{following}")
    ok(status == 200 and [s["kind"] for s in made["seats"]] == ["bot", "free", "free"] and
       made["clock"]["seconds"] == 600, "bots have moved one seat further", made)
    stranger = Player("Zoe")
    ok(stranger.sit(server, following) == (409, {"error": "taken"}), "seats are kept for who was there")
    nonce = {"name": "Zoe", "nonce": "00" * 16, "seat": 1}
    ok(ask_json(server, "POST", f"/api/tables/{following}/sit", nonce, key=stranger.key) == (409, {"error": "kept"}),
       "whichever a stranger wants")
    server.kill()
    server.start()
    for p in (anna, bert):
        ok(p.sit(server, following)[0] == 200, "who was there accepts")
        p.connect(server)
        p.wait(lambda p: p.last["table"] == following)
    bert.wait(lambda p: p.last["begun"])
    seats = [p.last["seat"] for p in (anna, bert)]
    ok(seats == [1, 2] and bert.last["begun"], "and the next game begins, seats turned", seats)


# ---- bots by hand, and limits


def test_bots(server):
    anna = Player("Anna")
    table = new_table(server, "conspiracy", 3)
    anna.sit(server, table)
    anna.connect(server)
    anna.hear()
    ok(anna.word({"type": "bot", "seat": 1, "bot": "level:1"}) == "done", "a bot is given a seat")
    ok(anna.word({"type": "bot", "seat": 1, "bot": "level:1"}) == "taken", "that is free")
    for wrong in ({"seat": 3, "bot": "level:1"}, {"seat": 2, "bot": "level:9"}, {"seat": 2, "bot": "exec:reboot"}, {}):
        ok(anna.word({"type": "bot", **wrong}) == "nonsense", f"not {wrong}")
    ok(anna.word({"type": "dismiss", "seat": 1}) == "done", "and sent away")
    ok(anna.word({"type": "dismiss", "seat": 0}) == "no-bot", "which a person is not")
    with WebSocket(server.port) as watcher:
        watcher.say(TEXT, json.dumps({"type": "watch", "table": table}))
        watcher.hear()
        watcher.say(TEXT, json.dumps({"type": "bot", "action": "1" * 16, "seat": 2, "bot": "level:1"}))
        ok(json.loads(watcher.hear()[1])["error"] == "no-such-seat", "who looks on seats nobody")
    anna.ask({"type": "bot", "seat": 1, "bot": "level:2"})
    anna.ask({"type": "bot", "seat": 2, "bot": "level:1"})
    anna.wait(lambda p: p.last["begun"])
    ok([s["name"] for s in anna.last["seats"]] == ["Anna", "level:2", "level:1"] and anna.last["begun"],
       "with the last one it begins", anna.last["seats"])
    ok(anna.word({"type": "dismiss", "seat": 1}) == "has-begun", "then they stay")


def make_from(server, address, n):
    """So many tables from an address that a proxy names; how often each answer came."""
    words = {}
    body = json.dumps({"game": "conspiracy", "players": 2}).encode()
    with Client(server.port) as c:
        for _ in range(n):
            status, _, text = c.get("/api/tables", f"X-Forwarded-For: {address}", method="POST", body=body)
            word = json.loads(text).get("error", "made") if text.startswith(b"{") else status
            words[word] = words.get(word, 0) + 1
            if word == 429:
                time.sleep(1)
            time.sleep(0.02)
    return words


def test_makers(folder):
    server = Server(os.path.join(folder, "makers.db"), "--behind-proxy")
    words = make_from(server, "10.0.0.1", 110)
    ok(words.get("made", 0) == 100 and words.get("too-many", 0) > 0, "nobody makes tables without end", words)
    words = make_from(server, "10.0.0.2", 2)
    ok(words == {"made": 2}, "others may", words)
    ok(server.stop() == (0, ""), "and the server stops")


# ---- finished tables


def tables_of(server):
    text = ask(server, "GET", "/metrics")[1]
    return int(dict(line.split() for line in text.splitlines() if line[0] != "#")["tidetable_tables"])


def finished_table(server):
    anna, bert = Player("Anna"), Player("Bert")
    table = table_of(server, [anna, bert], "conspiracy")
    first, _ = asked_first(anna, bert)
    move_any(first)
    anna.ask({"type": "say", "text": "Good game"})
    anna.ask({"type": "resign"})
    for p in (anna, bert):
        p.wait(lambda p: p.last["over"])
    return table, anna, bert


def wait_for(what, seconds=8):
    end = time.time() + seconds
    while not what() and time.time() < end:
        time.sleep(0.1)
    return what()


def test_unreadable(server, table):
    """A store that does not answer is no proof that a table is not there."""
    with contextlib.closing(sqlite3.connect(server.store)) as db:
        db.execute("PRAGMA legacy_alter_table = ON")
        db.execute("ALTER TABLE lines RENAME TO mislaid")
        db.commit()
        answer = ask_json(server, "GET", f"/api/tables/{table}")
        ok(answer == (503, {"error": "busy"}), "what cannot be read is not said to be nowhere", answer)
        with WebSocket(server.port) as watcher:
            watcher.say(TEXT, json.dumps({"type": "watch", "table": table}))
            heard = json.loads(watcher.hear()[1])
        ok(heard.get("error") == "busy", "nor to who wants to watch it", heard)
        db.execute("ALTER TABLE mislaid RENAME TO lines")
        db.commit()
    ok(wait_for(lambda: ask(server, "GET", f"/api/tables/{table}")[0] == 200), "it is there when it can be read again")


def test_finished(folder):
    server = Server(os.path.join(folder, "finished.db"), "--keep-finished", "1")
    table, anna, bert = finished_table(server)
    record = ask(server, "GET", f"/api/tables/{table}/record")[1]
    time.sleep(2.5)
    ok(tables_of(server) == 1, "a finished table stays while somebody is there", tables_of(server))
    anna.socket.socket.close()
    bert.socket.socket.close()
    ok(wait_for(lambda: tables_of(server) == 0), "then it leaves memory", tables_of(server))
    ok(ask(server, "GET", f"/api/tables/{table}/record") == (200, record), "its record is still to be had")
    ok(tables_of(server) == 1 and wait_for(lambda: tables_of(server) == 0), "it comes and goes")
    status, seen = ask_json(server, "GET", f"/api/tables/{table}")
    ok(status == 200 and seen["over"], "so is the table")
    wait_for(lambda: tables_of(server) == 0)
    test_unreadable(server, table)
    wait_for(lambda: tables_of(server) == 0)
    anna.connect(server)
    anna.heard.clear()
    anna.wait(lambda p: p.count("chat"))
    ok(anna.last["over"] and anna.last["seat"] is not None and anna.heard[-1]["lines"][0]["text"] == "Good game",
       "and who comes back sees it all", anna.heard[-1:])
    anna.socket.socket.close()
    wait_for(lambda: tables_of(server) == 0)
    anna.socket = WebSocket(server.port)
    anna.say({"type": "watch", "table": table, "key": anna.key})
    ok(anna.word({"type": "again"}) == "done", "also what is said before it was read is heard")
    anna.wait(lambda p: p.last["next"])
    ok(ask(server, "GET", f"/api/tables/{anna.last['next']}")[0] == 200, "and another game can be asked for")
    ok(ask(server, "GET", "/api/tables/abcdefghjkmn")[0] == 404, "a table that never was is not found")
    anna.say({"type": "watch", "table": "abcdefghjkmn"})
    anna.wait(lambda p: p.count("error"))
    ok(anna.heard[-1].get("error") == "no-such-table", "nor watched", anna.heard[-1])
    anna.socket.socket.close()
    end = server.stop()
    ok(end[0] == 0 and set(re.findall(r"(store-\S+)", end[1])) == {"store-failed", "store-works-again", "store-broken"},
       "the server stops, and has told of its store", end)
    server.start()
    ok(tables_of(server) == 2, "at the start what is open is read", tables_of(server))
    ok(wait_for(lambda: tables_of(server) == 1), "and put away, if it is over")
    server.kill()
    server.start()
    ok(tables_of(server) == 1, "for good", tables_of(server))
    ok(ask(server, "GET", f"/api/tables/{table}/record") == (200, record), "but it is there")
    anna.connect(server)
    anna.wait(lambda p: p.heard[-1]["type"] == "chat")
    ok(anna.word({"type": "say", "text": "Hello?"}) == "over", "nothing is added to what was put away")
    anna.socket.socket.close()
    end = server.stop()
    ok(end == (0, ""), "nothing leaked", end)


def test_deserted(folder):
    """A table that everybody has left before it began is in no list, and then nowhere."""
    def new():
        return ask_json(server, "POST", "/api/tables", {"game": "abyss", "players": 3, "public": True,
                                                        "bots": ["level:1"]})[1]["table"]

    def listed():
        return [t["table"] for t in ask_json(server, "GET", "/api/tables")[1]["tables"]]

    server = Server(os.path.join(folder, "deserted.db"), "--keep-finished", "2")
    table, empty = new(), new()
    anna = Player("Anna")
    anna.sit(server, table)
    anna.connect(server)
    ok(listed() == [empty, table], "who waits for others is in the lobby")
    ok(anna.word({"type": "leave"}) == "done" and listed() == [empty], "who has left is not", listed())
    anna.sit(server, table)
    ok(listed() == [empty, table], "until somebody sits down again", listed())
    anna.word({"type": "leave"})
    time.sleep(3.5)
    ok(ask(server, "GET", f"/api/tables/{table}")[0] == 200, "it stays while somebody looks")
    anna.socket.socket.close()
    server.kill()
    server.start()
    ok(listed() == [empty], "nor is it after kill -9", listed())
    ok(wait_for(lambda: tables_of(server) == 1), "after a while it leaves memory", tables_of(server))
    ok(ask_json(server, "GET", f"/api/tables/{table}") == (404, {"error": "no-such-table"}) and tables_of(server) == 1,
       "and is no more")
    server.kill()
    server.start()
    ok(tables_of(server) == 1 and listed() == [empty] and ask(server, "GET", f"/api/tables/{table}")[0] == 404,
       "for good", (tables_of(server), listed()))
    ok(server.stop() == (0, ""), "nothing leaked")


def main():
    with tempfile.TemporaryDirectory() as folder:
        server = Server(os.path.join(folder, "server.db"))
        for test in (test_turns, test_index, test_auto, test_resign, test_pause, test_take_back,
                     test_clocks, test_clock_and_asides, test_leave, test_orders, test_chat, test_again, test_bots):
            test(server)
        end = server.stop()
        ok(end == (0, ""), "stops at SIGTERM, nothing leaked", end)
        test_makers(folder)
        test_finished(folder)
        test_deserted(folder)
    return serve.failed != 0


if __name__ == "__main__":
    sys.exit(main())
