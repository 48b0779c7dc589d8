#!/usr/bin/env python3
"""A bot over the network: it joins a table by its link and plays like anybody else.

    python3 examples/netbot.py http://127.0.0.1:7777/#/table/k3v9x2m8q4p7 --name Robby

Nothing but Python's standard library.  docs/protocol.md says what is said here.
"""
import argparse
import base64
import http.client
import json
import os
import random
import re
import secrets
import socket
import ssl
import struct
import sys
import time
import urllib.parse

PACE = 0.06  # seconds before a move: who says more than twenty things a second is sent away
SILENCE = 60  # the server asks three times a minute whether somebody is there

# What a move is worth by its first word; what is not here is worth nothing.
WORTH = {"take": 3, "recruit": 3, "attack": 3, "hit": 3, "keep": 2, "explore": 1, "pass": -1, "end": -1}


def choose(moves):
    """One of the best; `view` in the same message has all the seat may see, for who wants to think."""
    best = max(WORTH.get(move.split()[0], 0) for move in moves)
    return random.choice([m for m in moves if WORTH.get(m.split()[0], 0) == best])


# ---- the server


class Server:
    """Where a link points to."""

    def __init__(self, link):
        url = urllib.parse.urlsplit(link)
        ids = re.findall(r"[a-z0-9]{12}", url.path + url.query + url.fragment)
        if url.scheme not in ("http", "https") or not url.hostname or not ids:
            sys.exit(f"netbot: {link} is no link to a table")
        self.table, self.host, self.is_safe = ids[-1], url.hostname, url.scheme == "https"
        self.port = url.port or (443 if self.is_safe else 80)

    def post(self, path, body, key):
        kind = http.client.HTTPSConnection if self.is_safe else http.client.HTTPConnection
        ask = kind(self.host, self.port, timeout=20)
        try:
            ask.request("POST", path, json.dumps(body), {"Authorization": f"Bearer {key}"})
            answer = ask.getresponse()
            return answer.status, answer.read().decode()
        finally:
            ask.close()

    def connect(self):
        s = socket.create_connection((self.host, self.port), 20)
        return ssl.create_default_context().wrap_socket(s, server_hostname=self.host) if self.is_safe else s


class WebSocket:
    """As much of RFC 6455 as is needed: the server's frames are whole, and ours are short."""

    def __init__(self, server):
        self.socket = server.connect()
        self.socket.settimeout(SILENCE)
        self.file = self.socket.makefile("rb")
        self.socket.sendall((f"GET /ws HTTP/1.1\r\nHost: {server.host}:{server.port}\r\nUpgrade: websocket\r\n"
                             "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
                             f"{base64.b64encode(os.urandom(16)).decode()}\r\n\r\n").encode())
        if b" 101 " not in self.file.readline():
            raise ConnectionError("no WebSocket")
        while self.file.readline() not in (b"\r\n", b""):
            pass

    def frame(self, opcode, data):
        mask = os.urandom(4)
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        self.socket.sendall(bytes([0x80 | opcode]) + size + mask +
                            bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def say(self, message):
        self.frame(1, json.dumps(message).encode())

    def take(self, n):
        data = self.file.read(n)
        if len(data) < n:
            raise ConnectionError("closed")
        return data

    def hear(self):
        """The next message."""
        while True:
            first, size = self.take(2)
            if size == 126:
                size = struct.unpack(">H", self.take(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self.take(8))[0]
            opcode, data = first & 15, self.take(size)
            if opcode == 1:
                return json.loads(data)
            if opcode == 8:
                raise ConnectionError("closed")
            if opcode == 9:  # are you there?
                self.frame(10, data)


# ---- the bot


def sit(server, name, key):
    """Takes a free seat; the nonce is this bot's share in the deal."""
    status, text = server.post(f"/api/tables/{server.table}/sit", {"name": name, "nonce": secrets.token_hex(16)}, key)
    if status >= 500 or status == 429:
        raise ConnectionError(text)
    if status != 200 and "sits-already" not in text:
        sys.exit(f"netbot: {text}")


def play(server, key):
    """Until the game is over, whose last message is returned, or the connection is lost."""
    ws, wanted = WebSocket(server), None
    ws.say({"type": "watch", "table": server.table, "key": key})
    while True:
        message = ws.hear()
        if message["type"] == "table" and message["over"]:
            return message
        if message["type"] == "table" and message.get("moves"):
            # With its `seq` a move is made once, however often it is said.
            wanted = {"type": "move", "action": secrets.token_hex(8), "seq": message["seq"],
                      "move": choose(message["moves"])}
            time.sleep(PACE)
            ws.say(wanted)
        elif message["type"] == "error" and message["error"] in ("not-saved", "busy") and wanted:
            time.sleep(1)
            ws.say(wanted)
        elif message["type"] == "error" and message["error"] == "no-such-table":
            sys.exit("netbot: there is no such table")


def main():
    words = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    words.add_argument("link", help="the link to the table")
    words.add_argument("--name", default="netbot", help="who it is at the table")
    words.add_argument("--key", default=secrets.token_hex(16), help="a secret, to go on with a seat of before")
    given = words.parse_args()
    server, has_seat, failures = Server(given.link), False, 0
    while True:
        try:
            if not has_seat:
                sit(server, given.name, given.key)
            has_seat = True
            end = play(server, given.key)
            print("won" if end["seat"] in end["winners"] else "lost", *end["scores"])
            return
        except (OSError, http.client.HTTPException) as lost:
            # The server is restarted, or the net is gone: not all come back at the same moment.
            failures += 1
            print(f"netbot: {lost}; trying again", file=sys.stderr)
            time.sleep(random.uniform(0.2, 0.5 * 2 ** min(failures, 4)))


if __name__ == "__main__":
    main()
