#!/usr/bin/env python3
"""The people's side of the server: python3 tests/server/people.py TIDETABLE

Finding tables, one's own games, accounts; over plain sockets, with the server killed in between."""

import hashlib
import json
import os
import sqlite3
import sys
import tempfile
import time

from client import TEXT, Client, WebSocket, request
from serve import Person, Server, finish_one, is_true, new_table
from serve import ask as ask_text
from serve import ask_json as ask_at_once

failed = 0


def ok(passed, name, seen=""):
    global failed
    failed += not passed
    print(("ok - people: " if passed else "not ok - people: ") + name +
          ("" if passed or seen == "" else f" (seen: {seen!r})"), flush=True)


def ask_json(*arguments, **options):
    """An address may ask sixty times a second for long; who asks more waits."""
    time.sleep(1 / 60)
    return ask_at_once(*arguments, **options)


# ---- how requests are answered

SECURITY = {"x-content-type-options": "nosniff", "referrer-policy": "no-referrer", "x-frame-options": "DENY",
            "content-security-policy": "default-src 'none'; frame-ancestors 'none'"}


def test_manners(server):
    table = new_table(server, "abyss", 2)
    with Client(server.port) as c:
        for path, methods in [("/healthz", "GET, HEAD"), ("/api/tables", "GET, HEAD, POST"),
                              (f"/api/tables/{table}", "GET, HEAD"), (f"/api/tables/{table}/sit", "POST")]:
            status, headers, body = c.get(path, method="PUT")
            ok((status, headers.get("allow"), body) == (405, methods, b'{"error":"wrong-method"}'),
               f"PUT {path}: says what would be right", (status, headers, body))
        for path in ["/healthz", "/metrics", "/api/tables", f"/api/tables/{table}", "/nowhere"]:
            status, headers, body = c.get(path)
            ok(all(headers.get(k) == v for k, v in SECURITY.items()), f"GET {path}: a browser may do nothing with it",
               headers)
            seen = c.get(path, method="HEAD")
            ok(seen[0] == status and seen[2] == b"" and seen[1].keys() == headers.keys(), f"HEAD {path}: the same",
               seen)
        for path in ["/api", "/api/", "/api/tables/", "/api/tables//", f"/api/tables/{table}/", "/api/tables/x/y",
                     "/API/tables", f"/api/tables/{table}/sit/down"]:
            seen = c.get(path)
            ok(seen[0] == 404 and b'"no-such-' in seen[2], f"{path} is nowhere", seen)


# ---- the lobby


def ids(page):
    return [t["table"] for t in page["tables"]]


def pages(server, path, key=None):
    """All tables of a list, page by page."""
    found, after = [], ""
    while True:
        status, page = ask_json(server, "GET", path + after, key=key)
        assert status == 200, page
        found += page["tables"]
        if page["next"] is None:
            return found
        after = ("&" if "?" in path else "?") + f"after={page['next']}"


def test_games(server):
    status, answer = ask_json(server, "GET", "/api/games")
    games = {g["name"]: g for g in answer["games"]}
    ok(status == 200 and set(games) == {"abyss", "conspiracy", "rumbones"}, "the games there are", answer)
    ok(games["abyss"]["players"] == {"min": 2, "max": 4} and games["rumbones"]["players"]["max"] == 6,
       "how many play them", games)
    ok([o for o in games["abyss"]["options"] if o["name"] == "memory"][0]["values"] == ["off", "on"],
       "their options", games["abyss"])
    ok([b["name"] for b in answer["levels"]] == [f"level:{i}" for i in range(1, 7)]
       and answer["levels"][3]["title"] == "Shark", "the bots", answer["levels"])
    ok(ask_json(server, "GET", "/api/games?lang=ru")[1]["levels"][3]["title"] == "Акула", "in other languages, too")
    ok(ask_json(server, "GET", "/api/games?lang=xx") == (400, {"error": "bad-query"}), "if they are known")
    for game in answer["games"]:  # what is offered is taken
        taken = []
        for option in game["options"]:
            for value in option["values"]:
                status, table = ask_json(server, "POST", "/api/tables", {
                    "game": game["name"], "players": game["players"]["max"], "options": {option["name"]: value}})
                taken.append(table["options"][option["name"]] == value if status == 200
                             else (option["name"], value, table))
        ok(all(t is True or t[2] == {"error": "bad-setup"} for t in taken) and taken.count(True) > len(taken) / 2,
           f"{game['name']} with its options", taken)


def test_seats(server):
    def kinds(bots):
        status, table = ask_json(server, "POST", "/api/tables", {"game": "abyss", "players": 3, "bots": bots})
        return [seat["kind"] for seat in table["seats"]] if status == 200 else table["error"]

    ok(kinds(["level:1"]) == ["free", "free", "bot"], "bots sit at the last seats")
    ok(kinds([None, "level:1", None]) == ["free", "bot", "free"], "a seat among them stays free")
    ok(kinds([None] * 3) == ["free"] * 3, "or all of them")
    for bots in [["level:1"] * 3, [None] * 4, ["level:7", None], [1]]:
        ok(kinds(bots) == "bad-bots", f"bots cannot be {bots}", kinds(bots))


def test_lobby(server):
    """Lists of several pages, each table once, the newest first."""
    made = []
    for i in range(75):
        status, table = ask_json(server, "POST", "/api/tables", {
            "game": "abyss" if i % 2 else "conspiracy", "players": 2, "public": i % 10 != 0, "bots": ["level:1"]})
        made.append((table["table"], table["game"], i % 10 != 0))
    wanted = [table for table, _, public in reversed(made) if public]
    ok(ids({"tables": pages(server, "/api/tables?state=open")})[:len(wanted)] == wanted,
       "public tables, the newest first, on several pages")
    page = ask_json(server, "GET", "/api/tables?state=open&game=abyss")[1]
    wanted = [table for table, game, public in reversed(made) if public and game == "abyss"]
    ok(ids(page)[:len(wanted)] == wanted and {t["game"] for t in page["tables"]} == {"abyss"} and page["next"] is None,
       "of one game", page["next"])
    ok(ids(ask_json(server, "GET", "/api/tables?state=playing")[1]) == [], "nothing is played yet")
    for query in ["state=closed", "game=chess", "after=x", "after=-1", "after=1.5", "state=%6fpen", "state=",
                  "after=99999999999999999999"]:
        ok(ask_json(server, "GET", "/api/tables?" + query) == (400, {"error": "bad-query"}), f"?{query} is refused")
    ok(ask_json(server, "GET", "/api/tables?colour=red&state=over")[0] == 200, "what nobody knows is passed over")

    before = pages(server, "/api/tables")
    server.kill()
    server.start()
    ok(pages(server, "/api/tables") == before, "all of it is the same after kill -9")
    newest = new_table(server, "abyss", 2)
    ok(ids(ask_json(server, "GET", "/api/tables")[1])[0] == newest, "and who comes later is newer")
    return newest


def test_states(server, table):
    """A table goes from shelf to shelf; who watches is counted."""
    anna, bert = Person("Anna", 11), Person("Bert", 12)
    for person in (anna, bert):
        person.sit(server, table)
    ok(ids(ask_json(server, "GET", "/api/tables?state=playing")[1]) == [table]
       and table not in ids(ask_json(server, "GET", "/api/tables?state=open")[1]), "a game that has begun is watched")
    for person in (anna, bert):
        person.connect(server)
        person.hear()
    with WebSocket(server.port) as watcher:
        watcher.say(TEXT, json.dumps({"type": "watch", "table": table}))
        watcher.hear()
        ok(ask_json(server, "GET", f"/api/tables/{table}")[1]["watchers"] == 1, "by one who has no seat")
    return anna, bert


# ---- my games


def test_mine(server, table, anna, bert):
    def mine(person, query=""):
        return ask_json(server, "GET", "/api/my/tables" + query, key=person.key)[1]["tables"]

    ok(ask_json(server, "GET", "/api/my/tables") == (401, {"error": "no-key"}), "my games need a key")
    ok(ask_json(server, "GET", "/api/my/tables", key="nobody has this key, I hope")[1]
       == {"tables": [], "next": None}, "a new key has none")
    ok([(t["table"], t["seat"]) for t in mine(anna)] == [(table, 0)], "my seat", mine(anna))
    ok([t["turn"] for t in (mine(anna) + mine(bert))] == [mine(anna)[0]["actor"] == s for s in (0, 1)],
       "and whose turn it is")
    hidden = ask_json(server, "POST", "/api/tables", {"game": "conspiracy", "players": 3})[1]["table"]
    bert.sit(server, hidden)
    ok([(t["table"], t["seat"], t["public"], t["turn"]) for t in mine(bert)]
       == [(hidden, 0, False, False), (table, 1, True, mine(bert)[1]["turn"])], "private tables, too", mine(bert))
    ok([t["table"] for t in mine(bert, "?state=open")] == [hidden], "some of them")
    seen = mine(bert)
    server.kill()
    server.start()
    ok(mine(bert) == [{**t, "watchers": 0} for t in seen], "the same after kill -9", mine(bert))
    with WebSocket(server.port) as socket:
        socket.say(TEXT, json.dumps({"type": "watch", "table": hidden, "key": bert.key}))
        socket.say(TEXT, json.dumps({"type": "leave", "action": "1" * 16}))
        while json.loads(socket.hear()[1])["type"] != "done":
            pass
    ok([t["table"] for t in mine(bert)] == [table], "who gets up is not there any more")
    crowd = Person("Crowd", 13)
    there = []
    for _ in range(60):
        there.insert(0, ask_json(server, "POST", "/api/tables", {"game": "abyss", "players": 2})[1]["table"])
        crowd.sit(server, there[0])
    ok([t["table"] for t in pages(server, "/api/my/tables", crowd.key)] == there, "sixty games on two pages")


# ---- accounts

PASSWORD = "correct horse"


def ask_from(server, address, method, path, body=None, key=None):
    """From another address of the loopback: each has its own number of tries."""
    data = b"" if body is None else json.dumps(body).encode()
    headers = [f"Authorization: Bearer {key}"] if key else []
    with Client(server.port, address=address) as c:
        status, _, text = c.get(path, *headers, method=method, body=data)
    return status, json.loads(text)


def login(server, address, name, password=PASSWORD):
    return ask_from(server, address, "POST", "/api/accounts/login", {"name": name, "password": password})


def test_accounts(server):
    def join(name, password=PASSWORD, key=None, address="127.0.0.10"):
        return ask_from(server, address, "POST", "/api/accounts", {"name": name, "password": password}, key)

    status, made = join("Łucja Zając")
    ok(status == 200 and made["name"] == "Łucja Zając" and len(made["key"]) == 64, "a name and a password", made)
    ok(login(server, "127.0.0.11", "łucja ZAJĄC") == (200, made), "bring the key back")
    for name in ["Łucja Zając", "ŁUCJA zając", "łucja zając"]:
        ok(join(name) == (409, {"error": "name-taken"}), f"{name} is taken")
    for name in ["", " x", "a  b", "x" * 48, "a\u0301", "\u200bAnna", "Аnna", 7, None, "a\nb"]:
        ok(join(name) == (400, {"error": "bad-name"}), f"{name!r} is no name for an account", join(name))
    for password in ["", "short", "x" * 129, 12345678, None]:
        ok(join("Somebody", password) == (400, {"error": "bad-password"}), f"{password!r} is no password")
    ok(login(server, "127.0.0.11", "Łucja Zając", "wrong horse") == (401, {"error": "wrong-login"}),
       "another password does not")
    ok(login(server, "127.0.0.11", "Nobody") == (401, {"error": "wrong-login"}), "nor one of nobody's")

    key = "a key somebody has played with before"
    table = new_table(server, "abyss", 3)
    ask_json(server, "POST", f"/api/tables/{table}/sit", {"name": "Me", "nonce": "00" * 16}, key=key)
    ok(join("Before", key=key) == (200, {"name": "Before", "key": key}), "an account for games there are")
    ok(join("Again", key=key) == (409, {"error": "has-account"}), "one account a key")
    found = ask_json(server, "GET", "/api/my/tables", key=login(server, "127.0.0.12", "BEFORE")[1]["key"])[1]
    ok(ids(found) == [table], "another device sees the same games", found)
    change = {"name": "Before", "password": PASSWORD, "new-password": "another horse"}
    path = "/api/accounts/password"
    ok(ask_from(server, "127.0.0.12", "POST", path, {**change, "password": "not my horse"})
       == (401, {"error": "wrong-login"}), "nobody else changes the password")
    ok(ask_from(server, "127.0.0.12", "POST", path, {**change, "new-password": "x"})
       == (400, {"error": "bad-password"}), "nor to anything")
    ok(ask_from(server, "127.0.0.12", "POST", path, change) == (200, {}), "who knows it does")
    server.kill()
    server.start()
    ok(login(server, "127.0.0.13", "Before") == (401, {"error": "wrong-login"})
       and login(server, "127.0.0.13", "before", "another horse") == (200, {"name": "Before", "key": key})
       and login(server, "127.0.0.13", "Łucja Zając") == (200, made), "all the same after kill -9")
    stored = b"".join(open(os.path.join(os.path.dirname(server.store), f), "rb").read()
                      for f in os.listdir(os.path.dirname(server.store)))
    ok("account:łucja zając".encode() in stored and made["key"].encode() not in stored and key.encode() not in stored
       and b"horse" not in stored, "no key and no password lies in the store")
    return table, key


def test_tries(server):
    wrong = [login(server, "127.0.0.20", "Guessed", "guess number " + str(i))[0] for i in range(12)]
    ok(wrong == [401] * 10 + [429] * 2, "ten guesses at an account", wrong)
    ok(login(server, "127.0.0.21", "gUESSED") == (429, {"error": "too-many-tries"}), "from wherever")
    ok([login(server, "127.0.0.21", "Łucja Zając")[0] for _ in range(15)] == [200] * 15,
       "who knows the password comes in every time")
    seen = [login(server, "127.0.0.22", f"name {i}")[0] for i in range(36)]
    ok(seen[:30] == [401] * 30 and 429 in seen, "thirty tries from an address, then a few", seen)


def test_timing(server):
    """A name nobody has takes as long as a wrong password."""
    def quickest(name, address):
        times = []
        for i in range(7):
            start = time.perf_counter()
            login(server, address, name, "wrong horse")
            times.append(time.perf_counter() - start)
        return min(times)

    ask_from(server, "127.0.0.30", "POST", "/api/accounts", {"name": "Timed", "password": PASSWORD})
    known, unknown = quickest("Timed", "127.0.0.31"), quickest("Untimed", "127.0.0.31")
    ok(known > 0.01 and 0.5 < known / unknown < 2, "the time does not tell which names there are", (known, unknown))


def test_crowd(server):
    """Thirty passwords at once: two are worked on, as many wait as may, the rest is told to come again."""
    clients = [Client(server.port, address=f"127.0.1.{i // 4 + 1}", timeout=60) for i in range(30)]
    for i, c in enumerate(clients):
        c.send(request("/api/accounts/login", method="POST",
                       body=json.dumps({"name": f"crowd {i}", "password": PASSWORD}).encode()))
    start = time.perf_counter()
    ok(ask_json(server, "GET", "/healthz")[0] == 200 and time.perf_counter() - start < 1, "others do not wait for that")
    statuses = [c.reply()[0] for c in clients]
    ok(statuses.count(503) >= 1 and statuses.count(401) >= 2 and len(set(statuses)) == 2,
       "too many passwords at once are refused", statuses)
    for c in clients:
        c.socket.close()
    gone = [Client(server.port, address="127.0.1.99") for _ in range(5)]
    for i, c in enumerate(gone):
        c.send(request("/api/accounts/login", method="POST",
                       body=json.dumps({"name": f"gone {i}", "password": PASSWORD}).encode()))
        c.socket.close()
    ok(login(server, "127.0.1.98", "Nobody")[0] == 401, "who goes away meanwhile does no harm")


# ---- my data


def record_of(server, table):
    with Client(server.port) as c:
        return c.get(f"/api/tables/{table}/record")[2].decode()


def play_to_the_end(server, person):
    while not (person.last and person.last["over"]):
        person.play()
    person.socket.socket.close()


def test_data(server, table, key):
    me = Person("Vanishing", 41)
    me.key = key
    over = new_table(server, "conspiracy", 2, ["level:1"])
    me.sit(server, over)
    me.connect(server)
    play_to_the_end(server, me)
    playing = new_table(server, "conspiracy", 2, ["level:1"])
    me.sit(server, playing)

    ok(ask_json(server, "GET", "/api/my/data") == (401, {"error": "no-key"}), "data need a key")
    status, data = ask_json(server, "GET", "/api/my/data", key=key)
    ok(status == 200 and data["account"]["name"] == "Before" and ids(data) == [playing, over, table]
       and data["tables"][2]["nonce"] == "00" * 16 and data["tables"][2]["seats"][0]["name"] == "Me",
       "all that is known of a key", data)
    ok(ask_json(server, "GET", "/api/my/data", key=key + "?")[1]["account"] is None, "and of no other")
    ok(ask_json(server, "DELETE", "/api/my/data") == (401, {"error": "no-key"}), "forgetting needs a key")
    ok(ask_json(server, "DELETE", "/api/my/data", key=key) == (200, {}), "and is done")

    def gone(when):
        data = ask_json(server, "GET", "/api/my/data", key=key)[1]
        ok(data["account"] is None and data["tables"] == [], f"{when}: nothing is known any more", data)
        ok(ask_json(server, "GET", f"/api/tables/{table}")[1]["seats"][0]["kind"] == "free", f"{when}: the seat is free")
        seats = [ask_json(server, "GET", f"/api/tables/{t}")[1]["seats"][0] for t in (over, playing)]
        ok([s["name"] for s in seats] == ["—", "—"], f"{when}: nobody reads the name", seats)
        record = record_of(server, over)
        ok("player 0 human —" in record and "Vanishing" not in record and is_true(record),
           f"{when}: the record is true without it", record[:300])

    gone("at once")
    ok(login(server, "127.0.0.40", "Before", "another horse")[0] in (401, 429), "nobody logs in to it")
    server.kill()
    server.start()
    gone("after kill -9")
    end = time.time() + 60
    while not ask_json(server, "GET", f"/api/tables/{playing}")[1]["over"] and time.time() < end:
        time.sleep(0.2)
    ok(ask_json(server, "GET", f"/api/tables/{playing}")[1]["over"], "a bot plays on to the end")
    ok(ask_from(server, "127.0.0.41", "POST", "/api/accounts", {"name": "BEFORE", "password": PASSWORD})[0]
       in (200, 429), "the name is free again")


# ---- games that are over, and what is left of a name


def everything_in(store):
    """All texts of a store that is not in use."""
    with sqlite3.connect(store) as db:
        return "\n".join(str(row) for table in ("tables", "lines", "recent", "papers")
                         for row in db.execute(f"SELECT * FROM {table}"))


def test_over(folder):
    store = os.path.join(folder, "over.db")
    server = Server(store, "--keep-finished", "1")
    anna, bert = Person("Annabel", 51), Person("Bertram", 52)
    games = [finish_one(server, anna, bert) for _ in range(53)]
    games.reverse()

    def mine(person, query=""):
        return ask_json(server, "GET", "/api/my/tables" + query, key=person.key)[1]

    def count():
        text = ask_text(server, "GET", "/metrics")[1]
        return int(dict(line.split() for line in text.splitlines() if line[0] != "#")["tidetable_tables"])

    def are_listed(when):
        first = mine(bert)
        second = mine(bert, f"?after={first['next']}")
        ok(ids(first) + ids(second) == games and len(ids(first)) == 50 and second["next"] is None,
           f"{when}: one's finished games are listed, page by page", (len(ids(first)), len(ids(second))))
        ok(ids(mine(bert, "?state=over&game=conspiracy")) == games[:50] and ids(mine(bert, "?state=playing")) == [] and
           ids(mine(bert, "?game=abyss")) == [], f"{when}: by state and game")
        return first["tables"][0]

    before = are_listed("in memory")
    end = time.time() + 20
    while count() > 0 and time.time() < end:
        time.sleep(0.2)
    ok(count() == 0, "they leave memory", count())
    after = are_listed("from the store")
    ok({**after, "watchers": 0} == {**before, "watchers": 0}, "as they were", (before, after))
    record = record_of(server, games[5])
    ok(is_true(record) and "Annabel" in record, "with their records")
    server.kill()
    server.start()
    are_listed("after kill -9")

    ok(ask_json(server, "DELETE", "/api/my/data", key=anna.key) == (200, {}), "one of them is forgotten")
    ok(mine(anna)["tables"] == [] and "Annabel" not in json.dumps(mine(bert)) and "Bertram" in json.dumps(mine(bert)),
       "the other's list has no name of theirs", mine(bert)["tables"][:1])
    ok(ids(mine(bert)) == games[:50], "and is as long as before")
    record = record_of(server, games[5])
    ok(is_true(record) and "Annabel" not in record and "Bertram" in record, "records are true without the name", record[:300])
    ok(server.stop() == (0, ""), "the server stops")
    left = everything_in(store)
    owner = hashlib.blake2b(anna.key.encode(), digest_size=32).hexdigest()
    ok("Bertram" in left and "Annabel" not in left and owner not in left, "nothing of them is left in the store",
       [line for line in left.splitlines() if "Annabel" in line or owner in line][:3])
    server.start()
    ok(ids(mine(bert)) == games[:50] and is_true(record_of(server, games[-1])), "and the rest can be read")
    ok(server.stop() == (0, ""), "nothing leaked")


def test_traces(folder):
    """What is left of somebody where they have no seat: one they left before the deal, talk of who looks on, and a
    seat that is kept for them."""
    store = os.path.join(folder, "traces.db")
    server = Server(store)
    vera, bert, otto = Person("Veronika", 61), Person("Bertram", 62), Person("Otto", 63)
    left = new_table(server, "conspiracy", 3)
    bert.sit(server, left)
    vera.sit(server, left)
    vera.connect(server)
    vera.want({"type": "say", "text": "Veronika must go"})
    while vera.wanted:
        vera.hear()
    vera.want({"type": "leave"})
    while vera.wanted:
        vera.hear()
    vera.socket.socket.close()
    watched = new_table(server, "conspiracy", 2, chat="all")
    for p in (bert, otto):
        p.sit(server, watched)
    with WebSocket(server.port) as guest:
        guest.say(TEXT, json.dumps({"type": "watch", "table": watched, "key": vera.key, "name": "Veronika"}))
        guest.say(TEXT, json.dumps({"type": "say", "action": "1" * 16, "text": "Veronika looks on"}))
        while (heard := json.loads(guest.hear()[1])).get("action") != "1" * 16:
            pass
    ok(heard["type"] == "done", "who looks on talks", heard)
    played = finish_one(server, vera, bert)
    bert.table = played
    bert.connect(server)
    bert.want({"type": "again"})
    while not (bert.last and bert.last["next"]):
        bert.hear()
    kept = bert.last["next"]
    bert.socket.socket.close()

    data = ask_json(server, "GET", "/api/my/data", key=vera.key)[1]
    ok([(t["table"], t["said"]) for t in data["tables"]] == [(played, ["Greetings from Veronika"])],
       "what one has said at one's tables", data["tables"])
    ok([(t["table"], t["said"]) for t in data["elsewhere"]]
       == [(kept, []), (watched, ["Veronika looks on"]), (left, ["Veronika must go"])],
       "and elsewhere", data["elsewhere"])
    data = ask_json(server, "GET", "/api/my/data", key=bert.key)[1]
    ok([t["said"] for t in data["tables"]] == [[], [], []], "nothing that others have said", data)
    ok(ask_json(server, "POST", f"/api/tables/{kept}/sit", {"name": "Otto", "nonce": "00" * 16}, key=otto.key)[0] == 409,
       "a seat is kept for who played")

    ok(ask_json(server, "DELETE", "/api/my/data", key=vera.key) == (200, {}), "all that is forgotten")
    data = ask_json(server, "GET", "/api/my/data", key=vera.key)[1]
    ok(data["tables"] == [] and data["elsewhere"] == [], "nothing is known any more", data)

    def chat(table):
        with WebSocket(server.port) as socket:
            socket.say(TEXT, json.dumps({"type": "watch", "table": table}))
            while (heard := json.loads(socket.hear()[1]))["type"] != "chat":
                pass
        return json.dumps(heard)

    for when in ("at once", "after kill -9"):
        ok("Veronika" not in chat(left) + chat(watched) + chat(played), f"{when}: nobody reads it", chat(watched))
        if when == "at once":
            server.kill()
            server.start()
    ok(ask_json(server, "POST", f"/api/tables/{kept}/sit", {"name": "Otto", "nonce": "00" * 16}, key=otto.key)[0] == 200,
       "the seat that was kept is anybody's")
    again = finish_one(server, otto, bert)
    ok(ask_json(server, "DELETE", "/api/my/data", key=otto.key) == (200, {}), "another one is forgotten after a game")
    bert.table = again
    bert.last = None
    bert.connect(server)
    bert.want({"type": "again"})
    while not (bert.last and bert.last["next"]):
        bert.hear()
    ok(ask_json(server, "POST", f"/api/tables/{bert.last['next']}/sit", {"name": "New", "nonce": "00" * 16},
                key=vera.key)[0] == 200, "and no seat is kept for nobody")
    bert.socket.socket.close()
    ok(server.stop() == (0, ""), "the server stops")
    rest = everything_in(store)
    owner = hashlib.blake2b(vera.key.encode(), digest_size=32).hexdigest()
    ok("Bertram" in rest and "Veronika" not in rest and "Otto" not in rest, "no name is left in any row",
       [line for line in rest.splitlines() if "Veronika" in line or "Otto" in line][:3])
    ok(sum(owner in line for line in rest.splitlines()) == 1, "nor what the key hashes to, but where it sits now",
       [line for line in rest.splitlines() if owner in line][:3])


def main():
    with tempfile.TemporaryDirectory() as folder:
        server = Server(os.path.join(folder, "server.db"))
        test_manners(server)
        test_games(server)
        test_seats(server)
        table = test_lobby(server)
        test_mine(server, table, *test_states(server, table))
        table, key = test_accounts(server)
        test_tries(server)
        test_timing(server)
        test_crowd(server)
        test_data(server, table, key)
        end = server.stop()
        ok(end == (0, ""), "stops at SIGTERM, nothing leaked", end)
        test_over(folder)
        test_traces(folder)
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
