#!/usr/bin/env python3
"""A bot for Hearts and Armour in Python: quintain arena hearts --preset even-4 --bots 'cmd:python3 mybot.py,random'.

The arena writes one JSON object per line: {"id", "cmd": "choose", "game", "seat", "view", "moves"}. The bot answers with
one object per line: {"id", "move"}, the move being one of `moves`, exactly as it was sent. The view is what the seat may
know, and nothing else. This bot knows two things: swords belong on the other side, shields on its own.
"""
import json
import random
import sys


def side_of(view, seat):
    return view["seats"][seat].get("side")


def worth(move, view, seat):
    """How much this bot likes a move: more is better."""
    if move == "declare":
        return 0.4
    if not isinstance(move, dict):
        return 0.0
    kind, what = next(iter(move.items()))
    if kind not in ("face-down", "face-up") or not isinstance(what, dict):
        return 0.0
    sword = str(what.get("card", "")).startswith("sword")
    target = what.get("target", seat)
    friend = target == seat or side_of(view, target) == side_of(view, seat)
    return 1.0 if sword != friend else -1.0


def main():
    for line in sys.stdin:
        question = json.loads(line)
        seat, view, moves = question["seat"], question["view"], question["moves"]
        best = max(moves, key=lambda move: worth(move, view, seat) + 0.5 * random.random())
        print(json.dumps({"id": question["id"], "move": best}), flush=True)


if __name__ == "__main__":
    main()
