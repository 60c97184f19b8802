"""Three digits."""
from itertools import combinations, product

from digits import lines, notes_of, on_zones
from numbers_of_notes import rows_of
from options_of_digits import of_digit, of_duel, of_three

ZONES = {"star3": (0, 1, 2), "front2": (0, 1), "back2": (1, 2)}
NAMES = {"龙": "dragon", "虎": "tiger", "和": "tie"}


def options(content, won):
    """Options in Chinese; what won is told by name, with its tier."""
    picked = content.split(",")
    return len(picked), {won[name]: 1 for name in picked if name in won}


def state(kind, content, draw):
    """The board of the state's 3D."""
    total = sum(draw)
    if kind == "bigsmall":
        return options(content, {"大": "big"} if total > 18 else {"小": "small"} if total < 9 else {})
    if kind == "oddeven":
        odd = sum(digit % 2 for digit in draw)
        return options(content, {3: {"奇": "odd"}, 0: {"偶": "even"}}.get(odd, {}))
    if kind == "triple":
        return options(content, {"三同": "t1"} if len(set(draw)) == 1 else {})
    if kind == "tractor":
        steps = (draw[1] - draw[0], draw[2] - draw[1])
        return options(content, {"拖拉机": "t1"} if steps in ((1, 1), (-1, -1)) else {})
    if kind in ("bao3", "bao6"):
        typed = lines(content)
        others = sum(line != draw and sorted(line) == sorted(draw) for line in typed)
        return len(typed), {"t1": int(draw in typed), "t2": others}
    rows = rows_of(content)
    if kind == "tongxuan":
        in_place = [sum(map(int.__eq__, note, draw)) for note in product(*rows)]
        return len(in_place), {"t1": in_place.count(3), "t2": in_place.count(2)}
    if kind == "guess1D":
        often = [draw.count(digit) for digit in rows[0]]
        return len(often), {"c%d" % times: often.count(times) for times in (1, 2, 3)}
    if kind == "guess2D.same":
        return len(rows[0]), {"t1": sum(draw.count(digit) >= 2 for digit in rows[0])}
    pairs = list(combinations(rows[0], 2))
    return len(pairs), {"t1": sum(a in draw and b in draw for a, b in pairs)}


def official(code, content, draw):
    if code == "fixed":
        rows = rows_of(content)
        return sum(map(len, rows)), {"t1": sum(draw[at] in row for at, row in enumerate(rows))}
    if code.startswith("state."):
        return state(code[len("state."):], content, draw)
    if code.startswith("dt"):
        (winner,) = of_duel(draw[int(code[2])], draw[int(code[3])])
        return options(content, {name: tier for name, tier in NAMES.items() if tier == winner})
    if code == "sumBS":
        return options(content, {"大" if sum(draw) > 13 else "小": "t1"})
    if code == "sumOE":
        return options(content, {"单" if sum(draw) % 2 else "双": "t1"})
    head, _, kind = code.rpartition(".")
    zone = ZONES[head or "star3"]
    return on_zones(notes_of(kind, content, len(zone)), draw, [zone])


def credit(code, draw):
    if code.startswith("ball"):
        return of_digit(draw[int(code[4:]) - 1])
    return of_duel(draw[0], draw[2]) if code == "dt" else of_three(code, draw)


def judge(play, content, draw, drawn_at):
    code = play["code"][len("d3."):]
    draw = tuple(draw)
    if not code.startswith("c."):
        return *official(code, content, draw), 0
    picked = content.split(",")
    won = credit(code[2:], draw)
    return len(picked), {option: 1 for option in picked if option in won}, 0
