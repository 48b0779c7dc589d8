#!/usr/bin/env python3
"""Two nodes, one database, a proxy: python3 tests/server/nodes.py TIDETABLE [KILLS]

People play whole games through haproxy, as conf/haproxy.cfg has it, while the node that has their
table is killed KILLS times (3), stopped, or stands still, and the database is stopped and started.
Whoever was told "done" keeps a list of it, and in the end nothing on it is missing and nothing was
done twice."""

import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time

import ops
import serve
from client import TEXT, Client, WebSocket
from serve import Person, ask, ask_json

TIDETABLE = sys.argv[1]
KILLS = int(sys.argv[2]) if len(sys.argv) > 2 else 3
TAKEOVER_MAX = 5   # seconds
DATABASE_MAX = 15  # with the time in which it stops and starts
HERE = os.path.dirname(os.path.abspath(__file__))
CLUSTER = os.path.join(HERE, "..", "..", "tools", "cluster.sh")
HAPROXY = os.path.join(HERE, "..", "..", "conf", "haproxy.cfg")
failed = 0
takeovers = []


def ok(passed, name, seen=""):
    global failed
    failed += not passed
    print(("ok - nodes: " if passed else "not ok - nodes: ") + name +
          ("" if passed or seen == "" else f" (seen: {seen!r})"), flush=True)


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


class Node:
    """A server at a port that stays the same when it is started again."""

    def __init__(self, store, log, environment=None):
        self.store, self.log, self.port = store, log, free_port()
        self.environment = {**os.environ, "LC_ALL": "C", **(environment or {})}
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [TIDETABLE, "serve", "--port", str(self.port), "--store", self.store, "--behind-proxy", "--log", "requests",
             "--keep-finished", "1"],
            stdout=subprocess.PIPE, stderr=open(self.log, "ab"), env=self.environment)
        if b"http://" not in self.process.stdout.readline():
            raise RuntimeError("a node does not start: " + open(self.log).read())

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.kill()
            return "does not stop"


class Proxy:
    def __init__(self, nodes):
        self.port = free_port()
        places = {f"TIDETABLE_NODE_{i + 1}": f"127.0.0.1:{n.port}" for i, n in enumerate(nodes)}
        self.process = subprocess.Popen(
            ["/usr/sbin/haproxy", "-db", "-f", HAPROXY], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "TIDETABLE_BIND": f"127.0.0.1:{self.port}", **places})

    def stop(self):
        self.process.kill()
        self.process.wait()


class House:
    """All of it."""

    def __init__(self, folder):
        self.folder = folder
        self.store = subprocess.run([CLUSTER, "start", folder], check=True, capture_output=True,
                                    text=True).stdout.strip()
        self.logs = [os.path.join(folder, f"node{i}.log") for i in range(2)]
        self.nodes = [Node(self.store, log) for log in self.logs]
        self.proxy = Proxy(self.nodes)
        wait_for(lambda: ask(self.proxy, "GET", "/readyz")[0] == 200, 10)

    def owner(self, table):
        said = self.ask_database("SELECT address FROM tables JOIN nodes ON nodes.id = node "
                                 f"WHERE tables.id = '{table}' AND NOT dead")
        return next((n for n in self.nodes if said and said[0].endswith(f":{n.port}")), None)

    def ask_database(self, question):
        """Its answer, a word a row."""
        return subprocess.run(["psql", "-Atc", question, self.store], capture_output=True, text=True).stdout.split()

    def other(self, node):
        return self.nodes[1 - self.nodes.index(node)]

    def stop(self):
        ends = [n.stop() for n in self.nodes]
        self.proxy.stop()
        subprocess.run([CLUSTER, "stop", self.folder], check=True)
        return ends


def wait_for(what, seconds):
    """Until it is true; what goes wrong meanwhile is not yet a failure."""
    end = time.time() + seconds
    while time.time() < end:
        try:
            if what():
                return True
        except (OSError, EOFError, ValueError):
            pass
        time.sleep(0.05)
    return False


def new_table(server, game, players, bots=()):
    return serve.new_table(server, game, players, bots)


class Player(Person):
    """Somebody who does not give up: connects again, and says again what was not answered."""

    def __init__(self, name, seed, house):
        super().__init__(name, seed)
        self.house, self.quiet_since = house, time.time()

    def reconnect(self):
        if self.socket:
            self.socket.socket.close()
        self.socket = None
        try:
            super().connect(self.house.proxy)
            self.quiet_since = time.time()
        except (OSError, EOFError):
            pass

    def step(self):
        """Hears one message, if there is one, and moves if it can."""
        if self.socket is None or self.socket.status != 101:
            time.sleep(0.05)
            self.reconnect()
            return None
        self.socket.socket.settimeout(0.02)
        try:
            message = self.hear_patiently()
            if self.may_move():
                if self.last["undo"] and self.random.random() < 0.2:
                    self.want({"type": "undo"})
                else:
                    self.want({"type": "move", "move": self.random.choice(self.last["moves"])})
            return message
        except TimeoutError:
            if time.time() - self.quiet_since > 15:  # a proxy may keep a dead connection
                self.reconnect()
        except (OSError, EOFError):
            self.reconnect()
        return None

    def hear_patiently(self):
        before = self.wanted
        message = self.hear()
        self.quiet_since = time.time()
        if message["type"] == "error" and before and message["error"] in ("not-saved", "busy"):
            self.wanted = before  # perhaps it was done: the same is said again
            time.sleep(0.1)
            self.say(before)
        return message

    def remember(self):
        """What was under way when the trouble began."""
        self.old_socket, self.old_wish = self.socket, self.wanted

    def knows_better(self, message):
        """It was told after the trouble began, and not only heard then."""
        return message["type"] == "done" and (self.socket is not self.old_socket or
                                              message["action"] != (self.old_wish or {}).get("action"))

    def is_done(self):
        return self.last and self.last["over"] and not self.wanted


# ---- what any node does for any player


def test_any_node(house):
    one, two = house.nodes
    table = new_table(one, "conspiracy", 2)
    ok(house.owner(table) is one, "who makes a table has it")
    ok(ask_json(two, "GET", f"/api/tables/{table}") == ask_json(one, "GET", f"/api/tables/{table}"),
       "the other node shows it")
    mine = new_table(two, "abyss", 2)
    for node in (one, two, house.proxy):
        listed = lambda: sorted(t["table"] for t in ask_json(node, "GET", "/api/tables")[1]["tables"])
        ok(wait_for(lambda: listed() == sorted([table, mine]), 2), "every node lists all tables", listed())
    ok(ask(two, "GET", "/api/tables/nowhere")[0] == 404, "there is no table of another name")
    ok(ask(two, "POST", f"/api/tables/{table}/sit", {"name": "Anna"})[0] == 401, "nobody sits without a key")
    anna, bert = Player("Anna", 1, house), Player("Bert", 2, house)
    status, seen = anna.sit(two, table)
    ok(status == 200 and seen["seats"][0]["name"] == "Anna", "one sits down through the other node", seen)
    ok(bert.sit(one, table)[0] == 200, "and somebody through this one")
    ok(ask(two, "GET", f"/api/tables/{table}/record")[0] == 409, "there is no record before the end")
    Person.connect(anna, two)
    Person.connect(bert, one)
    for player in (anna, bert):
        while not (player.last and player.last["begun"] and player.last["seat"] is not None):
            player.hear()
    ok(anna.last["seat"] == 0 and bert.last["seat"] == 1, "each is known by its key", (anna.last, bert.last))
    actor, other = (anna, bert) if anna.last["actor"] == 0 else (bert, anna)
    ok(actor.last.get("moves") and "moves" not in other.last, "only who is asked is told the moves")
    time.sleep(0.1)
    begun = time.time()
    actor.want({"type": "move", "move": actor.last["moves"][0]})
    while actor.wanted:
        actor.hear()
    print(f"# a move was acknowledged after {1000 * (time.time() - begun):.1f} ms")
    ok(len(actor.done) == 1, "a move is made")
    with WebSocket(two.port) as watcher:
        watcher.say(TEXT, json.dumps({"type": "watch", "table": table}))
        seen = json.loads(watcher.hear()[1])
        ok(seen["seat"] is None and "moves" not in seen and "view" in seen, "a spectator sees no more than that", seen)
        watcher.say(TEXT, json.dumps({"type": "watch", "table": mine}))
        ok(json.loads(watcher.hear()[1])["table"] == mine, "and may go to a table of this node")
        watcher.say(TEXT, json.dumps({"type": "watch", "table": "nowhere"}))
        ok(json.loads(watcher.hear()[1])["error"] == "no-such-table", "or to none")
    ok(ask(house.proxy, "GET", "/node/api/tables")[0] == 404, "what nodes ask each other is not for others")
    seen = {path: ask(one, "GET", path) for path in ("/node/metrics", "/node/readyz", "/node/", "/node/node/api/tables")}
    ok(all(answer == (404, '{"error":"no-such-page"}') for answer in seen.values()),
       "nor do they ask for what is the host's", seen)
    for player in (anna, bert):
        player.socket.socket.close()


# ---- a database that is away


def test_no_database(house):
    """Nobody writes, and it is noticed all the same: once when it goes, once when it comes back."""
    before = [len(open(log).readlines()) for log in house.logs]

    def told(event):
        return [sum(f" {event}" in line for line in open(log).readlines()[n:]) for log, n in zip(house.logs, before)]

    def all_answer(answer):
        return wait_for(lambda: all(ask_json(node, "GET", "/readyz") == answer for node in house.nodes), 5)

    subprocess.run([CLUSTER, "stop", house.folder], check=True)
    ok(all_answer((503, {"error": "store-broken"})), "without the database no node is ready")
    ok(all(ask(node, "GET", "/healthz")[0] == 200 for node in house.nodes), "though they live")
    time.sleep(2)  # in which they try again several times
    ok(told("error store-failed reason=store-broken") == [1, 1], "each says so, once", told("error"))
    subprocess.run([CLUSTER, "again", house.folder], check=True)
    ok(all_answer((200, {})), "with it they are ready again")
    ok(told("warn store-works-again") == [1, 1], "and say that", told("warn"))
    ok(all(new_table(node, "abyss", 2) for node in house.nodes), "and keep the first table that is asked for")


# ---- a clock that is set

# What the program takes for the time is an hour ahead of what the kernel waits for, as after a clock was set
# back between the two.  (libfaketime does not show this: it changes the waiting along with the clock.)
LATE = """
#define _GNU_SOURCE
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int clock_gettime(clockid_t which, struct timespec *out)
{
    int status = (int)syscall(SYS_clock_gettime, which, out);

    out->tv_sec += which == CLOCK_REALTIME ? 3600 : 0;
    return status;
}
"""


def test_clock(house):
    """A node whose clock is set back keeps its lease."""
    late = os.path.join(house.folder, "late.so")
    subprocess.run(["cc", "-shared", "-fPIC", "-x", "c", "-", "-o", late], input=LATE, text=True, check=True)
    node = Node(house.store, os.path.join(house.folder, "late.log"),
                {"LD_PRELOAD": late, "ASAN_OPTIONS": "verify_asan_link_order=0"})
    time.sleep(4)  # longer than a lease
    alive = house.ask_database(f"SELECT count(*) FROM nodes WHERE address LIKE '%:{node.port}' AND NOT dead "
                               "AND expires > now()")
    end = node.stop()
    ok(alive == ["1"] and end == 0, "a clock that is set back ends no lease", (alive, end, open(node.log).read()))


# ---- people and what is known of them


def test_turns(house):
    """Who is connected to one node hears of a turn at a table of the other."""
    one, two = house.nodes
    anna, bert = Person("Anna", 71), Person("Bert", 72)
    table = new_table(one, "conspiracy", 2)
    for p in (anna, bert):
        p.sit(one, table)
        p.connect(one)
    for p in (anna, bert):
        while not (p.last and p.last["begun"]):
            p.hear()
    first, second = (anna, bert) if anna.last["actor"] == anna.last["seat"] else (bert, anna)
    second.socket.socket.close()
    waits = WebSocket(two.port)
    waits.say(TEXT, json.dumps({"type": "hello", "key": second.key}))
    ok(json.loads(waits.hear()[1]) == {"type": "hello"}, "a key is shown at another node")
    time.sleep(0.2)
    while first.last["actor"] == first.last["seat"]:
        if first.may_move():
            first.want({"type": "move", "move": first.last["moves"][0]})
        first.hear()
    waits.socket.settimeout(5)
    try:
        heard = json.loads(waits.hear()[1])
    except TimeoutError:
        heard = None
    ok(heard == {"type": "turn", "table": table, "seq": first.last["seq"]}, "and hears of turns at tables of the first", heard)
    with Client(two.port) as c:
        status, _, body = c.get("/node/api/turn", method="POST", body=b'{"owner": 7}')
    ok((status, body) == (400, b'{"error":"bad-json"}'), "nonsense about turns is refused", (status, body))
    waits.socket.close()
    first.socket.socket.close()


def test_people(house):
    """An account is good at every node, and so is everything that somebody may ask about their games."""
    one, two = house.nodes
    login = {"name": "Clara", "password": "correct horse"}
    status, made = ask_json(one, "POST", "/api/accounts", login)
    ok(status == 200 and ask_json(two, "POST", "/api/accounts", login) == (409, {"error": "name-taken"}),
       "a name is taken at every node", made)
    ok(ask_json(two, "POST", "/api/accounts/login", login) == (200, made), "an account is good at every node")
    clara, tables = Player("Clara", 8, house), []
    clara.key = made["key"]
    for node in (one, two, one, two):
        tables.insert(0, new_table(node, "conspiracy", 2))
        clara.sit(house.proxy, tables[0])
        time.sleep(0.01)
    mine = lambda node, path: [t["table"] for t in ask_json(node, "GET", path, key=clara.key)[1]["tables"]]
    ok(all(mine(n, p) == tables for n in house.nodes for p in ("/api/my/tables", "/api/my/data")),
       "my games are those of all nodes, the newest first", (mine(one, "/api/my/tables"), tables))
    ok(ask(two, "GET", "/api/my/tables")[0] == 401, "and nobody's without a key")
    ok(ask_json(two, "GET", "/api/my/data", key=clara.key)[1]["account"]["name"] == "Clara", "with my account")
    ok(ask_json(one, "GET", "/api/tables?after=x") == (400, {"error": "bad-query"}), "nonsense is refused once")
    ok(ask_json(two, "DELETE", "/api/my/data", key=clara.key) == (200, {}) and
       all(mine(n, "/api/my/tables") == [] for n in house.nodes) and
       ask_json(one, "POST", "/api/accounts/login", login)[0] == 401, "whoever wants it is forgotten by all nodes")


def test_pages(house):
    """A page of what all nodes have may be short, or empty, and still not be the last."""
    clara, bert = Player("Clara", 9, house), Player("Bert", 10, house)
    oldest = serve.finish_one(house.proxy, clara, bert, game="abyss")
    for _ in range(55):
        serve.finish_one(house.proxy, clara, bert)
    time.sleep(3)  # they leave memory
    found, pages, after = [], 0, ""
    while after is not None and pages < 5:
        page = ask_json(house.nodes[pages % 2], "GET", f"/api/my/tables?game=abyss{after}", key=clara.key)[1]
        found += [t["table"] for t in page["tables"]]
        after, pages = page["next"] and f"&after={page['next']}", pages + 1
    ok(found == [oldest] and pages > 1, "what is wanted is found behind a page of what is not", (found, pages))


# ---- whole games


def play_out(house, table, players, troubles, seconds):
    """Until the game is over.  Each of the troubles happens after some moves, and returns what is to
    be done when the game has gone on."""
    end = time.time() + seconds
    chance, troubles = random.Random(len(troubles)), list(troubles)
    moves_to_live, since, trouble, after = chance.randrange(1, 6), None, None, None
    while time.time() < end and not all(p.is_done() for p in players):
        for player in players:
            if player.is_done():
                continue
            message = player.step()
            if message and since and player.knows_better(message):
                takeovers.append((trouble.__name__, time.time() - since))
                after()
                since, moves_to_live = None, chance.randrange(1, 6)
            if message and message["type"] == "done" and not since:
                moves_to_live -= 1
        if moves_to_live <= 0 and not since and troubles:
            for player in players:
                player.remember()
            since, trouble = time.time(), troubles.pop()
            after = trouble(house, table)
    return all(p.is_done() for p in players)


def counts_of(record):
    made = {}
    for line in record.splitlines():
        words = line.split(" ", 2)
        if len(words) == 3 and words[0].isdigit():
            made[int(words[1])] = made.get(int(words[1]), 0) + 1
    return made


def test_game(house, name, game, bots, people, troubles):
    players = [Player(f"Player {i}", 100 + i, house) for i in range(people)]
    table = new_table(house.proxy, game, people + len(bots), bots)
    for player in players:
        wait_for(lambda p=player: p.sit(house.proxy, table)[0] in (200, 409), 10)
        player.reconnect()
    before = len(takeovers)
    over = play_out(house, table, players, troubles, 60 + 12 * len(troubles))
    ok(over, f"{name}: a game comes to its end", [p.last and p.last["seq"] for p in players])
    if not over:
        return
    record = ""

    def has_record():
        nonlocal record
        status, record = ask(house.proxy, "GET", f"/api/tables/{table}/record")
        return status == 200

    wait_for(has_record, 10)
    with tempfile.NamedTemporaryFile("w", suffix=".ttr") as f:
        f.write(record)
        f.flush()
        said = subprocess.run([TIDETABLE, "verify", f.name], capture_output=True, text=True,
                              env={**os.environ, "LC_ALL": "C"})
    ok(said.returncode == 0, f"{name}: its record is true", (said.stdout, said.stderr))
    made = counts_of(record)
    wanted = {p.last["seat"]: sum(1 if d["type"] == "move" else -1 for d in p.done) for p in players}
    done = sum(len(p.done) for p in players)
    ok(all(made.get(seat, 0) == n for seat, n in wanted.items()),
       f"{name}: {done} were acknowledged, 0 lost, 0 doubled", (made, wanted))
    time.sleep(2.5)  # it leaves memory
    ok([ask(node, "GET", f"/api/tables/{table}/record") for node in house.nodes] == [(200, record)] * 2,
       f"{name}: every node has its record when it is no longer in memory")
    times = takeovers[before:]
    ok(len(times) == len(troubles) and
       all(t < (DATABASE_MAX if kind == "restart_database" else TAKEOVER_MAX) for kind, t in times),
       f"{name}: it went on in time, {len(times)} times", times)


def kill_owner(house, table):
    owner = house.owner(table)
    owner.kill()
    return lambda: owner.start()


def stop_owner(house, table):
    owner = house.owner(table)
    owner.stop()
    return lambda: owner.start()


def freeze_owner(house, table):
    """It stands still for as long as its lease lasts and longer; then it has to notice."""
    owner = house.owner(table)
    owner.process.send_signal(signal.SIGSTOP)
    return lambda: owner.process.send_signal(signal.SIGCONT)


def restart_database(house, table):
    subprocess.run([CLUSTER, "restart", house.folder], check=True, stdout=subprocess.DEVNULL)
    return lambda: None


def test_bots_alone(house):
    """A table without people goes on at another node, too."""
    table = new_table(house.nodes[0], "conspiracy", 2, ["level:4"])
    anna = Player("Anna", 5, house)
    anna.sit(house.proxy, table)
    anna.reconnect()
    wait_for(lambda: anna.step() and anna.last and anna.last["begun"], 10)
    anna.want({"type": "leave"})
    wait_for(lambda: anna.step() and not anna.wanted, 10)
    anna.socket.socket.close()
    look = lambda: ask_json(house.nodes[1], "GET", f"/api/tables/{table}")[1]
    before = look()
    house.nodes[0].kill()
    begun = time.time()
    went_on = wait_for(lambda: look()["seq"] > before["seq"] or look()["over"], 10)
    ok(went_on and time.time() - begun < TAKEOVER_MAX and house.owner(table) is house.nodes[1],
       "bots go on at another node", (before, time.time() - begun))
    house.nodes[0].start()


def rounds(kills):
    """Games, by how often somebody is killed in each."""
    return [min(40, kills - i) for i in range(0, kills, 40)]


def main():
    with tempfile.TemporaryDirectory() as folder:
        house = House(folder)
        try:
            test_any_node(house)
            test_no_database(house)
            test_clock(house)
            test_turns(house)
            test_people(house)
            test_pages(house)
            test_bots_alone(house)
            for kills in rounds(KILLS):
                game = "conspiracy" if kills <= 5 else "abyss"  # the one is short, the other long
                test_game(house, f"{game}, killed", game, ["level:1"], 2, [kill_owner] * kills)
            test_game(house, "abyss, other troubles", "abyss", ["level:1"], 2,
                      [restart_database, restart_database, stop_owner, freeze_owner] * (1 + min(KILLS // 10, 9)))
        finally:
            ids = house.ask_database("SELECT id FROM tables")
            ends = house.stop()
            logs = [open(log, errors="replace").read() for log in house.logs]
        ok(ends == [0, 0], "both stop at SIGTERM", ends)
        ok(not any("Sanitizer" in log for log in logs), "nothing leaked", [log[-3000:] for log in logs])
        lines = [line for log in logs for line in log.splitlines()]
        ok(all(ops.LINE.fullmatch(line) for line in lines), "nothing else is in the log",
           [line for line in lines if not ops.LINE.fullmatch(line)][:5])
        ok(len(ids) > 5 and any("path=/node/api/tables/?/sit" in line for line in lines) and
           not [line for line in lines if any(i in line for i in ids)], "no link to a table is in it",
           [line for line in lines if any(i in line for i in ids)][:5])
        ok(any("store-failed" in log for log in logs) and any("store-works-again" in log for log in logs),
           "what was wrong with the database is in the log")
        for kind in dict.fromkeys(k for k, _ in takeovers):
            times = sorted(t for k, t in takeovers if k == kind)
            print(f"# {kind}: {len(times)} times; went on after {times[0]:.2f} s at best, "
                  f"{times[len(times) // 2]:.2f} s in the middle, {times[-1]:.2f} s at worst")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
