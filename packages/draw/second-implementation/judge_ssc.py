"""Five digits."""
from collections import Counter
from itertools import combinations, product

from digits import notes_of, on_zones
from numbers_of_notes import rows_of
from options_of_digits import of_digit, of_duel, of_three

FRONT, MIDDLE, BACK = (0, 1, 2), (1, 2, 3), (2, 3, 4)
ZONES = {
    "star5": [(0, 1, 2, 3, 4)],
    "front4": [(0, 1, 2, 3)],
    "back4": [(1, 2, 3, 4)],
    "fb4": [(0, 1, 2, 3), (1, 2, 3, 4)],
    "front3": [FRONT],
    "mid3": [MIDDLE],
    "back3": [BACK],
    "fmb3": [FRONT, MIDDLE, BACK],
    "fb3": [FRONT, BACK],
    "front2": [(0, 1)],
    "back2": [(3, 4)],
    "fb2": [(0, 1), (3, 4)],
}


def of_ticked(size, kind, content, draw):
    """任选: the notes of so many digits on every choice of that many places."""
    if kind == "direct":
        rows, notes, wins = rows_of(content), 0, 0
        for at in combinations(range(5), size):
            picks = list(product(*[rows[place] for place in at]))
            notes += len(picks)
            wins += picks.count(tuple(draw[place] for place in at))
        return notes, {"t1": wins}
    ticked, picks = content[1:].split(":")
    zones = list(combinations([int(place) for place in ticked.split(",")], size))
    return on_zones(notes_of(kind, picks, size), draw, zones)


FUN = {"53": (0, 1, 2, 3, 4), "43": (1, 2, 3, 4), "q32": (0, 1, 2), "h32": (2, 3, 4)}
SIZES = {"大": range(5, 10), "小": range(0, 5)}
DISTRICTS = {name + "区": (2 * i, 2 * i + 1) for i, name in enumerate("一二三四五")}


def of_fun(kind, content, draw):
    """趣味: rows of attributes, then rows of digits, on the last three places or the last two."""
    shown = [draw[place] for place in FUN[kind.replace("fun", "").replace("zone", "")]]
    rows = [row.split(",") for row in content.split("|")]
    digits = 2 if kind.endswith("32") else 3
    names = DISTRICTS if kind.startswith("zone") else SIZES
    notes, hits = 0, Counter()
    for note in product(*rows):
        notes += 1
        if [int(digit) for digit in note[-digits:]] != shown[-digits:]:
            continue
        fits = all(digit in names[name] for name, digit in zip(note[:-digits], shown))
        hits["t1" if fits else "t2"] += 1
    return notes, hits


def of_two_sides(code, content, draw):
    total = sum(draw)
    won = {"大" if total > 22 else "小", "单" if total % 2 else "双"}
    picked = content.split(",")
    return len(picked), {"t1": len(won & set(picked))}


NAMES = {"龙": "dragon", "虎": "tiger", "和": "tie"}


def of_dragon_tiger(pair, kind, content, draw):
    a, b = (draw[int(place)] for place in pair)
    picked = [NAMES[name] for name in content.split(",")]
    hits = {option: 1 for option in picked if option in of_duel(a, b)}
    return len(picked), hits, len(picked) if kind == "two" and a == b else 0


def official(code, content, draw):
    if code == "fixed":
        rows = rows_of(content)
        hits = sum(draw[place] in row for place, row in enumerate(rows))
        return sum(map(len, rows)), {"t1": hits}
    head, kind = code.split(".")
    if head == "fun":
        return of_fun(kind, content, draw)
    if head.startswith("ren"):
        return of_ticked(int(head[3:]), kind, content, draw)
    if kind in ("sumBS", "sumOE"):
        return of_two_sides(kind, content, draw)
    zones = ZONES[head]
    return on_zones(notes_of(kind, content, len(zones[0])), draw, zones)


def bull_of(draw):
    rest = sum(draw) % 10
    if not any(sum(three) % 10 == 0 for three in combinations(draw, 3)):
        return {"n0"}
    bull = rest or 10
    return {"n%d" % bull, "big" if bull > 5 else "small", "odd" if bull % 2 else "even"}


HANDS = {(5,): "five", (4, 1): "four", (3, 2): "full", (3, 1, 1): "three", (2, 2, 1): "twopair",
         (2, 1, 1, 1): "pair"}


def hand_of(draw):
    if any({(low + step) % 10 for step in range(5)} == set(draw) for low in range(10)):
        return {"straight"}
    return {HANDS.get(tuple(sorted(Counter(draw).values(), reverse=True)), "high")}


def of_total(draw):
    total = sum(draw)
    tail = "tailBig" if total % 10 > 4 else "tailSmall"
    sides = {"big" if total > 22 else "small", "odd" if total % 2 else "even", tail}
    return sides | of_duel(draw[0], draw[4])


def of_pair(total):
    tail = total % 10
    return {"odd" if total % 2 else "even", "tbig" if tail > 4 else "tsmall",
            "tprime" if tail in (1, 2, 3, 5, 7) else "tcomp"}


THREES = {"f3": FRONT, "m3": MIDDLE, "b3": BACK}


def credit(code, draw):
    if code == "total":
        return of_total(draw)
    if code == "niu":
        return bull_of(draw)
    if code == "poker":
        return hand_of(draw)
    if code.startswith("ball"):
        return of_digit(draw[int(code[4:]) - 1])
    if "." in code:
        kind, zone = code.split(".")
        return of_three(kind, [draw[place] for place in THREES[zone]])
    a, b = (draw[int(place)] for place in code[-2:])
    return of_duel(a, b) if code.startswith("dt") else of_pair(a + b)


def judge(play, content, draw, drawn_at):
    code = play["code"][len("ssc."):]
    draw = tuple(draw)
    if not code.startswith("c."):
        if code.startswith("dt"):
            return of_dragon_tiger(code[2:4], code[5:], content, draw)
        return *official(code, content, draw), 0
    picked = content.split(",")
    if code == "c.one5":
        # The one play that wins once for each time that its digit occurs.
        return len(picked), {digit: draw.count(int(digit)) for digit in picked}, 0
    won = credit(code[2:], draw)
    return len(picked), {option: 1 for option in picked if option in won}, 0
