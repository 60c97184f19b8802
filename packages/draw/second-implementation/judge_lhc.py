"""Mark Six: six regular numbers and a special one of forty-nine."""
from itertools import combinations

import mark_six as six
from numbers_of_notes import drags, pools, rows_of

ELEMENTS = dict(zip("金木水火土", ("metal", "wood", "water", "fire", "earth")))
GROUPS = {
    "home": "牛马羊鸡狗猪",
    "wild": "鼠虎兔龙蛇猴",
    "sky": "牛兔龙马猴猪",
    "ground": "鼠虎蛇羊鸡狗",
    "fore": "鼠牛虎兔龙蛇",
    "rear": "马羊猴鸡狗猪",
    "male": "鼠牛虎龙马猴狗",
    "female": "兔蛇羊鸡猪",
}


def of_special(kind, number, year):
    """Options that a number makes win; those of sides are none of 49's, which gives stakes back."""
    sides, colour = six.sides(number), six.colour(number)
    if kind == "quad":
        return {side[0] + parity[0] for side in sides & {"big", "small"}
                for parity in sides & {"odd", "even"}}
    if kind == "half":
        return {colour + side for side in sides if not side.startswith("t")}
    if kind == "quarter":
        return {colour + side + parity for side in sides & {"big", "small"}
                for parity in sides & {"odd", "even"}}
    if kind == "zgroup":
        return {name for name, animals in GROUPS.items() if six.animal(number, year) in animals}
    return {
        "num": {"%02d" % number},
        "head": {str(number // 10)},
        "tail": {str(number % 10)},
        "color": {colour},
        "element": {ELEMENTS[six.element(number, year)]},
        "zodiac": {six.ANIMAL_CODES[six.ANIMALS.index(six.animal(number, year))]},
        "two": sides,
    }[kind]


TIED_BY_49 = ("two", "quad", "half", "quarter", "zgroup")


def on_number(kind, picked, number, year):
    if kind in TIED_BY_49 and number == 49:
        return {}, len(picked)
    won = of_special(kind, number, year)
    return {option: 1 for option in picked if option in won}, 0


def on_place(picked, number):
    """正码1-6: two sides and colours; of these 49 ties the sides alone."""
    colours = [option for option in picked if option in ("red", "blue", "green")]
    won = {six.colour(number)} | (set() if number == 49 else six.sides(number))
    hits = {option: 1 for option in picked if option in won}
    return hits, len(picked) - len(colours) if number == 49 else 0


def animal_set(kind, content, special, year):
    """合肖: a note a set of animals, those of 六肖 every six of what is picked."""
    picked = content.split(",")
    sets = list(combinations(picked, 6)) if kind == "liuxiao" else [picked]
    if special == 49:
        return len(sets), {}, len(sets)
    is_in = kind != "hexiaoNot"
    wins = sum((six.animal(special, year) in some) == is_in for some in sets)
    return len(sets), {"n%d" % len(sets[0]): wins}, 0


LEGS = {"大": "big", "小": "small", "单": "odd", "双": "even", "红波": "red", "蓝波": "blue",
        "绿波": "green"}


def parlay(content, draw):
    """过关: every leg must win; a leg of two sides that shows 49 counts as if it were not there."""
    tier = "t1"
    for leg in content.split("|"):
        place, name = leg.split(":")
        number, option = draw[int(place) - 1], LEGS[name]
        if number == 49 and len(name) == 1:
            tier = "k" + place
        elif option not in six.sides(number) | {six.colour(number)}:
            return 1, {}
    return 1, {tier: 1}


def pairs_of(way, content, year):
    """对碰: a number of one side and another of the other side."""
    first, second = content.split("|")
    animal, tail = lambda name: six.numbers_of(name, year), lambda text: six.with_tail(int(text))
    listed = lambda text: [int(number) for number in text.split(",")]
    one, other = {"zz": (animal, animal), "ww": (tail, tail), "zw": (animal, tail),
                  "any": (listed, listed)}[way]
    return [(a, b) for a in one(first) for b in other(second) if a != b]


SIZES = {"e4": 4, "e3": 3, "e32": 3, "e2": 2, "e2t": 2, "tc": 2, "e41": 4}


def link_tier(kind, note, regular, special):
    """连码: what a note wins; regular is a set."""
    hits = len(regular & set(note))
    if kind == "e32":
        return {3: "t3", 2: "t2"}.get(hits)
    if kind == "e41":
        return "t1" if hits else None
    if kind in ("e2t", "tc") and hits == 1 and special in note:
        return "tt" if kind == "e2t" else "t1"
    if kind == "tc" or hits < len(note):
        return None
    return "t2" if kind == "e2t" else "t1"


def linked(code, content, draw, year):
    kind, _, way = code.partition(".")
    if way in ("", "drag"):
        rows = rows_of(content)
        notes = drags(*rows, SIZES[kind]) if way else pools(rows[0], SIZES[kind])
    else:
        notes = pairs_of(way, content, year)
    return tally(link_tier(kind, note, set(draw[:6]), draw[6]) for note in notes)


def tally(tiers):
    """Notes, and how many of them win each tier."""
    notes, hits = 0, {}
    for tier in tiers:
        notes += 1
        if tier:
            hits[tier] = hits.get(tier, 0) + 1
    return notes, hits


def members(code, content, shown, odd):
    """连肖, 连尾: notes of animals or tails, all of which are shown, or none.

    `odd` is the one with more or fewer numbers, and the tiers of notes without it and with it.
    """
    kind = code.rstrip("2345")
    size = int(code[len(kind):] or 1)
    rows = [row.split(",") for row in content.split("|")]
    if kind == "linkDrag":
        notes = [rows[0] + list(more) for more in combinations(rows[1], size - len(rows[0]))]
    else:
        notes = list(combinations(rows[0], size))
    one, without, with_it = odd
    is_not = kind.endswith("Not")

    def tier(note):
        wins = not shown & set(note) if is_not else set(note) <= shown
        return (with_it if one in note else without) if wins else None

    return tally(map(tier, notes))


def animals(code, content, draw, year):
    shown = {six.animal(number, year) for number in draw}
    picked = content.split(",")
    if code == "total":
        return tally("z%d" % len(shown) if name == "%d肖" % len(shown) else None for name in picked)
    if code == "totalOE":
        won, tier = ("单", "odd") if len(shown) % 2 else ("双", "even")
        return tally(tier if name == won else None for name in picked)
    own = six.animal(1, year)
    if code == "zheng":
        regular = [six.animal(number, year) for number in draw[:6]]
        often = [(5 if name == own else 4, regular.count(name)) for name in picked]
        return tally("z%dh%d" % pair if pair[1] else None for pair in often)
    return members(code, content, shown, (own, "z4", "z5"))


def counted(content, draw):
    """七码: how many of the seven are odd, even, big, small."""
    odd, big = sum(number % 2 for number in draw), sum(number > 24 for number in draw)
    counts = {"单": ("odd", odd), "大": ("odd", big), "双": ("even", 7 - odd), "小": ("even", 7 - big)}

    def tier(name):
        kind, count = counts[name[0]]
        return "%s%d" % (kind, count) if int(name[1:]) == count else None

    return tally(map(tier, content.split(",")))


COLOURS = {"红": "red", "蓝": "blue", "绿": "green", "和局": "tie"}


def best_colour(content, draw):
    """七色波: the special number counts one and a half."""
    picked = [COLOURS[name] for name in content.split(",")]
    scores = {name: 0 for name in ("red", "blue", "green")}
    for number in draw:
        scores[six.colour(number)] += 2
    scores[six.colour(draw[6])] += 1
    best = [name for name, score in scores.items() if score == max(scores.values())]
    if len(best) == 1:
        return len(picked), {best[0]: int(best[0] in picked)}, 0
    return len(picked), {"tie": int("tie" in picked)}, sum(name != "tie" for name in picked)


def sets(code, content, draw):
    """不中, 选中一, 任中: sets of numbers, by how many of them are among the seven."""
    kind = code.rstrip("0123456789")
    size = int(code[len(kind):])
    wanted = {"bz": 0, "x": 1, "rz": size}[kind]
    notes = pools(rows_of(content)[0], size)
    return len(notes), {"t1": sum(len(set(note) & set(draw)) == wanted for note in notes)}


def official(code, content, draw, year):
    """Plays that give no stake back: notes and hits."""
    head, _, rest = code.partition(".")
    if head == "lm":
        return linked(rest, content, draw, year)
    if head == "sx":
        return animals(rest, content, draw, year)
    if head == "ws":
        shown = {str(number % 10) for number in draw}
        return members(rest, content, shown, ("0", "t5", "t0"))
    if code == "zm.parlay":
        return parlay(content, draw)
    if code == "zm.num":
        picked = rows_of(content)[0]
        return len(picked), {"t1": len(set(picked) & set(draw[:6]))}
    return counted(content, draw) if code == "qm" else sets(code, content, draw)


def judge(play, content, draw, drawn_at):
    code = play["code"][len("lhc."):]
    year = six.lunar_year(drawn_at.date())
    head, _, kind = code.partition(".")
    if code in ("te.hexiao", "te.hexiaoNot", "te.liuxiao"):
        return animal_set(kind, content, draw[6], year)
    if code == "qs":
        return best_colour(content, draw)
    picked = content.split(",")
    if head == "te":
        return len(picked), *on_number(kind, picked, draw[6], year)
    if head.startswith("zt"):
        number = draw[int(head[2]) - 1]
        if kind == "two":
            return len(picked), *on_place(picked, number)
        return len(picked), *on_number(kind, picked, number, year)
    if code == "zm.total":
        total = sum(draw)
        won = {"big" if total >= 175 else "small", "odd" if total % 2 else "even"}
        return len(picked), {option: 1 for option in picked if option in won}, 0
    if head.startswith("dt"):
        a, b = draw[int(head[2]) - 1], draw[int(head[3]) - 1]
        won = "dragon" if a > b else "tiger"
        return len(picked), {won: int(won in picked)}, 0
    return *official(code, content, draw, year), 0
