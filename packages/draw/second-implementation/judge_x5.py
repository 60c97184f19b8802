"""Five of eleven in the order in which they are drawn."""
from numbers_of_notes import drags, pools, rows_of, sides, tuples, typed

ZONES = {"front3": [0, 1, 2], "mid3": [1, 2, 3], "back3": [2, 3, 4], "front2": [0, 1], "back2": [3, 4]}


def of_zone(kind, at, content, draw):
    shown = tuple(draw[place] for place in at)
    in_any_order = tuple(sorted(shown))
    if kind == "direct":
        notes = tuples(rows_of(content))
        return len(notes), notes.count(shown)
    if kind == "directText":
        notes = {tuple(note) for note in typed(content)}
        return len(notes), int(shown in notes)
    if kind == "groupText":
        notes = {tuple(sorted(note)) for note in typed(content)}
        return len(notes), int(in_any_order in notes)
    if kind == "any1":
        picked = rows_of(content)[0]
        return len(picked), sum(number in shown for number in picked)
    rows = rows_of(content)
    notes = pools(rows[0], len(at)) if kind == "group" else drags(*rows, len(at))
    return len(notes), notes.count(in_any_order)


def of_any(code, content, draw):
    """anyN, anyNText, anyNDT: notes of N numbers."""
    size = int(code[3])
    kind = code[4:]
    if kind == "Text":
        notes = {tuple(sorted(note)) for note in typed(content)}
    else:
        rows = rows_of(content)
        notes = drags(*rows, size) if kind == "DT" else pools(rows[0], size)
    drawn = set(draw)
    wins = sum(set(note) <= drawn or drawn <= set(note) for note in notes)
    return len(notes), {"t1": wins}


def of_best(code, content, draw):
    """A note wins the highest of its tiers and no other."""
    hits = {}
    if code == "lex3":
        notes = tuples(rows_of(content))
        for note in notes:
            if list(note) == draw[:3]:
                tier = "t1"
            elif set(note) == set(draw[:3]):
                tier = "t2"
            elif set(note) <= set(draw):
                tier = "t3"
            else:
                continue
            hits[tier] = hits.get(tier, 0) + 1
        return len(notes), hits
    size = int(code[-1])
    notes = pools(rows_of(content)[0], size)
    for note in notes:
        missing = len(set(note) - set(draw))
        if missing < 2:
            hits["t%d" % (missing + 1)] = hits.get("t%d" % (missing + 1), 0) + 1
    return len(notes), hits


MIDDLES = {3: "m3", 9: "m3", 4: "m4", 8: "m4", 5: "m5", 7: "m5", 6: "m6"}


def official(code, content, draw):
    if code == "front1":
        picked = rows_of(content)[0]
        return len(picked), {"t1": int(draw[0] in picked)}
    if code == "fixed":
        rows = rows_of(content)
        return sum(map(len, rows)), {"t1": sum(draw[i] in row for i, row in enumerate(rows))}
    if code == "oddeven":
        odd = sum(number % 2 for number in draw)
        picked = content.split(",")
        return len(picked), {"o%d" % odd: int("%d单%d双" % (odd, 5 - odd) in picked)}
    if code == "middle":
        middle = sorted(draw)[2]
        picked = rows_of(content)[0]
        return len(picked), {MIDDLES[middle]: int(middle in picked)}
    if code.startswith("lex"):
        return of_best(code, content, draw)
    if code.startswith("any"):
        return of_any(code, content, draw)
    zone, kind = code.split(".")
    notes, wins = of_zone(kind, ZONES[zone], content, draw)
    return notes, {"t1": wins}


def credit(code, draw):
    """Options that win, and those that give the stake back."""
    if code == "one":
        return {"%02d" % number for number in draw}, set()
    if code == "total":
        total = sum(draw)
        won = {"odd" if total % 2 else "even", "tbig" if total % 10 > 4 else "tsmall"}
        won.add("dragon" if draw[0] > draw[4] else "tiger")
        if total == 30:
            return won, {"big", "small"}
        return won | {"big" if total > 30 else "small"}, set()
    ball = draw[int(code[-1]) - 1]
    if ball == 11:
        return {"11"}, {"big", "small", "odd", "even"}
    return {"%02d" % ball} | set(sides(ball, 6).values()), set()


def judge(play, content, draw, drawn_at):
    code = play["code"][len("x5."):]
    if not code.startswith("c."):
        notes, hits = official(code, content, list(draw))
        return notes, hits, 0
    won, back = credit(code[2:], draw)
    picked = content.split(",")
    hits = {option: 1 for option in picked if option in won}
    return len(picked), hits, sum(option in back for option in picked)
