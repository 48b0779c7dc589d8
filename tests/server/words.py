#!/usr/bin/env python3
"""docs/protocol.md against the code: python3 tests/server/words.py

Every message and every word of refusal that is in one of them has to be in the other."""

import os
import re
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
failed = 0


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


def same(name, docs, code):
    """Each has to have a few, or they were looked for in the wrong place."""
    global failed
    passed = len(docs) > 5 and docs == code
    failed += not passed
    print(f"{'ok' if passed else 'not ok'} - words: {name}" +
          ("" if passed else f" (docs alone: {sorted(docs - code)}, code alone: {sorted(code - docs)})"))


def rows(text):
    """The first column of the tables."""
    return re.findall(r"^\| `(.*?)` \|", text, re.M)


def types(text):
    return {kind for row in rows(text) for kind in re.findall(r'"type": "([a-z-]+)"', row)}


def words_in(text):
    return set(re.findall(r"`([a-z]+(?:-[a-z]+)*)`", text))


PROTOCOL = read("docs/protocol.md")
REQUESTS, MESSAGES = PROTOCOL.split("\n## Messages\n")
SAID_BY_CLIENTS, SAID_BY_SERVER = MESSAGES.split("\nThe server says\n")
TALK, HOUSE = read("server/talk.c"), read("server/words.c")

# ---- messages

tables = "".join(re.findall(r"\} (?:WISHES|WORDS)\[\] = \{(.*?)\n?\};", TALK, re.S))
heard = set(re.findall(r'\{"([a-z-]+)",', tables)) | set(re.findall(r'strcmp\(type, "([a-z-]+)"\)', TALK))
same("what clients say", types(SAID_BY_CLIENTS), heard)
told = set(re.findall(r'\{\\"type\\":\\"([a-z-]+)\\"', read("server/tell.c") + read("server/app.c") + read("server/desk.c")))
same("what the server says", types(SAID_BY_SERVER), told)

# ---- requests

routes = {f"{method} {path.replace('{table}', 'ID')}"
          for method, path in re.findall(r'^ROUTE\("([A-Z]+)",\s*"([^"]+)"', read("server/routes.def"), re.M)}
same("requests", {row for row in rows(REQUESTS) if re.match("[A-Z]+ /", row)}, routes)

# ---- refusals

house = dict(re.findall(r'\[((?:HOUSE|TABLE)_\w+)\] = "([a-z-]+)"', HOUSE))
never_told = {"ok", "done-before",  # these are no refusals
              "seats-free"}         # nobody can wish to begin
code = set(house.values()) - never_told | set(re.findall(r'^REFUSAL\(\w+,\s*"([^"]+)"', read("server/refusals.def"), re.M))
listed = re.search(r'An error is `\{"error": "taken"\}`.*?more: (.*?)\.', REQUESTS, re.S).group(1)
message = re.search(r'^\| `\{"type": "error", .*$', SAID_BY_SERVER, re.M).group(0)
same("words of refusal", words_in(listed) | words_in(message.split("Others: ")[1]) | {"illegal"}, code)

sys.exit(failed != 0)
