#!/usr/bin/env python3
"""What a second node costs, and a table: python3 -B bench/nodes.py TIDETABLE

Two nodes on a PostgreSQL server of their own.  How long it takes from a question to the answer, over
a WebSocket and over HTTP, at the node that has the table and at the other one; how much memory tables
take; and how soon all of them are at the other node when theirs is killed."""

import json
import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tests", "server"))
import nodes  # noqa: E402
from client import TEXT, WebSocket  # noqa: E402
from serve import ask, new_table  # noqa: E402

SOCKETS, QUESTIONS, TABLES, OPEN = 8, 400, 400, 900
MESSAGES_A_SECOND, REQUESTS_A_SECOND = 100, 50  # what an address may say for long


def spread(times):
    times = sorted(times)
    return f"{1e3 * times[len(times) // 2]:7.2f} {1e3 * times[len(times) * 99 // 100]:8.2f}"


def timed(n, a_second, question):
    times = []
    for i in range(n):
        begun = time.perf_counter()
        question(i)
        times.append(time.perf_counter() - begun)
        time.sleep(max(0, 1 / a_second - times[-1]))
    return times


def watch(table, sockets):
    def question(i):
        sockets[i % len(sockets)].say(TEXT, json.dumps({"type": "watch", "table": table}))
        sockets[i % len(sockets)].hear()
    return question


def memory(node):
    with open(f"/proc/{node.process.pid}/status") as f:
        return next(int(line.split()[1]) * 1024 for line in f if line.startswith("VmRSS"))


def main():
    with tempfile.TemporaryDirectory() as folder:
        house = nodes.House(folder)
        one, two = house.nodes
        try:
            table = new_table(one, "abyss", 2)
            time.sleep(1)
            print("milliseconds until the answer                       middle    99 %")
            for name, node in [("WebSocket, the node that has the table", one), ("WebSocket, through the other node", two)]:
                sockets = [WebSocket(node.port) for _ in range(SOCKETS)]
                print(f"{name:50}", spread(timed(QUESTIONS, MESSAGES_A_SECOND, watch(table, sockets))))
                for s in sockets:
                    s.socket.close()
            for name, node in [("HTTP, the node that has the table", one), ("HTTP, through the other node", two)]:
                look = lambda _: ask(node, "GET", f"/api/tables/{table}")
                print(f"{name:50}", spread(timed(QUESTIONS // 4, REQUESTS_A_SECOND, look)))
            lobby = lambda _: ask(one, "GET", "/api/tables")
            print(f"{'HTTP, the lobby of both nodes':50}", spread(timed(QUESTIONS // 4, REQUESTS_A_SECOND, lobby)))
            before = memory(one)
            timed(TABLES, REQUESTS_A_SECOND, lambda _: new_table(one, "abyss", 2, ["level:1"]))
            print(f"bytes a table: {(memory(one) - before) // TABLES}")
            before = memory(one)
            sockets = [WebSocket(one.port) for _ in range(OPEN)]
            watching = watch(table, sockets)
            for i in range(OPEN):
                watching(i)
            print(f"bytes a WebSocket that watches: {(memory(one) - before) // OPEN}")
            for s in sockets:
                s.socket.close()
            one.kill()
            begun = time.time()
            nodes.wait_for(lambda: f"tidetable_tables {TABLES + 1}\n" in ask(two, "GET", "/metrics")[1], 30)
            print(f"{TABLES + 1} tables were at the other node {time.time() - begun:.1f} s after a kill")
            one.start()
        finally:
            house.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
