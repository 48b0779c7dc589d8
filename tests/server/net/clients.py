#!/usr/bin/env python3
"""Talks to tests/server/net/echo.c over the loopback: python3 tests/server/net/clients.py ECHO

Prints a line for each thing tested, as every test here does."""

import base64
import contextlib
import hashlib
import json
import resource
import signal
import socket
import struct
import subprocess
import sys
import time

from client import BINARY, CLOSE, PING, PONG, TEXT, Client, WebSocket, request

ECHO = sys.argv[1]
failed = 0


def ok(passed, name, seen=""):
    global failed
    failed += not passed
    print(("ok - net: " if passed else "not ok - net: ") + name +
          ("" if passed or seen == "" else f" (seen: {seen!r})"), flush=True)


@contextlib.contextmanager
def server(limits):
    """A running echo with these limits; it has to stop by itself at SIGTERM, leaking nothing."""
    process = subprocess.Popen([ECHO, limits], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    port = int(process.stdout.readline())
    try:
        yield port
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            code = process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            code = "does not stop"
        complaint = process.stderr.read().decode(errors="replace")
        process.stdout.close()
        process.stderr.close()
        ok(code == 0 and complaint == "", f"{limits}: stops at SIGTERM, nothing leaked",
           (code, complaint[:2000]))


def stats(port):
    with Client(port) as c:
        return json.loads(c.get("/stats")[2])


def wait_for(port, name, value, seconds=5):
    """A figure that has to come."""
    end = time.time() + seconds
    while (seen := stats(port)[name]) != value and time.time() < end:
        time.sleep(0.05)
    return seen


# ---- requests

SECURITY = ["x-content-type-options", "referrer-policy", "x-frame-options",
            "cross-origin-opener-policy", "content-security-policy"]


def test_requests(port):
    with Client(port) as c:
        status, headers, body = c.get("/")
        ok((status, body) == (200, b"hello"), "a request is answered", (status, body))
        ok(all(h in headers for h in SECURITY), "with the headers that keep browsers strict", headers)
        ok("default-src 'none'" in headers["content-security-policy"], "nothing may be loaded by a sentence")
        ok("default-src 'self'" in c.get("/page")[1]["content-security-policy"], "and by a page what is ours")
        ok(c.get("/echo", method="POST", body=b"a" * 4096)[2] == b"a" * 4096,
           "the connection is kept, a body of 4 KiB comes back")
        ok(c.get("/", method="HEAD")[1]["content-length"] == "5", "HEAD has no body")
        seen = c.get("/none")
        ok(seen[0] == 304 and seen[1].get("etag") == '"1"' and "content-length" not in seen[1],
           "304 has none either", seen)
        seen = c.get("/show?a=1&b=%20#x", "Authorization: Bearer abc ", "origin: http://o",
                     "Content-Type: text/x", "If-None-Match: \"e\"", "Accept-Encoding:gzip", "X-Y: z")
        ok(seen[2] == b'GET|/show|a=1&b=%20|Bearer abc|http://o|text/x|"e"|gzip',
           "path, query and headers are told", seen[2])
        ok(c.get("http://localhost/show?q")[2].startswith(b"GET|/show|q|"), "an absolute URL")
        ok(c.get("/later")[2] == b"later", "an answer may come later")
        ok(len(c.get("/big")[2]) == 1 << 20, "a large body that is lent")
        ok(c.get("/none-such")[0] == 404, "404")
        ok(c.get("/", "Upgrade: h2c", "Connection: Upgrade")[0] == 200, "other upgrades are ignored")
        ok(c.get("/", "Connection: close")[1]["connection"] == "close" and c.is_closed(),
           "Connection: close")
    with Client(port) as c:
        c.send("GET / HTTP/1.0\r\n\r\n")
        ok(c.reply()[2] == b"hello" and c.is_closed(), "HTTP/1.0 is answered and closed")
    with Client(port) as c:
        c.send(request("/later"))
        c.socket.shutdown(socket.SHUT_WR)
        ok(c.reply()[2] == b"later" and c.is_closed(), "who has closed one half is answered")
    with Client(port) as c:
        c.send("POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
        c.send("3\r\nabc\r\n2\r\nde\r\n0\r\nOrigin: late\r\n\r\n" + request("/").decode())
        ok(c.reply()[2] == b"abcde" and c.reply()[2] == b"hello", "a body in chunks")
    with Client(port) as c:
        c.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n")
        seen = c.reply()[0]
        c.send("ok")
        ok((seen, c.reply()[2]) == (100, b"ok"), "who asks first is told to go on")
    with Client(port) as c:
        for byte in request("/echo", method="POST", body=b"slow"):
            c.send(bytes([byte]))
        ok(c.reply()[2] == b"slow", "a request byte by byte")


def test_pipeline(port):
    with Client(port) as c:
        c.send(b"".join(request("/echo", method="POST", body=b"%d" % i) for i in range(200)))
        seen = [c.reply()[2] for _ in range(200)]
        ok(seen == [b"%d" % i for i in range(200)], "200 requests at once are answered in order")
        c.send(request("/later") + request("/big") + request("/"))
        seen = [c.reply()[2][:5] for _ in range(3)]
        ok(seen == [b"later", b"xxxxx", b"hello"], "those after a late answer and a large one wait", seen)


def test_bad_requests(port):
    bad = {
        "rubbish": (b"\x00\x01\x02\r\n\r\n", 400),
        "no host": (b"GET / HTTP/1.1\r\n\r\n", 400),
        "two hosts": (b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
        "two lengths": (b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
        "length and chunks": (b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n"
                              b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
        "HTTP/2.0": (b"GET / HTTP/2.0\r\nHost: a\r\n\r\n", 505),
        "no path": (b"OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        "CONNECT": (b"CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        "long headers": (request("/", "X: " + "y" * 9000), 431),
        "long path": (request("/" + "y" * 9000), 431),
        "many headers": (request("/", *(f"X{i}: y" for i in range(2000))), 431),
        "large body": (request("/echo", method="POST", body=b"a" * 4097), 413),
        "large chunks": (b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n" +
                         b"400\r\n" + b"a" * 1024 + b"\r\n" + (b"400\r\n" + b"a" * 1024 + b"\r\n") * 4, 413),
    }
    for name, (data, status) in bad.items():
        with Client(port) as c:
            c.send(data)
            seen = c.reply()
            ok(seen[0] == status and all(h in seen[1] for h in SECURITY) and c.is_closed(),
               f"{name}: {status}, and closed", seen)
    with Client(port) as c:
        ok(c.get("/" + "y" * 7000)[0] == 404, "a path of 7,000 letters is read")


# ---- WebSocket

def test_upgrade(port):
    with WebSocket(port) as w:
        digest = hashlib.sha1((w.key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
        ok(w.status == 101 and w.headers["sec-websocket-accept"] == base64.b64encode(digest).decode(),
           "a WebSocket is opened", (w.status, w.headers))
        w.say(TEXT, "hello")
        ok(w.hear() == (TEXT, b"hello"), "and echoes")
    with WebSocket(port, path="/ws?greet") as w:
        ok(w.hear() == (TEXT, b"welcome"), "the query is told, the first word may be ours")
    with Client(port) as c:
        w = WebSocket.__new__(WebSocket)
        c.send(w.upgrade("/ws") + w.frame(TEXT, "early"))
        ok(c.reply()[0] == 101 and c.take(7) == b"\x81\x05early", "frames right behind the request are read")
    cases = [
        ("no origin", 101, []),
        ("the same host", 101, ["Origin: http://localhost"]),
        ("the same host with TLS in front", 101, ["Origin: https://LOCALHOST"]),
        ("a listed origin", 101, ["Origin: https://friend.example"]),
        ("another origin", 403, ["Origin: https://evil.example"]),
        ("the same host, another port", 403, ["Origin: http://localhost:81"]),
        ("an origin that begins like ours", 403, ["Origin: http://localhost.evil.example"]),
        ("an origin that begins like a listed one", 403, ["Origin: https://friend.example.evil"]),
        ("no origin a page could have", 403, ["Origin: null"]),
        ("version 8", 426, ["Sec-WebSocket-Version: 8"]),
        ("no key", 400, ["Sec-WebSocket-Key:"]),
        ("a key that is too short", 400, ["Sec-WebSocket-Key: YWJj"]),
        ("no base64", 400, ["Sec-WebSocket-Key: " + "!" * 24]),
    ]
    for name, status, headers in cases:
        with WebSocket(port, *headers) as w:
            ok(w.status == status, f"upgrade with {name}: {status}", w.status)
    with WebSocket(port, path="/other") as w:
        ok(w.status == 404 and w.is_closed(), "upgrade elsewhere: 404")


def test_frames(port):
    with WebSocket(port) as w:
        for n in (0, 1, 125, 126, 4095, 4096):
            w.say(TEXT, b"t" * n)
            ok(w.hear() == (TEXT, b"t" * n), f"a message of {n} bytes")
        w.say(TEXT, "Бе", fin=False)
        w.say(PING, "between")
        w.say(0, "зд".encode()[:3], fin=False)
        w.say(0, "зд".encode()[3:] + "на 深淵".encode())
        ok(w.hear() == (PONG, b"between"), "a ping between fragments is answered first")
        ok(w.hear() == (TEXT, "Бездна 深淵".encode()), "fragments, cut within a letter, are one message")
        for byte in w.frame(TEXT, "drop by drop"):
            w.send(bytes([byte]))
        ok(w.hear() == (TEXT, b"drop by drop"), "a frame byte by byte")
        w.send(b"".join(w.frame(TEXT, b"%d" % i) for i in range(1000)))
        ok([w.hear()[1] for _ in range(1000)] == [b"%d" % i for i in range(1000)],
           "1,000 messages at once come back in order")
        w.say(PONG, "unasked")
        w.say(CLOSE, struct.pack(">H", 1000) + b"bye")
        ok(w.close_code() == 1000, "closing is answered with the same code")


def test_close_codes(port):
    half = 2500 * b"a"
    cases = [
        ("binary", 1003, [(BINARY, b"\x00")], {}),
        ("text that is no UTF-8", 1007, [(TEXT, b"\xc3\x28")], {}),
        ("a surrogate", 1007, [(TEXT, b"\xed\xa0\x80")], {}),
        ("a letter cut short", 1007, [(TEXT, b"\xe6\xb7")], {}),
        ("4,097 bytes", 1009, [(TEXT, b"a" * 4097)], {}),
        ("70,000 bytes", 1009, [(TEXT, b"a" * 70000)], {}),
        ("not masked", 1002, [(TEXT, b"a")], {"masked": False}),
        ("reserved bits", 1002, [(TEXT, b"a")], {"bits": 0x40}),
        ("an unknown kind", 1002, [(3, b"a")], {}),
        ("an unknown kind of control", 1002, [(11, b"a")], {}),
        ("a ping in pieces", 1002, [(PING, b"a")], {"fin": False}),
        ("a ping of 126 bytes", 1002, [(PING, b"a" * 126)], {}),
        ("a fragment of nothing", 1002, [(0, b"a")], {}),
        ("a text within a text", 1002, [(TEXT, b"a"), (TEXT, b"b")], {"fin": False}),
        ("fragments of 5,000 bytes", 1009, [(TEXT, half), (0, half)], {"fin": False}),
        ("close 1005", 1002, [(CLOSE, struct.pack(">H", 1005))], {}),
        ("half a code", 1002, [(CLOSE, b"\x03")], {}),
        ("a reason that is no UTF-8", 1007, [(CLOSE, b"\x03\xe8\xff")], {}),
        ("close without a code", None, [(CLOSE, b"")], {}),
        ("close 4001", 4001, [(CLOSE, struct.pack(">H", 4001))], {}),
        ("the application closes", 4002, [(TEXT, b"close 4002"), (TEXT, b"unheard")], {}),
    ]
    for name, code, frames, options in cases:
        with WebSocket(port) as w:
            w.send(b"".join(w.frame(*f, **options) for f in frames))
            seen = w.close_code()
            ok(seen == code, f"{name}: closed with {code}", seen)
    ok(wait_for(port, "ws_open", 0) == 0, "none of them is open any more")
    seen = stats(port)
    ok(seen["told_opened"] == seen["told_closed"] == seen["ws_opened"], "the application was told of each", seen)


# ---- limits

def test_rates(port):
    with Client(port) as c:
        c.send(request("/") * 80)
        seen = [c.reply()[0] for _ in range(80)]
        ok(seen[:60] == [200] * 60 and 429 in seen[60:], "more than 60 requests at once: 429", seen)
        time.sleep(0.3)
        ok(c.get("/")[0] == 200, "after a moment it goes on")
    with WebSocket(port) as w:
        w.send(w.frame(TEXT, "a") * 80)
        seen = [w.hear() for _ in range(60)]
        while (last := w.hear())[0] == TEXT:
            pass
        ok(last[0] == CLOSE and last[1] == struct.pack(">H", 1008) + b"too many messages",
           "more than 60 messages at once: 1008", last)
    with WebSocket(port) as w:
        with contextlib.suppress(ConnectionError):
            w.send(w.frame(PING, "a") * 200)
        while (last := w.hear())[0] == PONG:
            pass
        ok(last[0] == CLOSE and last[1][:2] == struct.pack(">H", 1008), "pings count, too", last)


def test_peer_rate(port):
    """An address has 240 requests at once, however many connections it makes."""
    seen = []
    for _ in range(8):
        with Client(port) as c:
            c.send(request("/") * 50)
            seen += [c.reply()[0] for _ in range(50)]
    ok(200 <= seen.count(200) <= 320 and seen[-1] == 429, "an address has a limit of its own", seen.count(200))


def test_peer_files(port):
    """What is a file is counted for itself: a page may ask for all of them at once."""
    with Client(port) as c:
        c.send(request("/file") * 500)
        seen = [c.reply()[0] for _ in range(500)]
        ok(seen == [200] * 500, "many files at once", seen.count(200))
        c.send(request("/") * 80)
        seen = [c.reply()[0] for _ in range(80)]
        ok(seen[:60] == [200] * 60 and 429 in seen[60:], "and everything else counts as ever", seen)
    seen = []
    while len(seen) < 20000 and 429 not in seen[-1:]:
        with Client(port) as c:
            c.send(request("/file") * 500)
            seen += [c.reply()[0] for _ in range(500)]
    ok(7500 <= seen.count(200) < 20000, "but not without end", seen.count(200))


def test_peer_messages(port):
    """And 600 messages, over however many sockets."""
    heard = 0
    with contextlib.ExitStack() as stack:
        for _ in range(20):
            w = stack.enter_context(WebSocket(port))
            w.send(w.frame(TEXT, "a") * 50)
            for _ in range(50):
                opcode, payload = w.hear()
                if opcode == CLOSE:
                    break
                heard += 1
        ok(600 <= heard < 900 and payload[:2] == struct.pack(">H", 1008),
           "and for messages: 1008", (heard, payload))


def test_conns_a_peer(port):
    with contextlib.ExitStack() as stack:
        for _ in range(64):
            stack.enter_context(Client(port))
        with Client(port) as c:
            seen = c.reply()
            ok(seen[0] == 503 and b"from this address" in seen[2] and c.is_closed(),
               "the 65th connection of an address: 503", seen)


def test_conns(port):
    with contextlib.ExitStack() as stack:
        clients = [stack.enter_context(Client(port)) for _ in range(4)]
        with Client(port) as c:
            seen = c.reply()
            ok(seen[0] == 503 and b"full" in seen[2], "more connections than altogether: 503", seen)
        ok(clients[0].get("/")[0] == 200, "the others are served")


def test_proxy(port):
    """Behind a proxy all come from one address, and are told apart by what the proxy says."""
    with contextlib.ExitStack() as stack:
        statuses = []
        for i in range(70):
            c = stack.enter_context(Client(port))
            statuses.append(c.get("/", f"X-Forwarded-For: 9.9.9.9, 10.0.0.{i}")[0])
        ok(statuses == [200] * 70, "proxy: many addresses", statuses)
    with Client(port) as c:
        statuses = [c.get("/", f"X-Forwarded-For: 10.0.1.{i}")[0] for i in range(100)]
        ok(statuses == [200] * 100, "proxy: nobody pays for who used the connection before", statuses)
    with contextlib.ExitStack() as stack:
        statuses = []
        for _ in range(65):
            c = stack.enter_context(Client(port))
            statuses.append(c.get("/", "X-Forwarded-For: 2001:db8::7")[0])
        ok(statuses == [200] * 64 + [503], "proxy: one address has 64 connections", statuses)


def test_times(port):
    start = time.time()
    with Client(port) as c:
        c.send("GET / HTTP/1.1\r\nHo")
        ok(c.reply()[0] == 408 and c.is_closed() and time.time() - start < 4,
           "a request that does not end: 408", time.time() - start)
    with Client(port) as c:
        ok(c.is_closed(), "who says nothing is closed")
    with Client(port) as c:
        c.get("/")
        ok(c.is_closed(), "who was answered and says nothing more, too")
    with WebSocket(port) as w:
        ok(w.hear() == (PING, b""), "a socket is pinged")
        heard = 1
        with contextlib.suppress(EOFError, ConnectionResetError):
            while w.hear()[0] == PING:
                heard += 1
        ok(heard == 2, "and dropped after two pings without an answer", heard)
        ok(stats(port)["dropped_quiet"] == 1, "which is counted")
    with WebSocket(port) as w:
        for _ in range(5):
            w.hear()
            w.say(PONG)
        w.say(TEXT, "here")
        ok(w.hear() == (TEXT, b"here"), "who answers stays")


def test_slow_readers(port):
    with WebSocket(port, receive_buffer=4096) as w:
        w.say(TEXT, "flood")
        ok(wait_for(port, "dropped_slow", 1) == 1, "a full queue: the slow reader is dropped")
        ok(wait_for(port, "ws_open", 0) == 0, "and closed")
    with Client(port, receive_buffer=4096) as c:
        c.send(request("/big") * 20)
        ok(wait_for(port, "dropped_slow", 2, 8) == 2, "who takes nothing of a large body is dropped, too")


def test_thousands(port):
    kinds = 0
    for round_ in range(20):
        with contextlib.ExitStack() as stack:
            clients = [stack.enter_context(Client(port)) for _ in range(150)]
            for i, c in enumerate(clients):
                if i % 3 == 1:
                    c.send(request("/later" if i % 2 else "/"))
                elif i % 3 == 2:
                    c.send(WebSocket.upgrade(WebSocket.__new__(WebSocket), "/ws"))
                if round_ % 2:  # a reset instead of a proper end
                    c.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                kinds += 1
    ok(wait_for(port, "open", 1) == 1, f"{kinds} connections opened and dropped: none is left", stats(port))
    seen = stats(port)
    ok(seen["told_opened"] == seen["told_closed"], "the application was told of all", seen)


def test_crowd(port):
    with contextlib.ExitStack() as stack:
        crowd = [stack.enter_context(WebSocket(port)) for _ in range(1500)]
        for w in crowd:
            w.say(TEXT, "me, too")
        ok(all(w.hear() == (TEXT, b"me, too") for w in crowd), "1,500 sockets at once are heard")
    ok(wait_for(port, "open", 1) == 1, "and gone when they go")


def test_stop(echo_limits):
    """WebSockets are told that the server goes away."""
    process = subprocess.Popen([ECHO, echo_limits], stdout=subprocess.PIPE)
    port = int(process.stdout.readline())
    with WebSocket(port) as w, Client(port) as c:
        c.get("/")
        c.send(request("/later"))
        time.sleep(0.02)
        process.send_signal(signal.SIGTERM)
        ok(c.reply()[2] == b"later" and c.is_closed(), "when the server stops, who waits is answered")
        seen = w.close_code()
        ok(seen == 1012, "when the server stops, sockets are closed with 1012", seen)
    ok(process.wait(10) == 0, "and the program ends")
    process.stdout.close()


def main():
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, hard), hard))
    runs = [
        ("open", [test_requests, test_pipeline, test_bad_requests, test_upgrade, test_frames,
                  test_close_codes, test_thousands, test_crowd]),
        ("usual", [test_rates]),
        ("usual", [test_peer_rate]),
        ("usual", [test_peer_files]),
        ("usual", [test_peer_messages]),
        ("usual", [test_conns_a_peer]),
        ("tight", [test_conns]),
        ("proxy", [test_proxy]),
        ("quick", [test_times]),
        ("quick", [test_slow_readers]),
    ]
    for limits, tests in runs:
        with server(limits) as port:
            for test in tests:
                try:
                    test(port)
                except (OSError, EOFError) as error:
                    ok(False, f"{test.__name__} ends early", repr(error))
    test_stop("usual")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
