#!/usr/bin/env python3
"""What goes wrong in the world: python3 tests/server/faults.py TIDETABLE [PLAIN]

People play at many tables while the server is killed, its disk is full or read-only, readers are slow
and sockets half open, messages come twice and late, and the clock of the machine jumps.  Each time the
server says what is wrong, loses nothing it has acknowledged, and goes on by itself when the fault is
over.  PLAIN is the program without sanitizers, for the fault that needs a library under it.

KILLS=1000 makes it a soak: so many kills, and everything else again and again for SOAK_MINUTES."""

import asyncio
import atexit
import concurrent.futures
import json
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import traceback
import urllib.request

from client import TEXT, Client, WebSocket
from crowd import Crowd

TIDETABLE = sys.argv[1]
PLAIN = sys.argv[2] if len(sys.argv) > 2 else TIDETABLE
KILLS = int(os.environ.get("KILLS", 50))
SOAK_MINUTES = float(os.environ.get("SOAK_MINUTES", 0))
TABLES = int(os.environ.get("TABLES", 20))
FAKETIME = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1"
failed = 0


def ok(passed, name, seen=""):
    global failed
    failed += not passed
    print(("ok - faults: " if passed else "not ok - faults: ") + name +
          ("" if passed or seen == "" else f" (seen: {seen!r})"), flush=True)


class Server:
    """A server that comes back at the same port; what it says on stderr is kept."""

    def __init__(self, store, program=TIDETABLE, environment=None, **options):
        self.store, self.program, self.port, self.options = store, program, 0, options
        self.environment = {**os.environ, "LC_ALL": "C", **(environment or {})}
        self.stderr = tempfile.TemporaryFile()
        self.start()
        atexit.register(self.process_ends)

    def process_ends(self):
        """Whatever became of the test."""
        if self.process.poll() is None:
            self.process.kill()

    def start(self):
        self.process = subprocess.Popen(
            [self.program, "serve", "--port", str(self.port), "--store", self.store], stdout=subprocess.PIPE,
            stderr=self.stderr, env=self.environment, **self.options)
        line = self.process.stdout.readline().decode()
        self.has_started = "http://127.0.0.1:" in line
        if self.has_started and self.port == 0:
            self.port = int(line.split("http://127.0.0.1:")[1].split(".")[0])

    def said(self):
        self.stderr.seek(0)
        return self.stderr.read().decode(errors="replace")

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.kill()
            return "does not stop"
        self.process.stdout.close()
        return code

    def ask(self, path):
        with Client(self.port) as c:
            status, _, text = c.get(path)
        return status, text.decode()

    def figure(self, name):
        for line in self.ask("/metrics")[1].splitlines():
            if line.split(" ")[0] == f"tidetable_{name}":
                return int(line.split(" ")[1])
        return None


# ---- killed under load


def test_kills(folder, kills):
    server = Server(os.path.join(folder, "kills.db"))
    crowd = Crowd(server.port, TABLES)
    dice = random.Random(7)
    slowest = 0

    async def kill_it():
        nonlocal slowest
        for _ in range(kills):
            enough, late = len(crowd.ledger) + dice.randrange(60), time.monotonic() + 2
            while len(crowd.ledger) < enough and time.monotonic() < late:
                await asyncio.sleep(0.003 * dice.random())
            server.kill()
            start = time.monotonic()
            await asyncio.to_thread(server.start)
            slowest = max(slowest, time.monotonic() - start)
        await asyncio.sleep(1)

    asyncio.run(crowd.run(kill_it()))
    end = server.stop()
    wrong = crowd.ledger.compare(server.store)
    ok(len(crowd.ledger) > 5 * kills,
       f"killed {kills} times at {TABLES} tables, {len(crowd.ledger)} moves acknowledged, {crowd.games} games ended, "
       f"back in {slowest:.2f} s at most", crowd.ledger.refused)
    ok(wrong == {"lost": 0, "doubled": 0, "disordered": 0}, "0 lost, 0 doubled, all in order", wrong)
    ok(end == 0, "and it stops in order", (end, server.said()[-2000:]))


# ---- the disk


def limit_files(server, size):
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def wait_for(what, seconds=20):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if await asyncio.to_thread(what):
            return True
        await asyncio.sleep(0.1)
    return False


def test_full_disk(folder):
    """No file may grow: to the server that is a disk without room."""
    server = Server(os.path.join(folder, "full.db"))
    crowd = Crowd(server.port, TABLES, seed=2)
    seen = {}

    async def fill_it():
        await wait_for(lambda: len(crowd.ledger) > TABLES)
        limit_files(server, 1024)
        seen["says so"] = await wait_for(lambda: crowd.ledger.refused.get("not-saved", 0) > 0)
        seen["is not ready"] = await wait_for(lambda: server.ask("/readyz")[0] == 503)
        seen["is alive"] = (await asyncio.to_thread(server.ask, "/healthz"))[0] == 200
        before = len(crowd.ledger)
        await asyncio.sleep(0.5)
        seen["acknowledges nothing"] = len(crowd.ledger) == before
        limit_files(server, resource.RLIM_INFINITY)
        seen["goes on"] = await wait_for(lambda: len(crowd.ledger) > before + 10 * TABLES)
        seen["is ready again"] = await wait_for(lambda: server.ask("/readyz")[0] == 200)

    asyncio.run(crowd.run(fill_it()))
    said = server.said()
    server.kill()
    server.start()
    server.stop()
    wrong = crowd.ledger.compare(server.store)
    ok(all(seen.values()), "disk full: it says so, answers, acknowledges nothing, and goes on when there is room", seen)
    ok("store" in said and "works-again" in said, "disk full: the log has its beginning and its end", said[-500:])
    ok(wrong == {"lost": 0, "doubled": 0, "disordered": 0}, "disk full: 0 lost, 0 doubled", wrong)


def as_nobody():
    """Root writes where nobody may, so the server is somebody else."""
    return {"user": 65534, "group": 65534, "extra_groups": []} if os.getuid() == 0 else {}


def open_to_all(folder):
    """A place, and a program, that somebody else can reach."""
    place = os.path.join(folder, "place")
    os.mkdir(place)
    program = os.path.join(folder, "program")
    # Copied by another process: whoever is started here meanwhile would hold it open for writing.
    subprocess.run(["install", "-m", "755", TIDETABLE, program], check=True)
    os.chmod(folder, 0o755)
    if os.getuid() == 0:
        os.chown(place, 65534, 65534)
    return place, program


def test_read_only_disk(folder):
    place, program = open_to_all(folder)
    store = os.path.join(place, "server.db")
    away, locked = place + ".away", place + ".locked"
    os.mkdir(locked, 0o500)
    server = Server(store, program, **as_nobody())
    crowd = Crowd(server.port, TABLES, seed=3)
    seen = {}

    async def lock_it():
        await wait_for(lambda: len(crowd.ledger) > TABLES)
        before = len(crowd.ledger)
        os.chmod(place, 0o500)
        os.chmod(store, 0o400)
        server.kill()  # with the file open it would not notice
        await asyncio.to_thread(server.start)
        seen["does not start"] = not server.has_started and server.process.wait() == 1
        seen["says why"] = "read" in server.said() or "writ" in server.said()
        os.chmod(place, 0o700)
        os.chmod(store, 0o600)
        await asyncio.to_thread(server.start)
        seen["starts when it may write"] = server.has_started
        seen["goes on"] = await wait_for(lambda: len(crowd.ledger) > before + 5 * TABLES)

        os.rename(place, away)  # the disk is gone, and another in its place that may not be written
        os.rename(locked, place)
        seen["is not ready"] = await wait_for(lambda: server.ask("/readyz")[0] == 503)
        await asyncio.sleep(1.5)
        before = len(crowd.ledger)
        seen["is still not ready"] = server.ask("/readyz")[0] == 503
        os.rename(place, locked)
        os.rename(away, place)
        seen["goes on again"] = await wait_for(lambda: len(crowd.ledger) > before + 5 * TABLES)

    asyncio.run(crowd.run(lock_it()))
    code, said = server.stop(), server.said()
    wrong = crowd.ledger.compare(store)
    ok(all(seen.values()), "read-only disk: it says so, and goes on when it may write", (seen, crowd.ledger.refused, said[-500:]))
    ok(code == 0 and wrong == {"lost": 0, "doubled": 0, "disordered": 0}, "read-only disk: 0 lost, 0 doubled", wrong)


# ---- sockets


def half_open(port):
    """Who stops in the middle, and stays: half a request, half an upgrade, half a frame."""
    sockets = []
    for i, bytes_sent in enumerate([b"GET /api/ta", b"POST /api/tables HTTP/1.1\r\nContent-Length: 100\r\n\r\n{",
                                    b"GET /ws HTTP/1.1\r\nUpgrade: webso", b""] * 10):
        s = socket.create_connection(("127.0.0.1", port), source_address=(f"127.9.0.{1 + i}", 0))
        s.sendall(bytes_sent)
        sockets.append(s)
    return sockets


def slow_reader(port, table, number):
    s = socket.socket()
    s.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    s.bind((f"127.8.0.{number}", 0))
    s.connect(("127.0.0.1", port))
    upgrade = WebSocket.upgrade(WebSocket, "/ws")
    s.sendall(upgrade)
    return s, WebSocket.frame(WebSocket, TEXT, json.dumps({"type": "watch", "table": table}))


async def ask_for_much(readers):
    """As often as the server lets a socket speak; nothing of the answers is read."""
    for _ in range(400):
        for s, watch in readers:
            try:
                s.sendall(watch)
            except OSError:
                pass  # dropped
        await asyncio.sleep(1 / 18)


def test_sockets(folder):
    server = Server(os.path.join(folder, "sockets.db"))
    crowd = Crowd(server.port, TABLES, seed=4)
    seen = {}

    async def be_slow():
        halves = await asyncio.to_thread(half_open, server.port)
        await wait_for(lambda: len(crowd.ledger) > TABLES)
        tables = sorted({table for table, _ in crowd.ledger.done})
        slow = [slow_reader(server.port, tables[i], 1 + i) for i in range(5)]
        asking = asyncio.create_task(ask_for_much(slow))
        before = len(crowd.ledger)
        seen["the others play on"] = await wait_for(lambda: len(crowd.ledger) > before + 20 * TABLES)
        seen["slow readers are dropped"] = await wait_for(
            lambda: server.figure("slow_readers_dropped_total") >= 5, 30)
        seen["halves are cut off"] = await wait_for(lambda: all(is_cut(s) for s in halves[:30]), 30)
        asking.cancel()
        for s in [s for s, _ in slow] + halves:
            s.close()
        seen["all are forgotten"] = await wait_for(lambda: server.figure("connections") <= 2 * TABLES + 5)

    asyncio.run(crowd.run(be_slow()))
    code = server.stop()
    wrong = crowd.ledger.compare(server.store)
    ok(all(seen.values()), "slow readers and half-open sockets hinder nobody", seen)
    ok(code == 0 and wrong == {"lost": 0, "doubled": 0, "disordered": 0}, "and nothing is lost", (code, wrong))


def is_cut(s):
    """The server has closed it, perhaps after a last word."""
    s.setblocking(False)
    try:
        while s.recv(4096):
            pass
        return True
    except BlockingIOError:
        return False
    except OSError:
        return True


# ---- messages that come twice, late, or in another order


def test_repeated(folder):
    """Every message is sent again and again over three sockets, in any order, for the whole game."""
    server = Server(os.path.join(folder, "repeated.db"))
    dice = random.Random(5)
    keys = ["0" * 30 + "a", "0" * 30 + "b"]

    def post(path, body, key=""):
        with Client(server.port) as c:
            return json.loads(c.get(path, f"Authorization: Bearer {key}", method="POST",
                                    body=json.dumps(body).encode())[2])

    table = post("/api/tables", {"game": "conspiracy", "players": 2})["table"]
    sockets = []
    for key in keys:
        post(f"/api/tables/{table}/sit", {"name": "Anna", "nonce": "00" * 16}, key)
        for _ in range(3):
            s = WebSocket(server.port)
            s.say(TEXT, json.dumps({"type": "watch", "table": table, "key": key}))
            sockets.append(s)
    sent, done, last = [[], []], set(), {}
    deadline = time.monotonic() + 60
    while not last.get("over") and time.monotonic() < deadline:
        with Client(server.port) as c:
            last = json.loads(c.get(f"/api/tables/{table}")[2])
        if last["over"]:
            break
        seat = last["actor"]
        if seat is None:  # the cards are being dealt
            time.sleep(0.1)
            continue
        mine = sockets[3 * seat:3 * seat + 3]
        message = move_for(mine[0], table, keys[seat], last["seq"], dice)
        sent[seat].append(message)
        for s in mine:
            old = dice.sample(sent[seat][-40:], min(3, len(sent[seat])))
            for text in dice.sample([message, message] + old, len(old) + 2):
                s.say(TEXT, text)
        while json.loads(message)["action"] not in done:
            heard = json.loads(mine[0].hear()[1])
            if heard["type"] == "done":
                done.add(heard["action"])
            elif heard.get("error") == "busy":  # more is said than the table takes at once
                time.sleep(0.1)
                mine[0].say(TEXT, message)
        time.sleep(0.15)  # no more than the server allows a socket
    lines = ledger_lines(server.store, table)
    ok(last.get("over") and len(lines) == len(set(lines)) == len(sent[0]) + len(sent[1]),
       f"{len(lines)} moves, each said six times and more in any order: done once", (len(lines), len(set(lines))))
    again_after_much(server, post, keys)
    server.stop()


def again_after_much(server, post, keys):
    """A move that is said again after the other seat has done a hundred other things is still done once."""
    table = post("/api/tables", {"game": "conspiracy", "players": 2})["table"]
    sockets, actions = [], iter(range(1, 1000))
    for key in keys:
        post(f"/api/tables/{table}/sit", {"name": "Anna", "nonce": "00" * 16}, key)
        sockets.append(WebSocket(server.port))
        sockets[-1].say(TEXT, json.dumps({"type": "watch", "table": table, "key": key}))

    def answer(s, message):
        s.say(TEXT, json.dumps(message))
        while (heard := json.loads(s.hear()[1])).get("action") != message["action"]:
            pass
        return heard.get("error", heard["type"])

    def look(seat):
        """The table as it is now; older messages may still be unread."""
        while not (now := json.loads(server.ask(f"/api/tables/{table}")[1]))["begun"]:
            time.sleep(0.1)
        sockets[seat].say(TEXT, json.dumps({"type": "watch", "table": table, "key": keys[seat]}))
        while (heard := json.loads(sockets[seat].hear()[1])).get("view") is None or heard["seq"] < now["seq"]:
            pass
        return heard

    def move(seat):
        return {"type": "move", "action": f"{next(actions):016x}", "move": look(seat)["moves"][0]}

    first = look(0)["actor"]
    mine, theirs = sockets[first], sockets[1 - first]
    message = move(first)
    stale = {"type": "undo", "action": f"{next(actions):016x}", "seq": look(first)["seq"]}
    words = [answer(mine, message)]
    others = []
    for i in range(100):
        others.append(answer(theirs, {"type": "auto", "action": f"{next(actions):016x}", "on": i % 2 == 0}))
        time.sleep(0.06)  # no more than the server allows a socket
    for _ in range(40):  # until the first is asked for a move like that again
        if (now := look(first))["actor"] == first and message["move"] in now["moves"]:
            break
        seat = now["actor"]
        answer(sockets[seat], move(seat))
        time.sleep(0.15)
    words += [answer(mine, message), answer(mine, stale)]
    lines = ledger_lines(server.store, table)
    ok(words == ["done", "done", "stale"] and lines.count(message["action"]) == 1,
       "said again after the other seat has done much else: done once", (words, lines.count(message["action"])))
    ok(set(others) <= {"done", "too-fast"}, "whatever that was", others)


def move_for(s, table, key, seq, dice):
    """Looks at the table, and makes a message of any move."""
    s.say(TEXT, json.dumps({"type": "watch", "table": table, "key": key}))
    while True:
        heard = json.loads(s.hear()[1])
        if heard["type"] == "table" and heard["seq"] >= seq and heard.get("moves"):
            return json.dumps({"type": "move", "action": f"{dice.getrandbits(64) | 1:016x}",
                               "move": dice.choice(heard["moves"])})


def ledger_lines(store, table):
    import sqlite3
    with sqlite3.connect(f"file:{store}?mode=ro", uri=True) as db:
        rows = db.execute("SELECT text FROM every_line WHERE table_id = ? ORDER BY seq", (table,))
        return [text.split(" ")[2] for text, in rows if text.startswith("move ")]


# ---- the clock


def test_clock(folder):
    """The machine's clock jumps by hours, there and back; the time that passes is the same."""
    now = os.path.join(folder, "now")

    def set_clock(offset):
        with open(now + ".new", "w") as f:
            f.write(offset + "\n")
        os.rename(now + ".new", now)

    set_clock("+0")
    server = Server(os.path.join(folder, "clock.db"), PLAIN, {
        "LD_PRELOAD": FAKETIME, "FAKETIME_TIMESTAMP_FILE": now, "FAKETIME_NO_CACHE": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1", "DONT_FAKE_MONOTONIC": "1"})
    crowd = Crowd(server.port, TABLES, seed=6)
    seen = {}

    def made_at(offset):
        """How many seconds from the true time a table is made then."""
        set_clock(offset)
        with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/api/tables",
                                    b'{"game": "conspiracy", "players": 2}') as answer:
            return json.load(answer)["made"] / 1000 - time.time()

    async def turn_it():
        for offset in ["+5h", "-9d", "+400d", "+0"]:
            before = len(crowd.ledger)
            await asyncio.to_thread(set_clock, offset)
            seen[f"plays on at {offset}"] = await wait_for(lambda: len(crowd.ledger) > before + 10 * TABLES)
        ahead, back = [await asyncio.to_thread(made_at, offset) for offset in ("+400d", "+0")]
        seen["tables have the clock's time"] = ahead > 399 * 86400 and abs(back) < 60
        with open(f"/proc/{server.process.pid}/maps") as maps:
            seen["it was that clock"] = FAKETIME.rsplit("/")[-1] in maps.read()
        seen["nobody is thrown out"] = server.figure("connections_total") < 40 * TABLES + 6 * crowd.games

    asyncio.run(crowd.run(turn_it()))
    code = server.stop()
    wrong = crowd.ledger.compare(server.store)
    ok(all(seen.values()), "a clock that jumps changes nothing", (seen, server.said()[-300:]))
    ok(code == 0 and wrong == {"lost": 0, "doubled": 0, "disordered": 0}, "and nothing is lost", (code, wrong))


TESTS = [test_full_disk, test_read_only_disk, test_sockets, test_repeated, test_clock]


def run(test, *arguments):
    with tempfile.TemporaryDirectory() as folder:
        start = time.monotonic()
        try:
            test(folder, *arguments)
        except Exception as wrong:  # a fault of the test's own must not pass for silence
            traceback.print_exc()
            ok(False, test.__name__, repr(wrong))
        print(f"# {test.__name__}: {time.monotonic() - start:.1f} s", flush=True)


def main():
    only = os.environ.get("ONLY", "")
    wanted = [t for t in TESTS if only in t.__name__]
    end = time.monotonic() + 60 * SOAK_MINUTES
    with concurrent.futures.ThreadPoolExecutor(2) as pool:  # they wait more than they work
        if only in "test_kills":
            pool.submit(run, test_kills, KILLS)
        while True:
            for future in [pool.submit(run, test) for test in wanted]:
                future.result()
            if time.monotonic() >= end:
                break
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
