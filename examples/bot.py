#!/usr/bin/env python3
"""A bot in Python, for every game: it knows no rules, only a few words.

    tidetable arena conspiracy --bots "exec:python3 examples/bot.py,random"

docs/bot-protocol.md says what is read and written here.  A stronger bot would look at
`view`, which is everything its seat can see.
"""
import random
import sys

# Moves that begin with one of these words are made before others, those of the second list
# only if nothing else is left; everything else is as good as anything.
GOOD = {
    "abyss": ["recruit", "control", "fight", "take", "affiliate"],
    "conspiracy": ["take", "swap"],
    "rumbones": ["attack", "hit", "hit-crew", "hit-objective", "buy", "upgrade", "jump"],
}
BAD = {
    "abyss": ["plot", "pass", "sell", "give-up"],
    "conspiracy": ["pile"],
    "rumbones": ["end", "pass", "stop", "leave", "stay"],
}


def choose(game, moves, coins):
    """One of the moves."""

    def rank(move):
        verb = move.split()[0]
        if verb in GOOD.get(game, []):
            return 0
        return 2 if verb in BAD.get(game, []) else 1

    best = min(map(rank, moves))
    return coins.choice([m for m in moves if rank(m) == best])


def main():
    game, moves, seed, decision = "", [], "0", "0"
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "tidetable":  # hello: say which protocol, and who this is
            print("bot 1 example in Python", flush=True)
        elif word == "setup":  # conspiracy rules 1 seats 2 seat 0 seed 81985
            fields = rest.split()
            game, seed = fields[0], fields[-1]
        elif word == "decision":
            decision = rest
        elif word == "moves":
            moves = rest.split(", ")
        elif word == "go":
            # coins that depend on the game and the question alone: it can be played again
            coins = random.Random(seed + " " + decision)
            print("bestmove", choose(game, moves, coins), flush=True)
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
