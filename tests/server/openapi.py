#!/usr/bin/env python3
"""The server against docs/openapi.json: python3 tests/server/openapi.py TIDETABLE

Every request of the file is made, with everything that can be wrong with it, and each answer has to be one the
file tells of.  What the file has and no answer was, or the other way round, fails; so does a route that is in
one of the file and server/routes.def alone."""

import json
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time

from client import Client, request
from serve import TIDETABLE, Person, Server

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..")
with open(os.path.join(ROOT, "docs/openapi.json"), encoding="utf-8") as f:
    FILE = json.load(f)
NEVER_SEEN = {  # answers that need a store which fails at a moment of its own, or no memory
    ("GET", "/api/tables/{table}", 503),  # play.py has it
    ("GET", "/api/tables/{table}/record", 503), ("GET", "/api/my/tables", 503), ("GET", "/api/my/data", 503),
    ("DELETE", "/api/my/data", 409),
    ("POST", "/api/tables", 429)}  # tables made on this machine are not counted
failed = 0
seen = set()


def ok(passed, name, what=""):
    global failed
    failed += not passed
    print(("ok - openapi: " if passed else "not ok - openapi: ") + name +
          ("" if passed or what == "" else f" (seen: {what!r})"), flush=True)


# ---- JSON Schema, as much of it as the file uses

TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int, "null": type(None)}
KNOWN = {"type", "properties", "required", "additionalProperties", "items", "minItems", "maxItems", "enum", "anyOf",
         "minimum", "maximum", "minLength", "maxLength", "pattern", "description", "$ref"}


def follow(thing):
    while "$ref" in thing:
        at = FILE
        for part in thing["$ref"].removeprefix("#/").split("/"):
            at = at[part]
        thing = at
    return thing


def flaws(schema, value, where="answer"):
    """What is wrong with a value; nothing, if it is as the schema says."""
    schema = follow(schema)
    found = [f"{where}: a schema with {word}" for word in schema.keys() - KNOWN]
    if "anyOf" in schema:
        several = [flaws(s, value, where) for s in schema["anyOf"]]
        return found + ([] if any(s == [] for s in several) else several[0])
    if "enum" in schema and value not in schema["enum"]:
        return found + [f"{where}: {value!r} is none of {schema['enum']}"]
    if "type" in schema:
        right = isinstance(value, TYPES[schema["type"]]) and (schema["type"] == "boolean" or not isinstance(value, bool))
        if not right:
            return found + [f"{where}: {value!r} is no {schema['type']}"]
    if isinstance(value, dict):
        properties, more = schema.get("properties", {}), schema.get("additionalProperties", True)
        found += [f"{where}: no {key}" for key in schema.get("required", []) if key not in value]
        for key, inside in value.items():
            if key in properties:
                found += flaws(properties[key], inside, f"{where}.{key}")
            elif more is False:
                found.append(f"{where}: {key}")
            elif more is not True:
                found += flaws(more, inside, f"{where}.{key}")
    if isinstance(value, list):
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            found.append(f"{where}: {len(value)} items")
        for i, inside in enumerate(value):
            found += flaws(schema.get("items", {}), inside, f"{where}[{i}]")
    if isinstance(value, str):
        if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value)):
            found.append(f"{where}: {len(value)} characters")
        if not re.search(schema.get("pattern", ""), value):
            found.append(f"{where}: {value!r} is not {schema['pattern']}")
    if isinstance(value, int) and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
        found.append(f"{where}: {value}")
    return found


# ---- asking


def ask(server, method, path, body=None, key=None, where=None, fits=True, address=None, query=""):
    """Makes a request, and looks the answer up in the file.  `path` is the file's; `where` stands for {table}."""
    operation = FILE["paths"][path][method.lower()]
    data = b"" if body is None else (body if isinstance(body, bytes) else json.dumps(body).encode())
    headers = [f"Authorization: Bearer {key}"] if key else []
    with Client(server.port, address=address, timeout=60) as c:
        status, said, text = c.get(path.replace("{table}", where or "") + query, *headers, method=method, body=data)
    check(operation, method, path, status, said, text)
    if fits and isinstance(body, dict):
        schema = operation["requestBody"]["content"]["application/json"]["schema"]
        found = flaws(schema, body, "body")
        ok(found == [], f"{method} {path}: the file allows what the server takes", found)
    time.sleep(0.02)
    return json.loads(text) if said.get("content-type") == "application/json" else text


def check(operation, method, path, status, said, text):
    seen.add((method, path, status))
    answers = operation["responses"]
    answer = follow(answers.get(str(status), answers["default"]))
    kind = said.get("content-type", "").split(";")[0]
    if kind == "text/plain" and kind not in answer["content"]:
        answer = follow(answers["default"])  # the transport has answered
    name = f"{method} {path}: {status}"
    if kind not in answer["content"]:
        ok(False, f"{name} is in the file", (kind, text[:200]))
        return
    value = json.loads(text) if kind == "application/json" else text.decode()
    found = flaws(answer["content"][kind]["schema"], value)
    ok(found == [], f"{name} {value['error'] if 'error' in value else ''}".rstrip(), found)


# ---- every request, and what can be wrong with it


def test_tables(server):
    for path in ["/healthz", "/readyz", "/metrics", "/api/openapi.json", "/api/games"]:
        answer = ask(server, "GET", path)
    ok(ask(server, "GET", "/api/openapi.json") == FILE, "the server has the file")
    for lang in ["ru", "pl", "zh-Hant", "xx"]:
        ask(server, "GET", "/api/games", query=f"?lang={lang}")
    fine = {"game": "conspiracy", "players": 2}
    for more in [{}, {"public": True, "bots": ["level:1"], "chat": "all", "options": {"first": "0"}}, {"bots": ["level:1", None]},
                 {"clock": {"kind": "live", "seconds": 600, "increment": 10}}, {"clock": {"kind": "days", "days": 3}}]:
        ask(server, "POST", "/api/tables", {**fine, **more})
    for body in [b"{", {**fine, "game": "chess"}, {**fine, "players": 9}, {**fine, "bots": ["level:7"]},
                 {**fine, "clock": {"kind": "sand"}}]:
        ask(server, "POST", "/api/tables", body, fits=False)
    for query in ["", "?state=open", "?game=abyss", "?after=0", "?state=none"]:
        ask(server, "GET", "/api/tables", query=query)
    table = ask(server, "POST", "/api/tables", {"game": "conspiracy", "players": 2, "bots": ["level:1"]})["table"]
    ask(server, "GET", "/api/tables/{table}", where=table)
    ask(server, "GET", "/api/tables/{table}", where="nowhere")
    anna = Person("Anna", 5)
    sit, path = {"name": "Anna", "nonce": "00" * 16}, "/api/tables/{table}/sit"
    ask(server, "POST", path, sit, where=table)
    ask(server, "POST", path, sit, where="nowhere", key=anna.key)
    for body in [b"[]", {**sit, "name": ""}, {**sit, "nonce": "0"}, {**sit, "seat": 1}, {**sit, "seat": 5}]:
        ask(server, "POST", path, body, where=table, key=anna.key, fits=False)
    ask(server, "POST", path, sit, where=table, key=anna.key)
    ask(server, "POST", path, sit, where=table, key=anna.key)
    ask(server, "POST", path, sit, where=table, key="another key of somebody")
    ask(server, "GET", "/api/tables/{table}/record", where=table)
    ask(server, "GET", "/api/tables/{table}/record", where="nowhere")
    anna.table = table
    anna.connect(server)
    while not (anna.last and anna.last["over"]):
        anna.play()
    anna.socket.socket.close()
    ask(server, "GET", "/api/tables/{table}/record", where=table)
    ok("secret" in ask(server, "GET", "/api/tables/{table}", where=table), "a table that is over has its secret")
    return anna.key


# ---- bodies that are not what the file says, made of what it says

WRONG = {"object": [[], "x", 7, None], "array": ["level:1", {}, True, None], "string": [7, [], {}, None, True],
         "boolean": ["yes", 1, 0, None, []], "integer": ["2", 1.5, True, [], None], "null": ["x"]}


def wrongs(schema):
    """Values of other types, or out of bounds."""
    schema = follow(schema)
    if "enum" in schema:
        return ["none of them", 7, None, []]
    if "anyOf" in schema:
        return [v for kinds in WRONG.values() for v in kinds if flaws(schema, v)]
    values = list(WRONG[schema["type"]])
    values += [schema["minimum"] - 1] if "minimum" in schema else []
    values += [schema["maximum"] + 1] if "maximum" in schema else []
    values += ["x" * (schema["maxLength"] + 1)] if "maxLength" in schema else []
    values += [["x"]] if schema["type"] == "array" else []
    return values


def spoilt(schema, body):
    """The body with one thing wrong in it, in every way there is."""
    schema = next((s for s in map(follow, schema.get("anyOf", [])) if not flaws(s, body)), follow(schema))
    for name, inside in schema.get("properties", {}).items():
        for value in wrongs(inside):
            yield {**body, name: value}
        if isinstance(body.get(name), dict):
            for value in spoilt(follow(inside), body[name]):
                yield {**body, name: value}
    for name in schema.get("required", []):
        yield {k: v for k, v in body.items() if k != name}
    more = schema.get("additionalProperties", True)
    for value in [7, []] if more is False else wrongs(more) if more is not True else []:
        yield {**body, "unknown": value}


def test_bodies(server):
    table = ask(server, "POST", "/api/tables", {"game": "conspiracy", "players": 2})["table"]
    account = {"name": "Zoe", "password": "correct horse"}
    fine = [("/api/tables", {"game": "conspiracy", "players": 2, "options": {"first": "0"}, "bots": ["level:1"], "public": True,
                             "chat": "all", "hints": True, "clock": {"kind": "live", "seconds": 60, "increment": 1}}),
            ("/api/tables", {"game": "abyss", "players": 2, "clock": {"kind": "days", "days": 3}}),
            ("/api/tables/{table}/sit", {"name": "Zoe", "nonce": "00" * 16, "seat": 0}),
            ("/api/accounts", account), ("/api/accounts/login", account),
            ("/api/accounts/password", {**account, "new-password": "another horse"})]
    bodies = {path for path, methods in FILE["paths"].items() for o in methods.values() if "requestBody" in o}
    ok(bodies == {path for path, _ in fine}, "every request with a body is tried", bodies)
    for path, body in fine:
        schema = follow(FILE["paths"][path]["post"]["requestBody"]["content"]["application/json"]["schema"])
        ok(flaws(schema, body) == [], f"{path}: a body as the file has it", flaws(schema, body))
        taken, n = [], 0
        with Client(server.port, timeout=60, address="127.0.0.60") as c:
            for bad in spoilt(schema, body):
                data = json.dumps(bad).encode()
                status, said, text = c.get(path.replace("{table}", table), "Authorization: Bearer a key that is long enough",
                                           method="POST", body=data)
                n += 1
                if status != 400 or not said["content-type"].startswith("application/json"):
                    taken.append((bad, status, text))
                check_quietly(path, status, said, text, taken, bad)
                time.sleep(0.06)  # as fast as one connection may ask
        ok(n > 10 and taken == [], f"{path}: {n} bodies with one thing wrong are refused", taken[:5])


def check_quietly(path, status, said, text, taken, bad):
    answer = follow(FILE["paths"][path]["post"]["responses"].get(str(status), {}))
    schema = answer.get("content", {}).get("application/json", {}).get("schema")
    if schema is None or flaws(schema, json.loads(text)):
        taken.append((bad, status, text))


def test_people(server, key):
    for path in ["/api/my/tables", "/api/my/data"]:
        for who, query in [(None, ""), (key, ""), (key, "?after=x")]:
            ask(server, "GET", path, key=who, query=query)
    fine = {"name": "Anna", "password": "correct horse"}
    wrong = {**fine, "password": "wrong horse"}
    ask(server, "POST", "/api/accounts", fine, key=key)
    ask(server, "POST", "/api/accounts", fine)
    ask(server, "POST", "/api/accounts", {**fine, "name": "Bert"}, key=key)
    change = {**fine, "new-password": "another horse"}
    for path, body in [("/api/accounts", fine), ("/api/accounts/login", fine), ("/api/accounts/password", change)]:
        for bad in [b"", {**body, "name": ""}, {**body, "password": "x"}]:
            ask(server, "POST", path, bad, fits=False)
    ask(server, "POST", "/api/accounts/login", fine)
    ask(server, "POST", "/api/accounts/login", wrong)
    ask(server, "POST", "/api/accounts/password", {**change, "password": "wrong horse"})
    ask(server, "POST", "/api/accounts/password", change)
    ask(server, "GET", "/api/my/data", key=key)
    while ("POST", "/api/accounts/login", 429) not in seen:
        ask(server, "POST", "/api/accounts/login", wrong, address="127.0.0.50")
    ask(server, "POST", "/api/accounts", fine, address="127.0.0.51")
    ask(server, "POST", "/api/accounts/password", change, address="127.0.0.51")
    ask(server, "DELETE", "/api/my/data")
    ask(server, "DELETE", "/api/my/data", key=key)


def test_crowd(server):
    """So many passwords at once that some are told to come again."""
    path, clients = "/api/accounts/login", []
    for i in range(30):
        clients.append(Client(server.port, address=f"127.0.2.{i // 4 + 1}", timeout=60))
        clients[-1].send(request(path, method="POST",
                                 body=json.dumps({"name": f"n{i}", "password": "correct horse"}).encode()))
    for c in clients:
        status, said, text = c.reply()
        check(FILE["paths"][path]["post"], "POST", path, status, said, text)
        c.socket.close()


def test_transport(server):
    for data, status in [(request("/api/tables", method="POST", body=b"x" * 5000), 413),
                         (request("/" + "x" * 9000), 431), (b"NONSENSE\r\n\r\n", 400)]:
        with Client(server.port) as c:
            c.send(data)
            seen_status, said, _ = c.reply()
            ok(seen_status == status and said["content-type"].startswith("text/plain"),
               f"{status} is a sentence", (seen_status, said))


class SmallServer(Server):
    """One that may not write into files any more, when it is told so."""

    def start(self):
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # an error is enough, for the server, too
        self.process = subprocess.Popen([TIDETABLE, "serve", "--port", "0", "--store", self.store], restore_signals=False,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "LC_ALL": "C"})
        self.port = int(self.process.stdout.readline().decode().split("http://127.0.0.1:")[1].split(".")[0])


def test_full_disk(folder):
    server = SmallServer(os.path.join(folder, "small.db"))
    key = "a key for a disk that is full"
    table = ask(server, "POST", "/api/tables", {"game": "abyss", "players": 2})["table"]
    sit = {"name": "Anna", "nonce": "00" * 16}
    ask(server, "POST", "/api/tables/{table}/sit", sit, where=table, key=key)
    ask(server, "POST", "/api/accounts", {"name": "Anna", "password": "correct horse"})
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, 1))
    ask(server, "POST", "/api/tables", {"game": "abyss", "players": 2})
    ask(server, "POST", "/api/tables/{table}/sit", sit, where=table, key="of somebody else, and long")
    ask(server, "POST", "/api/accounts", {"name": "Bert", "password": "correct horse"})
    ask(server, "POST", "/api/accounts/password",
        {"name": "Anna", "password": "correct horse", "new-password": "another horse"})
    ask(server, "DELETE", "/api/my/data", key=key)
    ask(server, "GET", "/readyz")
    server.kill()


# ---- the file, the code


def test_routes():
    with open(os.path.join(ROOT, "server/routes.def"), encoding="utf-8") as code:
        routes = set(re.findall(r'^ROUTE\("([A-Z]+)",\s*"([^"]+)"', code.read(), re.M))
    file = {(method.upper(), path) for path, methods in FILE["paths"].items() for method in methods}
    ok(len(routes) > 10 and routes == file, "the file and the code have the same routes", routes ^ file)
    with open(os.path.join(ROOT, "server/refusals.def"), encoding="utf-8") as code:
        words = {(word, int(status)) for word, status in re.findall(r'^REFUSAL\(\w+,\s*"([^"]+)",\s*(\d+)', code.read(), re.M)}
    told = {(word, int(status)) for methods in FILE["paths"].values() for o in methods.values()
            for status, answer in o["responses"].items() if status != "default"
            for kind in follow(answer)["content"].values()
            for word in follow(kind["schema"]).get("properties", {}).get("error", {}).get("enum", [])}
    nowhere = {("no-such-page", 404), ("wrong-method", 405)}  # of requests that are not in the file
    ok(words - nowhere <= told, "the file has every word of refusal, with its status", words - nowhere - told)


def main():
    test_routes()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(os.path.join(folder, "server.db"))
        test_people(server, test_tables(server))
        test_bodies(server)
        test_crowd(server)
        test_transport(server)
        end = server.stop()
        ok(end[0] == 0, "stops at SIGTERM", end)
        test_full_disk(folder)
    wanted = {(method.upper(), path, int(status)) for path, methods in FILE["paths"].items()
              for method, o in methods.items() for status in o["responses"] if status != "default"}
    ok(wanted - seen <= NEVER_SEEN, "every status of the file was seen", wanted - seen - NEVER_SEEN)
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
