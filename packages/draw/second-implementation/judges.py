"""The second implementation of the judges: what a bet's notes are, and what a draw brings it.

Reads {"plays": [...], "cases": [...], "prizeGroup", "unit"} as JSON from standard input. A play is
{"code", "family", "tiers"} and what prizes.py needs of it, a case [play's index, content of the
selection, draw, time of the draw in milliseconds UTC]. The answer of a case is [notes, [hits of each
tier], notes given back, prize in thousandths or null].

Each family has a file of its own, judge_FAMILY.py, written from the catalogue of plays and not from
the rules it checks. It has one function:

    judge(play, content, draw, drawn_at) -> (notes, {tier code: hits}, notes given back)

where tiers are the options of a double-sided play; a tier that is not named has no hits. drawn_at is
a datetime of the site's day (UTC+8). To know which families have one it is asked with no plays.
"""
import importlib
import json
import os
import sys
from datetime import datetime, timedelta, timezone

from prizes import prize_of

SITE = timezone(timedelta(hours=8))


def families():
    files = os.listdir(os.path.dirname(os.path.abspath(__file__)))
    return sorted(f[6:-3] for f in files if f.startswith("judge_") and f.endswith(".py"))


def answer(play, content, draw, drawn_ms):
    judge = importlib.import_module("judge_" + play["family"]).judge
    drawn_at = datetime.fromtimestamp(drawn_ms / 1000, SITE)
    notes, hits, refunds = judge(play, content, draw, drawn_at)
    stray = set(hits) - set(play["tiers"])
    if stray:
        raise ValueError("%s has no tier %s" % (play["code"], sorted(stray)))
    prize = prize_of(play, hits, asked["prizeGroup"], int(asked["unit"]))
    return [notes, [hits.get(code, 0) for code in play["tiers"]], refunds, prize]


asked = json.load(sys.stdin)
answers = [answer(asked["plays"][at], *case) for at, *case in asked["cases"]]
json.dump({"families": families(), "answers": answers}, sys.stdout)
