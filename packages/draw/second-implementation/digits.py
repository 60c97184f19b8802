"""Notes on a few digits in a row: what games of five and of three digits have in common.

A note is a function of the digits that its zone shows: the tier that it wins there, or None.
"""
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, permutations, product

from numbers_of_notes import rows_of

DIGITS = range(10)


def in_order(wanted, tier="t1"):
    return lambda shown: tier if shown == wanted else None


def in_any_order(wanted, tier="t1"):
    wanted = sorted(wanted)
    return lambda shown: tier if sorted(shown) == wanted else None


def where(holds, tier="t1"):
    return lambda shown: tier if holds(shown) else None


def lines(content):
    return {tuple(int(digit) for digit in line) for line in content.split()}


def tier_of(digits):
    """What a set of three digits in any order pays by its shape; of two there is one tier."""
    return "t1" if len(digits) == 2 else {2: "g3", 3: "g6"}[len(set(digits))]


def in_groups(sets):
    return [in_any_order(digits, tier_of(digits)) for digits in {tuple(sorted(s)) for s in sets}]


def sets_of(width):
    """Digits in any order, not all the same."""
    every = combinations_with_replacement(DIGITS, width)
    return [digits for digits in every if len(set(digits)) > 1]


def ordered(kind, content, width):
    """Notes that the zone must show in order; None for another kind of play."""
    if kind == "direct":
        return [in_order(pick) for pick in product(*rows_of(content))]
    if kind == "directText":
        return [in_order(line) for line in lines(content)]
    if kind == "combo":
        picks = product(*rows_of(content))
        return [ending(pick[-size:]) for pick in picks for size in range(1, width + 1)]
    if kind in ("directSum", "directSpan"):
        picked = rows_of(content)[0]
        of = sum if kind == "directSum" else span
        every = product(DIGITS, repeat=width)
        return [in_order(digits) for digits in every if of(digits) in picked]
    return None


def span(digits):
    return max(digits) - min(digits)


def ending(digits):
    size = len(digits)
    return where(lambda shown: shown[-size:] == digits, "s%d" % size)


# How many of the first row and how often each, how many of the second row and how often each.
TWO_ZONES = {
    (5, "g60"): (1, 2, 3, 1),
    (5, "g30"): (2, 2, 1, 1),
    (5, "g20"): (1, 3, 2, 1),
    (5, "g10"): (1, 3, 1, 2),
    (5, "g5"): (1, 4, 1, 1),
    (4, "g12"): (1, 2, 2, 1),
    (4, "g4"): (1, 3, 1, 1),
}


def two_zones(rule, first, second):
    many, often, more, more_often = rule
    for some in combinations(first, many):
        for others in combinations([digit for digit in second if digit not in some], more):
            yield in_any_order(some * often + others * more_often)


def grouped(kind, content, width):
    """Notes that the zone must show in any order; None for another kind of play."""
    if (width, kind) in TWO_ZONES:
        return list(two_zones(TWO_ZONES[width, kind], *rows_of(content)))
    if kind in ("g3Text", "g6Text", "mixText", "g2Text"):
        return in_groups(lines(content))
    if kind == "groupSum":
        picked = rows_of(content)[0]
        return in_groups(digits for digits in sets_of(width) if sum(digits) in picked)
    if kind == "banker":
        return in_groups(digits for digits in sets_of(width) if int(content) in digits)
    if kind == "g3":
        pairs = permutations(rows_of(content)[0], 2)
        return [in_any_order((double, double, single), "g3") for double, single in pairs]
    if (width, kind) == (4, "g6"):
        return [in_any_order(pair * 2) for pair in combinations(rows_of(content)[0], 2)]
    if kind in ("g120", "g24", "g6", "g2"):
        tier = "g6" if width == 3 else "t1"
        return [in_any_order(pick, tier) for pick in combinations(rows_of(content)[0], width)]
    return None


# One digit that occurs so often.
AT_LEAST = {"yffs": 1, "hscs": 2, "sxbx": 3, "sjfc": 4}
SHAPES = {"豹子": "leopard", "顺子": "straight", "对子": "pair"}


def seen(kind, content, width):
    """Notes on what digits occur, or on what the zone looks like."""
    if kind == "special":
        return [where(lambda shown, s=SHAPES[name]: shape_of(shown) == s, SHAPES[name])
                for name in content.split(",")]
    if kind == "bsoe":
        picks = product(*[row.split(",") for row in content.split("|")])
        return [where(lambda shown, pick=pick: all(map(has_side, pick, shown))) for pick in picks]
    picked = rows_of(content)[0]
    if kind in AT_LEAST:
        return [where(lambda shown, d=digit: shown.count(d) >= AT_LEAST[kind]) for digit in picked]
    if kind == "sumTail":
        return [where(lambda shown, tail=tail: sum(shown) % 10 == tail) for tail in picked]
    if kind.startswith("any"):
        sets = combinations(picked, int(kind[3:]))
        return [where(lambda shown, digits=digits: set(digits) <= set(shown)) for digits in sets]
    return None


def has_side(side, digit):
    return {"大": digit > 4, "小": digit < 5, "单": digit % 2 == 1, "双": digit % 2 == 0}[side]


def shape_of(shown):
    """Three digits on a circle on which 0 follows 9."""
    different = len(set(shown))
    if different < 3:
        return ("leopard", "pair")[different - 1]
    neighbours = sum((a - b) % 10 in (1, 9) for a, b in combinations(shown, 2))
    return ("misc", "half", "straight")[neighbours]


@lru_cache(maxsize=64)
def notes_of(kind, content, width):
    for way in (ordered, grouped, seen):
        notes = way(kind, content, width)
        if notes is not None:
            return notes
    raise ValueError("there is no play %s on %d digits" % (kind, width))


def on_zones(notes, draw, zones):
    """Each note once a zone: how many there are, and what they win."""
    hits = {}
    for zone in zones:
        shown = tuple(draw[place] for place in zone)
        for note in notes:
            tier = note(shown)
            if tier:
                hits[tier] = hits.get(tier, 0) + 1
    return len(notes) * len(zones), hits
