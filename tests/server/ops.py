#!/usr/bin/env python3
"""The server as a host meets it: python3 tests/server/ops.py TIDETABLE

Settings, logs, readiness, figures, the client's files, how it stops, backups, old stores."""

import contextlib
import gzip
import json
import os
import re
import resource
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

import serve
from client import CLOSE, TEXT, Client, WebSocket
from serve import TIDETABLE, Person, ask, ask_json, new_table

ENV = {**os.environ, "LC_ALL": "C"}
LINE = re.compile(r'\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (error|warn|info|requests|debug) [a-z-]+'
                  r'( [a-z_]+=([^ "=]+|"([^"\\]|\\.)*"))*')
failed = 0


def ok(passed, name, seen=""):
    global failed
    failed += not passed
    print(("ok - ops: " if passed else "not ok - ops: ") + name +
          ("" if passed or seen == "" else f" (seen: {seen!r})"), flush=True)


class Server:
    """Its log is read all the time, so that it never waits for us."""

    def __init__(self, *options, program=TIDETABLE, **process):
        self.process = subprocess.Popen([program, "serve", "--port", "0", *options], env=ENV, text=True,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, **process)
        self.lines = []
        self.reader = threading.Thread(target=lambda: self.lines.extend(self.process.stderr), daemon=True)
        self.reader.start()
        line = self.process.stdout.readline()
        self.port = int(line.split("http://127.0.0.1:")[1].split(".")[0]) if line else 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.end()

    def signal(self, number):
        self.process.send_signal(number)

    def end(self):
        code = self.process.wait(30)
        self.reader.join()
        self.process.stdout.close()
        self.process.stderr.close()
        return code

    def stop(self):
        self.signal(signal.SIGTERM)
        return self.end()

    def wait_for(self, event, seconds=10):
        """Until a line tells of it."""
        end = time.time() + seconds
        while time.time() < end:
            if any(f" {event}" in line for line in self.lines):
                return True
            time.sleep(0.02)
        return False

    def readiness(self):
        return ask_json(self, "GET", "/readyz")

    def figures(self):
        text = ask(self, "GET", "/metrics")[1]
        return {k: float(v) for k, v in (line.split() for line in text.splitlines() if line[0] != "#")}


def run(*words):
    said = subprocess.run([TIDETABLE, *words], capture_output=True, text=True, env=ENV, timeout=60)
    return said.returncode, said.stdout, said.stderr


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as f:
        f.write(text if isinstance(text, bytes) else text.encode())
    return path


# ---- settings


def test_settings(folder):
    store = os.path.join(folder, "settings.db")
    file = write(os.path.join(folder, "good.conf"),
                 f"# of a test\r\n\n  port=0\nstore =  {store}\nlog = info\nbehind-proxy = yes\nconnections = 99\n")
    code, out, err = run("serve", "--config", file, "--check-config")
    settings = dict(line.split(" = ") for line in out.splitlines() if not line.startswith("#"))
    ok(code == 0 and err == "" and settings["store"] == store and settings["behind-proxy"] == "yes" and
       settings["connections"] == "99", "a file has the same names as the options", (code, out, err))
    ok(not os.path.exists(store), "to check is to change nothing")
    printed = write(os.path.join(folder, "printed.conf"), out)
    ok(run("serve", "--config", printed, "--check-config") == (0, out, ""), "what is printed is such a file")
    code, out, err = run("serve", "--config", file, "--check-config", "--connections", "7")
    ok(code == 0 and "connections = 7\n" in out, "the command line has the last word", out)

    for text, line, sentence in [("prot = 1", 1, 'no setting "prot"'), ("port = 0\n\nport = 1", 3, "second time"),
                                 ("# x\nport", 2, "no setting"), ("port =", 1, "no value"),
                                 ("port = 99999", 1, "whole number"), ("log = loud", 1, "no log level"),
                                 ("behind-proxy = maybe", 1, "yes or no"), ("config = x", 1, "no setting"),
                                 ("games = 5", 1, "no setting"), ("= 5", 1, "no setting")]:
        bad = write(os.path.join(folder, "bad.conf"), text)
        code, out, err = run("serve", "--config", bad, "--check-config")
        ok(code == 2 and f"bad.conf:{line}: " in err and sentence in err and err.count("\n") == 1,
           f"{text!r} is wrong, and where", (code, err))
    code, out, err = run("serve", "--config", os.path.join(folder, "none.conf"))
    ok(code == 1 and "Cannot read" in err, "so is a file that is not there", err)

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for words, sentence in [(["--port", port], f"Port {port} is in use"),
                                (["--store", os.path.join(file, "x.db")], "cannot start"),
                                (["--store", file], "cannot start"),
                                (["--client", os.path.join(folder, "nowhere")], "client for browsers cannot be read"),
                                (["--listen", "nowhere"], "cannot start")]:
            words = ["serve", "--port", "0", "--store", store, *words]
            code, out, err = run(*words, "--check-config")
            ok(code == 1 and sentence in err and err.count("\n") == 1, f"{words[-2:]} would not work", (code, out, err))
            code, out, err = run(*words)
            ok(code == 1 and sentence in err and err.count("\n") == 1, f"{words[-2:]} does not work", (code, out, err))


# ---- the client's files


def test_files(folder):
    client = os.path.join(folder, "web")
    script = "console.log('deep');\n" * 50
    files = {"index.html": "<!doctype html>", "assets/index-Bx3_9aQz.js": script, "assets/deep.wasm": b"\0asm",
             "assets/plain.css": "a{}", "data/a.unknown": "?", ".secret": "secret", "lonely.js.gz": gzip.compress(b"x")}
    for name, text in files.items():
        write(os.path.join(client, name), text)
    write(os.path.join(client, "assets/index-Bx3_9aQz.js.gz"), gzip.compress(script.encode()))
    write(os.path.join(folder, "outside.txt"), "outside")
    os.symlink(os.path.join(folder, "outside.txt"), os.path.join(client, "link.txt"))
    with Server("--store", os.path.join(folder, "files.db"), "--client", client, "--log", "info") as server, \
            Client(server.port) as c:
        status, headers, body = c.get("/")
        ok(status == 200 and body == b"<!doctype html>" and headers["content-type"] == "text/html; charset=utf-8" and
           headers["cache-control"] == "no-cache", "the first page is index.html", (status, headers))
        ok(headers["content-security-policy"] ==
           "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; "
           "img-src 'self' data:; style-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
           "frame-ancestors 'none'" and headers["x-content-type-options"] == "nosniff", "which may load nothing foreign")
        for path, kind in [("/assets/deep.wasm", "application/wasm"), ("/assets/plain.css", "text/css; charset=utf-8"),
                           ("/assets/index-Bx3_9aQz.js", "text/javascript; charset=utf-8"),
                           ("/data/a.unknown", "application/octet-stream")]:
            status, headers, body = c.get(path)
            ok(status == 200 and headers["content-type"] == kind, f"{path} is {kind}", (status, headers))
        status, plain, body = c.get("/assets/index-Bx3_9aQz.js")
        ok(body == script.encode() and "content-encoding" not in plain and plain["vary"] == "Accept-Encoding" and
           "immutable" in plain["cache-control"], "a name with a hash is for ever", plain)
        status, zipped, body = c.get("/assets/index-Bx3_9aQz.js", "Accept-Encoding: br, gzip;q=0.8")
        ok(zipped.get("content-encoding") == "gzip" and gzip.decompress(body) == script.encode() and
           zipped["etag"] != plain["etag"], "who takes gzip gets the smaller file", zipped)
        ok("content-encoding" not in c.get("/assets/index-Bx3_9aQz.js", "Accept-Encoding: gzip;q=0")[1],
           "who does not gets the other")
        status, headers, body = c.get("/assets/index-Bx3_9aQz.js", f'If-None-Match: "x", {plain["etag"]}')
        ok(status == 304 and body == b"" and headers["etag"] == plain["etag"], "what is known is not sent again", status)
        status, headers, _ = c.get("/assets/index-Bx3_9aQz.js", method="HEAD")
        ok(status == 200 and int(headers["content-length"]) == len(script), "HEAD tells the length")
        ok(c.get("/", method="POST")[0] == 405, "nobody writes files")
        for path in ["/assets", "/assets/", "/link.txt", "/.secret", "/outside.txt", "/../outside.txt", "/assets/../index.html",
                     "/%2e%2e/outside.txt", "//index.html", "/index.html/", "/lonely.js", "/lonely.js.gz",
                     "/assets/index-Bx3_9aQz.js.gz", "/" + "a" * 4000, "/%00", "/assets/..%2f..%2foutside.txt"]:
            status, _, body = c.get(path)
            ok(status in (400, 404) and b"outside" not in body and b"secret" not in body, f"{path[:40]} is nothing", status)

        write(os.path.join(client, "index.html"), "<!doctype html>new")
        server.signal(signal.SIGHUP)
        ok(server.wait_for("read-again") and c.get("/")[2] == b"<!doctype html>new", "SIGHUP reads the files again")
        os.remove(os.path.join(client, "index.html"))
        server.signal(signal.SIGHUP)
        ok(server.wait_for("client-unreadable") and c.get("/")[2] == b"<!doctype html>new",
           "and keeps what it has when they are wrong", server.lines)
        c.socket.close()
        ok(server.stop() == 0 and all(LINE.fullmatch(x.strip()) for x in server.lines), "nothing leaked", server.lines)
    with Server("--store", os.path.join(folder, "files.db")) as server:
        status, body = ask(server, "GET", "/")
        ok(status == 200 and all(f'<p lang="{x}">' in body for x in ("en", "ru", "pl", "zh-Hant")) and "make web" in body,
           "without a client the first page tells how to build it", body)
        with Client(server.port) as c:
            seen = [(c.get("/", method=method)[0], c.get("/other", method=method)[0]) for method in ("POST", "TRACE")]
        ok(seen == [(405, 404)] * 2, "and nobody writes there either", seen)


# ---- logs


def test_log(folder):
    with Server("--store", os.path.join(folder, "log.db"), "--log", "debug") as server:
        anna = Person("Anna Unsayable", 5)
        anna.random.seed(77)
        table = new_table(server, "conspiracy", 2, ["level:1"])
        anna.sit(server, table)
        anna.connect(server)
        while len(anna.done) < 8:
            anna.play()
        ask(server, "GET", f"/api/tables/{table}?key=unsayable-query")
        ask(server, "GET", f"/unsayable-query?{anna.key}".replace(" ", "+"))
        with Client(server.port) as c:
            c.send("GET /\"quoted\x7f HTTP/1.1\r\nHost: x\r\n\r\n")
            c.reply()
        anna.socket.socket.close()
        ok(server.stop() == 0, "a server that logs all stops as well")
        text = "".join(server.lines)
        ok(all(LINE.fullmatch(line.rstrip("\n")) for line in server.lines) and len(server.lines) > 5,
           "every line has a time, a level, an event and fields",
           [x for x in server.lines if not LINE.fullmatch(x.rstrip("\n"))])
        ok(" requests request method=POST path=/api/tables/?/sit status=200\n" in text, "requests are logged", text)
        with sqlite3.connect(os.path.join(folder, "log.db")) as db:
            facts = db.execute("SELECT facts FROM tables").fetchone()[0]
            lines = [x[0] for x in db.execute("SELECT text FROM every_line")]
        secrets = set(re.findall(r"[0-9a-f]{16,}", facts + " ".join(lines)))
        secrets |= {anna.key, anna.key.replace(" ", "+"), "Anna", "Unsayable", table, "query?"}
        ok(len(secrets) > 8 and not [x for x in secrets if x in text], "no key, name, seed, link or query is in it",
           [x for x in secrets if x in text])
    with Server("--store", os.path.join(folder, "log.db")) as server:
        ask(server, "GET", "/")
        ok(server.stop() == 0 and server.lines == [], "usually nothing is said when nothing is wrong", server.lines)
    with contextlib.closing(sqlite3.connect(os.path.join(folder, "log.db"))) as db:
        db.execute("UPDATE tables SET facts = 'private nonsense'")
        db.commit()
    with Server("--store", os.path.join(folder, "log.db")) as server:
        ok(server.stop() == 0 and len(server.lines) == 1 and
           server.lines[0].endswith(f" error table-unreadable begins={table[:4]}\n") and table not in server.lines[0],
           "a table that cannot be read is named by its first letters", server.lines)


# ---- readiness


def test_readiness(folder):
    body = {"game": "abyss", "players": 2}
    with Server("--store", os.path.join(folder, "ready.db")) as server:
        ok(server.readiness() == (200, {}) and ask(server, "GET", "/healthz")[0] == 200, "a new server is ready")
        ok(ask(server, "POST", "/api/tables", body)[0] == 200, "and keeps tables")
        unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        answers = [ask_json(server, "POST", "/api/tables", body) for _ in range(25)]
        ok(set(map(str, answers)) == {str((503, {"error": "not-saved"}))}, "on a full disk it keeps none", answers[:2])
        ok(server.readiness() == (503, {"error": "disk-full"}), "and is not ready", server.readiness())
        ok(ask(server, "GET", "/healthz")[0] == 200 and server.figures()["tidetable_store_works"] == 0, "though it lives")
        errors = [x for x in server.lines if " error store-failed reason=disk-full" in x]
        ok(1 <= len(errors) <= 10, "and says so, not for ever", len(errors))
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
        end = time.time() + 5
        while server.readiness()[0] != 200 and time.time() < end:
            time.sleep(0.1)
        ok(server.readiness() == (200, {}), "it is ready again by itself, though nobody writes", server.readiness())
        ok(ask(server, "POST", "/api/tables", body)[0] == 200, "and keeps tables again")
        figures = server.figures()
        ok(figures["tidetable_tables"] == 2 and figures['tidetable_tables_by_state{state="waiting"}'] == 2 and
           figures["tidetable_commits_failed_total"] >= 1 and figures["tidetable_commit_seconds_sum"] > 0 and
           figures["process_resident_memory_bytes"] > 1e6 and
           abs(figures["process_start_time_seconds"] - time.time()) < 120, "figures tell of it", figures)
        ok(server.stop() == 0, "and stops as usual", server.lines)


# ---- the end


def test_drain(folder):
    store = os.path.join(folder, "drain.db")
    with Server("--store", store) as server:
        people = []
        for i in range(6):  # bots think when the signal comes
            person = Person(f"Player {i}", i)
            table = new_table(server, "rumbones", 2, ["level:6"])
            person.sit(server, table)
            person.connect(server)
            people.append(person)
        moved = 0
        end = time.time() + 20
        while moved < 60 and time.time() < end:
            for person in people:
                person.socket.socket.settimeout(0.01)
                with contextlib.suppress(TimeoutError):
                    person.play()
                    moved += 1
        figures = server.figures()
        ok(figures["tidetable_moves_total"] > 0 and figures['tidetable_tables_by_state{state="playing"}'] == 6,
           "games are under way", figures)
        done = sum(len(p.done) for p in people)
        began = time.time()
        server.signal(signal.SIGTERM)
        for person in people:
            person.socket.socket.settimeout(10)
            heard, code = [], None
            with contextlib.suppress(EOFError, ConnectionError):
                while code is None:
                    opcode, text = person.socket.hear()
                    if opcode == CLOSE:
                        code = int.from_bytes(text[:2], "big")
                    elif opcode == TEXT:
                        heard.append(json.loads(text))
            person.bye = (heard[-1:] == [{"type": "bye", "reason": "restart"}], code)
            person.socket.socket.close()
        ok(all(p.bye == (True, 1012) for p in people), "everybody is told of the restart", [p.bye for p in people])
        code, took = server.end(), time.time() - began
        ok(code == 0 and took < 10 and server.lines == [], f"it ends in {took:.1f} s", (code, server.lines))
    with sqlite3.connect(store) as db:
        kept = sum(any(d["action"] in x[0] for d in p.done) for p in people
                   for x in db.execute("SELECT text FROM every_line WHERE table_id = ?", [p.table]))
    ok(kept >= done, "nothing acknowledged is missing", (kept, done))

    with Server("--store", store) as server:
        slow = WebSocket(server.port, receive_buffer=1024)  # never says a word, never reads
        server.signal(signal.SIGTERM)
        time.sleep(0.3)
        with contextlib.suppress(OSError):
            ok(not socket.create_connection(("127.0.0.1", server.port), 1), "somebody new came in")
        ok(server.process.poll() is None, "it waits a while for who does not answer")
        server.signal(signal.SIGTERM)
        began = time.time()
        ok(server.end() == -signal.SIGTERM and time.time() - began < 1, "a second signal ends it at once")
        slow.socket.close()
    with Server("--store", store) as server:
        slow = WebSocket(server.port)
        began = time.time()
        ok(server.stop() == 0 and time.time() - began < 9, "who does not answer is not waited for long")
        slow.socket.close()


# ---- copies


def lines_of(store):
    with contextlib.closing(sqlite3.connect(store)) as db:
        return list(db.execute("SELECT table_id, seq, text FROM every_line ORDER BY 1, 2"))


def test_backup(folder):
    store, copies = os.path.join(folder, "live.db"), []
    with Server("--store", store) as server:
        people = [Person(f"Player {i}", 40 + i) for i in range(2)]
        table = new_table(server, "conspiracy", 3, ["level:1"])
        for person in people:
            person.sit(server, table)
            person.connect(server)

        def copy():
            for i in range(6):
                to = os.path.join(folder, f"copy{i}.db")
                copies.append((run("backup", "--store", store, to), to))
                time.sleep(0.3)

        copying = threading.Thread(target=copy)
        copying.start()
        serve.play_out(server, people, 0)
        copying.join()
        ok(all(code == 0 and err == "" for (code, _, err), _ in copies), "copies are made while people play", copies)
        ok(all(p.last["over"] for p in people), "who do not notice")
        code, _, err = run("restore", "--store", store, copies[0][1], "--force")
        ok(code == 1 and "Another process uses" in err, "the store of a running server is not replaced", err)
        ok(server.stop() == 0, "the server stops as usual", server.lines)
    whole = lines_of(store)
    parts = [lines_of(path) for _, path in copies]
    ok(all(part == whole[:len(part)] for part in parts) and parts == sorted(parts, key=len),
       "each copy is the beginning of the game", list(map(len, parts)))
    ok(os.stat(copies[0][1]).st_mode & 0o777 == 0o600, "and nobody else may read it")

    middle = max((p for p in zip(parts, copies) if len(p[0]) < len(whole)), key=lambda p: len(p[0]))[1][1]
    again = os.path.join(folder, "again.db")
    code, out, err = run("restore", "--store", again, middle)
    ok(code == 0, "a store is made of a copy", err)
    with Server("--store", again) as server:
        for person in people:
            person.last = person.wanted = None
            person.connect(server)
        serve.play_out(server, people, 0)
        ok(all(p.last["over"] for p in people), "and its game goes on to the end")
        status, record = ask(server, "GET", f"/api/tables/{table}/record")
        path = write(os.path.join(folder, "again.ttr"), record)
        ok(status == 200 and run("verify", path)[0] == 0, "with a record that is true")
        server.stop()
    test_refused_copies(folder, again, middle)


def test_refused_copies(folder, store, copy):
    before = lines_of(store)
    garbage = write(os.path.join(folder, "garbage.db"), "no database" * 1000)
    foreign = os.path.join(folder, "foreign.db")
    newer = os.path.join(folder, "newer.db")
    damaged = os.path.join(folder, "hurt.db")
    with contextlib.closing(sqlite3.connect(foreign)) as db:
        db.execute("CREATE TABLE somebody (s)")
    with open(copy, "rb") as f:
        content = bytearray(f.read())
    write(newer, bytes(content))
    with contextlib.closing(sqlite3.connect(newer)) as db:
        db.execute("UPDATE schema_version SET version = 99")
        db.commit()
    for at in range(4096 + 8, len(content), 4096):
        content[at:at + 64] = b"\xff" * 64
    write(damaged, bytes(content))
    ok(run("restore", "--store", store, copy)[0] == 1 and lines_of(store) == before,
       "a store that is there is not replaced without --force")
    for path, word in [(garbage, "not a database"), (foreign, "another program"), (newer, "newer version"),
                       (damaged, "damaged"), (os.path.join(folder, "none.db"), "cannot be opened")]:
        code, _, err = run("restore", "--store", store, path, "--force")
        ok(code == 1 and word in err and lines_of(store) == before, f"{os.path.basename(path)} is refused", err)
    code, _, err = run("serve", "--port", "0", "--store", newer)
    ok(code == 1 and "use a newer version of the program" in err, "no server starts with a newer store", err)
    code, _, err = run("restore", "--store", store, copy, "--force")
    ok(code == 0 and lines_of(store) == lines_of(copy) and lines_of(store + ".old") == before,
       "with --force it is replaced, and kept beside", err)
    ok(run("backup", "--store", store, copy)[0] == 1, "a copy does not replace a file")
    ok(run("backup", "--store", store, copy, "--force")[0] == 0, "without --force")
    ok(run("backup", "--store", os.path.join(folder, "none.db"), os.path.join(folder, "x.db"))[0] == 1 and
       not os.path.exists(os.path.join(folder, "x.db")), "nothing is copied where nothing is")
    left = [x for x in os.listdir(folder) if re.search(r"\.db\.[A-Za-z0-9]{6}$", x)]
    ok(not left, "nothing half done is left behind", left)


def restored(folder, copy, *there):
    """A store of nobody's that root has restored: what the server of nobody's says, and whose the files are."""
    store = os.path.join(folder, "server.db")
    nobody = os.stat(folder)
    for name in there:
        shutil.chown(write(store + name, ""), nobody.st_uid, nobody.st_gid)
    code, _, err = run("restore", "--store", store, "--force", copy)
    foreign = [x for x in os.listdir(folder) if (os.stat(os.path.join(folder, x)).st_uid,
                                                 os.stat(os.path.join(folder, x)).st_gid) != (nobody.st_uid, nobody.st_gid)]
    return store, (code, err, foreign)


def test_owner(folder):
    """Root restores, as docs/hosting.md has it, and a server that is not root's goes on."""
    if os.geteuid() != 0:
        print("ops: not run by root: that root restores for another user is not tried", flush=True)
        return
    os.chmod(os.path.dirname(folder), 0o711)  # somebody else gets through
    program = shutil.copy(TIDETABLE, os.path.join(folder, "tidetable"))
    copy = os.path.join(folder, "copy.db")
    with Server("--store", copy) as server:
        table = new_table(server, "conspiracy", 2)
        server.stop()
    for there in ((), ("",), ("", ".lock"), ("", "-wal", "-shm")):
        home = os.path.join(folder, "home" + "".join(there) + str(len(there)))
        os.mkdir(home, 0o700)
        shutil.chown(home, "nobody", "nogroup")
        store, seen = restored(home, copy, *there)
        ok(seen == (0, "", []), f"what root restores belongs to who had it, {there} being there", seen)
        with Server("--store", store, program=program, user="nobody", group="nogroup", extra_groups=[]) as server:
            ok(server.port and ask(server, "GET", f"/api/tables/{table}")[0] == 200 and new_table(server, "abyss", 2),
               "and their server goes on with it", server.lines)
            ok(server.stop() == 0, "and stops as usual", server.lines)
    home = os.path.join(folder, "failed")
    os.mkdir(home, 0o700)
    shutil.chown(home, "nobody", "nogroup")
    _, seen = restored(home, write(os.path.join(folder, "none.db"), "nothing"))
    ok(seen[0] == 1 and seen[2] == [], "what root could not restore leaves nothing of root's", seen)


# ---- stores of old versions


def test_old_store(folder):
    """A store as its first version wrote it: a finished game, and one under way."""
    store = os.path.join(folder, "old.db")
    with contextlib.closing(sqlite3.connect(store)) as db, open("tests/server/store-1.sql", encoding="utf-8") as f:
        db.executescript(f.read())
    with Server("--store", store) as server:
        tables = {t["table"]: t for t in ask_json(server, "GET", "/api/tables")[1]["tables"]}
        ok(len(tables) == 2, "a store of the first version is opened", (tables, server.lines))
        done = [t for t in tables.values() if t["over"]]
        record = ask(server, "GET", f"/api/tables/{done[0]['table']}/record")[1]
        ok(run("verify", write(os.path.join(folder, "old.ttr"), record))[0] == 0, "its finished game is true")
        person = Person("Player 0", 1)
        person.table = [t["table"] for t in tables.values() if not t["over"]][0]
        person.connect(server)
        serve.play_out(server, [person], 0)
        ok(person.last["over"], "the other one is played to its end")
        ok(server.stop() == 0, "and all is well", server.lines)
    with contextlib.closing(sqlite3.connect(store)) as db:
        version = db.execute("SELECT version FROM schema_version").fetchall()
        with Server("--store", os.path.join(folder, "new.db")) as server:
            server.stop()
        new = sqlite3.connect(os.path.join(folder, "new.db"))
        schema = "SELECT name, sql FROM sqlite_schema ORDER BY name"
        ok(version == new.execute("SELECT version FROM schema_version").fetchall() and
           db.execute(schema).fetchall() == new.execute(schema).fetchall(), "it has become what a new one is", version)
        new.close()


def main():
    with tempfile.TemporaryDirectory() as folder:
        ENV["XDG_STATE_HOME"] = folder  # not the games of who runs this
        for test in (test_settings, test_files, test_log, test_readiness, test_drain, test_backup, test_owner,
                     test_old_store):
            os.makedirs(os.path.join(folder, test.__name__))
            test(os.path.join(folder, test.__name__))
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
