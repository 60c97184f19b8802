"""What hits pay: odds from how often a note wins, and the prize of a bet from its odds.

Odds are in ten-thousandths, money is in thousandths, everything is an integer that is rounded down.
"""
import re
from fractions import Fraction
from math import floor

UNIT = 10_000


def official_odds(play, quote, prize_group):
    """Outcomes over wins at the prize group, of 2000 that give all back; ties do not count."""
    shares = len(play["tiers"]) if play["tiersShareNote"] else 1
    decided = int(play["outcomes"]) - int(quote["ties"])
    return floor(Fraction(decided * prize_group, int(quote["wins"]) * shares * 2000) * UNIT)


def credit_odds(play, quote):
    """1 + lost outcomes over hits, of which the house pays its share, down to three decimals."""
    wins, ties, hits = (int(quote[name]) for name in ("wins", "ties", "hits"))
    shares = len(play["tiers"]) if play["tiersShareNote"] else 1
    lost = int(play["outcomes"]) - wins - ties
    fair = Fraction(lost + hits, hits * shares)
    share = play["share"] or (99 if fair == 2 else 98)
    return floor(fair * share / 100 * 1000) * 10


def quoted_odds(play, quote, prize_group):
    official = play["style"] == "official"
    return official_odds(play, quote, prize_group) if official else credit_odds(play, quote)


def odds_of(play, tier, prize_group):
    quotes = {quote["code"]: quoted_odds(play, quote, prize_group) for quote in play["quotes"]}
    if re.search(r"\.link(Drag)?\d$", play["code"]) and tier in ("t0", "z5"):
        # Several animals or tails that must all be drawn, one with other odds: the lowest hold.
        return min(quotes.values())
    if tier in quotes:
        return quotes[tier]
    # z4h3: three times the net win that is quoted for z4.
    quoted, times = re.fullmatch(r"(\w+)h(\d)", tier).groups()
    return UNIT + (quotes[quoted] - UNIT) * int(times)


def prize_of(play, hits, prize_group, unit):
    """As text; None where odds are those of legs or pairs, which the tiers do not tell."""
    if not play["isPriced"]:
        return None
    odds = {tier: odds_of(play, tier, prize_group) for tier, count in hits.items() if count}
    if play["paysPerHit"]:
        return str(sum(unit + unit * (odds[tier] - UNIT) * hits[tier] // UNIT for tier in odds))
    return str(unit * sum(odds[tier] * hits[tier] for tier in odds) // UNIT)
