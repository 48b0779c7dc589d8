#!/usr/bin/env python3
"""A bot in Python, for every game: it knows no rules, only what a few words are worth.

    tidetable arena conspiracy --bots "exec:python3 examples/bot.py,random"

docs/bot-protocol.md says what is read and written here.
"""
import random
import re
import sys

# What a move is worth by its first word; what is not here is worth nothing.
WORTH = {
    "abyss": {"recruit": 9, "control": 9, "fight": 6, "affiliate": 5, "explore": 3, "go-on": 3,
              "plot": -2, "pass": -1, "sell": -2, "give-up": -3},
    "conspiracy": {"take": 9, "draw": 6, "swap": -1},
    "rumbones": {"attack": 5, "hit": 5, "hit-crew": 5, "hit-objective": 5, "buy": 4, "upgrade": 4,
                 "jump": 3, "end": -1, "pass": -1, "stop": -1, "leave": -1, "stay": -1},
}


def read_view(line):
    """The fields of a view: "pearls=[3 1] last=-" is {"pearls": ["3", "1"], "last": "-"}."""
    fields, name, lists = {}, "", []
    for token in re.findall(r"[^\s=\[\]]+=|\[|\]|[^\s=\[\]]+", line):
        if token.endswith("="):
            name = token[:-1]
        elif token == "[":
            lists.append([])
        else:
            value = lists.pop() if token == "]" else token
            if lists:
                lists[-1].append(value)
            else:
                fields[name] = value
    return fields


def number_in(text):
    """3 in "crab3", in "draw 3" and in "?3"; 0 where there is none."""
    found = re.search(r"\d+", text)
    return int(found.group()) if found else 0


def conspiracy(verb, what, view):
    """Lords count by the best of each colour, and by how many of a colour lie together."""
    chamber = view["chambers"][int(view["seat"])]

    def lord(name):
        own = [number_in(other) for other in chamber if other[:-1] == name[:-1]]
        return 3 + len(own) + max(0, number_in(name) - max(own, default=0))

    if verb in ("keep", "place"):
        return lord(what[0])
    if verb == "pile":
        return sum(map(lord, view["pile-" + what[0]]))
    if verb == "draw" or verb == "turn-up":
        return number_in(what[0])
    return 0


def abyss(verb, what, view):
    """Strong allies are worth more, and so are many at once."""
    if verb in ("take", "buy"):
        return number_in(what[0])
    if verb == "council":
        return 2 * number_in(view["council-" + what[0]])
    return 0


LOOK = {"abyss": abyss, "conspiracy": conspiracy}


def choose(game, view, moves, coins):
    """One of the best moves."""

    def worth(move):
        verb, *what = move.split()
        look = LOOK.get(game)
        return WORTH.get(game, {}).get(verb, 0) + (look(verb, what, view) if look else 0)

    best = max(map(worth, moves))
    return coins.choice([m for m in moves if worth(m) == best])


def main():
    game, view, moves, seed, decision = "", {}, [], "0", "0"
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "tidetable":  # hello: say which protocol, and who this is
            print("bot 1 example in Python", flush=True)
        elif word == "setup":  # conspiracy rules 1 seats 2 seat 0 seed 81985
            fields = rest.split()
            game, seed = fields[0], fields[-1]
        elif word == "decision":
            decision = rest
        elif word == "view":
            view = read_view(rest)
        elif word == "moves":
            moves = rest.split(", ")
        elif word == "go":
            # coins that depend on the game and the question alone: it can be played again
            coins = random.Random(seed + " " + decision)
            print("bestmove", choose(game, view, moves, coins), flush=True)
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
