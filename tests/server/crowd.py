"""Many people at many tables at once, who keep a ledger of what they were told is kept."""

import asyncio
import base64
import json
import os
import random
import sqlite3
import struct

KEY = base64.b64encode(b"0123456789abcdef").decode()


class Ledger:
    """What was acknowledged: for each table the actions of each seat, in order."""

    def __init__(self):
        self.done = {}
        self.refused = {}  # by the word they were refused with

    def note(self, table, seat, action):
        self.done.setdefault((table, seat), []).append(action)

    def __len__(self):
        return sum(len(actions) for actions in self.done.values())

    def compare(self, store):
        """What is missing, what is there twice, and what is in another order than acknowledged."""
        kept = {}
        with sqlite3.connect(f"file:{store}?mode=ro", uri=True) as db:
            for table, text in db.execute("SELECT table_id, text FROM every_line ORDER BY table_id, seq"):
                words = text.split(" ")
                if words[0] in ("move", "undo"):
                    kept.setdefault((table, int(words[1])), []).append(words[2])
        lost, doubled, disordered = 0, 0, 0
        for whose, actions in self.done.items():
            there = kept.get(whose, [])
            lost += sum(a not in there for a in actions)
            doubled += sum(there.count(a) > 1 for a in set(actions))
            disordered += [a for a in there if a in actions] != [a for a in actions if a in there]
        return {"lost": lost, "doubled": doubled, "disordered": disordered}


def frame(text):
    data = text.encode()
    head = bytes([0x81, 0x80 | len(data)]) if len(data) < 126 else bytes([0x81, 0xFE]) + struct.pack(">H", len(data))
    return head + b"\0\0\0\0" + data  # a mask of zeros is one, too


async def hear(reader):
    first, n = await reader.readexactly(2)
    if n == 126:
        n = struct.unpack(">H", await reader.readexactly(2))[0]
    elif n == 127:
        n = struct.unpack(">Q", await reader.readexactly(8))[0]
    data = await reader.readexactly(n)
    return json.loads(data) if first & 15 == 1 else None


async def ask(port, address, method, path, body=None, key=None):
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    data = b"" if body is None else json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: {len(data)}\r\n"
    head += f"Authorization: Bearer {key}\r\n" if key else ""
    writer.write(head.encode() + b"\r\n" + data)
    reply = await reader.read()
    writer.close()
    head, _, text = reply.partition(b"\r\n\r\n")
    if not head:
        raise ConnectionError("no answer")
    return int(head.split()[1]), json.loads(text)


TROUBLE = (OSError, EOFError, asyncio.IncompleteReadError)


class Player:
    """Somebody who comes back whenever the connection is gone, and says again what is not answered."""

    def __init__(self, crowd, table, address):
        self.crowd, self.table, self.address = crowd, table, address
        self.key = f"{crowd.random.getrandbits(128):032x}"
        self.wanted, self.last, self.over = None, None, False
        self.is_told = False  # of the table, since something was wanted

    async def connect(self):
        reader, writer = await asyncio.open_connection("127.0.0.1", self.crowd.port, local_addr=(self.address, 0))
        writer.write(f"GET /ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                     f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n\r\n".encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(json.dumps({"type": "watch", "table": self.table, "key": self.key})))
        if self.wanted:
            writer.write(frame(json.dumps(self.wanted)))
        return reader, writer

    def react(self, message):
        if message["type"] == "table":
            self.last, self.is_told = message, True
            self.over = message["over"]
        elif self.wanted and message.get("action") == self.wanted["action"]:
            if message["type"] == "done":
                self.crowd.ledger.note(self.table, self.last["seat"], self.wanted["action"])
                self.wanted = None
                if not self.is_told:  # done before the connection was lost, it was told already
                    self.last = {**self.last, "moves": None}
            else:
                word = message["error"]
                self.crowd.ledger.refused[word] = self.crowd.ledger.refused.get(word, 0) + 1
                if word != "not-saved":  # else it is said again
                    self.wanted = None

    async def act(self, writer):
        if self.wanted:
            await asyncio.sleep(0.3)
            writer.write(frame(json.dumps(self.wanted)))
        elif self.last and self.last.get("moves"):
            await asyncio.sleep(self.crowd.pause * self.crowd.random.random())
            kind = "undo" if self.last["undo"] and self.crowd.random.random() < 0.1 else "move"
            self.wanted = {"type": kind, "action": f"{self.crowd.random.getrandbits(64) | 1:016x}"}
            if kind == "move":
                self.wanted["move"] = self.crowd.random.choice(self.last["moves"])
            self.last, self.is_told = {**self.last, "moves": None}, False
            for _ in range(1 + (self.crowd.random.random() < 0.2)):  # some say everything twice
                writer.write(frame(json.dumps(self.wanted)))

    async def play(self):
        while not self.over and not self.crowd.is_over:
            try:
                reader, writer = await self.connect()
                while not self.over and not self.crowd.is_over:
                    message = await hear(reader)
                    if message:
                        self.react(message)
                    if not self.wanted or (message or {}).get("error") == "not-saved":
                        await self.act(writer)
                writer.close()
            except TROUBLE:
                await asyncio.sleep(0.02)


class Crowd:
    """So many tables of two people each; who is done begins another game."""

    def __init__(self, port, tables, game="conspiracy", seed=1, pause=0.0):
        self.port, self.tables, self.game, self.pause = port, tables, game, pause
        self.random, self.ledger, self.is_over, self.games = random.Random(seed), Ledger(), False, 0

    async def table(self, number):
        while not self.is_over:
            addresses = [f"127.{1 + number // 100}.{number % 100}.{i + 1}" for i in range(2)]
            try:
                status, made = await ask(self.port, addresses[0], "POST", "/api/tables",
                                         {"game": self.game, "players": 2})
                if status != 200:
                    await asyncio.sleep(0.1)
                    continue
                players = [Player(self, made["table"], a) for a in addresses]
                for p in players:
                    await self.sit(p)
            except TROUBLE:
                await asyncio.sleep(0.02)
                continue
            await asyncio.gather(*(p.play() for p in players))
            self.games += all(p.over for p in players)

    async def sit(self, p):
        """Until the server says so; who sits already has sat down before a crash."""
        while not self.is_over:
            try:
                status, answer = await ask(self.port, p.address, "POST", f"/api/tables/{p.table}/sit",
                                           {"name": "Anna", "nonce": os.urandom(16).hex()}, p.key)
                if status == 200 or answer.get("error") == "sits-already":
                    return
            except TROUBLE:
                pass
            await asyncio.sleep(0.05)

    async def run(self, until):
        """Plays until the coroutine `until` has ended."""
        tables = [asyncio.create_task(self.table(i)) for i in range(self.tables)]
        await until
        self.is_over = True
        done, late = await asyncio.wait(tables, timeout=3)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        for task in done:
            task.result()
