"""Three dice; the order in which they fell does not matter."""
from itertools import combinations

from numbers_of_notes import drags, pools, rows_of


def throw_of(text):
    return tuple(sorted(int(face) for face in text))


STRAIGHTS = [throw_of(text) for text in ("123", "234", "345", "456")]


def shape_of(dice):
    different = len(set(dice))
    if different < 3:
        return ("leopard", "pair")[different - 1]
    return "straight" if dice in STRAIGHTS else "misc"


def sides_of(total):
    return {"大" if total > 10 else "小", "单" if total % 2 else "双"}


def options(content, won):
    """Options in Chinese; what won is told by name, with its tier."""
    picked = content.split(",")
    return len(picked), {won[name]: 1 for name in picked if name in won}


FORMS = {"leopard": "豹子", "pair": "对子", "straight": "顺子", "misc": "三不同"}


def of_options(code, content, dice):
    total, shape = sum(dice), shape_of(dice)
    if code == "sum":
        return options(content, {str(total): "s%d" % total})
    if code == "sumBsoe":
        picked = content.split(",")
        return len(picked), {"t1": len(sides_of(total) & set(picked))}
    if code == "tripleAll":
        return options(content, {"通选": "t1"} if shape == "leopard" else {})
    if code == "straightAll":
        return options(content, {"通选": "t1"} if shape == "straight" else {})
    if code == "straightSingle":
        return options(content, {"%d%d%d" % dice: "t1"})
    return options(content, {FORMS[shape]: shape})


def of_faces(code, content, dice):
    """One face a note: how many there are, how many win."""
    picked = rows_of(content)[0]
    fits = {
        "tripleSingle": lambda often: often == 3,
        "pairMulti": lambda often: often >= 2,
        "one": lambda often: often >= 1,
        "none": lambda often: often == 0,
    }[code]
    return len(picked), {"t1": sum(fits(dice.count(face)) for face in picked)}


def notes_of(code, content):
    """Notes of several faces: what must all occur, as often as it stands there."""
    size = 2 if code.startswith("diff2") else 3
    if code.endswith("Text"):
        return {throw_of(line) for line in content.split()}
    rows = rows_of(content)
    if code == "pairSingle":
        return [tuple(sorted((a, a, b))) for a in rows[0] for b in rows[1] if a != b]
    return drags(*rows, size) if code.endswith("DT") else pools(rows[0], size)


def official(code, content, dice):
    if code in ("sum", "sumBsoe", "tripleAll", "straightAll", "straightSingle", "form"):
        return of_options(code, content, dice)
    if code in ("tripleSingle", "pairMulti", "one", "none"):
        return of_faces(code, content, dice)
    notes = notes_of(code, content)
    wins = sum(all(note.count(face) <= dice.count(face) for face in note) for note in notes)
    return len(notes), {"t1": wins}


def form_of(dice):
    shape = shape_of(dice)
    if shape != "misc":
        return shape
    return "half" if any(b - a == 1 for a, b in combinations(dice, 2)) else "misc"


def credit(code, dice):
    total = sum(dice)
    is_triple = len(set(dice)) == 1
    if code == "size":
        names = {"大": "big", "小": "small", "单": "odd", "双": "even"}
        return set() if is_triple else {names[side] for side in sides_of(total)}
    if code == "weitou":
        return {"%d%d%d" % dice, "all"} if is_triple else set()
    if code == "points":
        return {str(total)}
    if code == "long":
        return {"%d%d" % pair for pair in combinations(dice, 2) if pair[0] != pair[1]}
    if code == "short":
        return {"%d%d" % (face, face) for face in dice if dice.count(face) > 1}
    if code == "form":
        return {form_of(dice)}
    if code == "span":
        return {str(dice[2] - dice[0])}
    red = [face in (1, 4) for face in dice]
    return {"red"} if all(red) else set() if any(red) else {"black"}


def judge(play, content, draw, drawn_at):
    code = play["code"][len("k3."):]
    dice = tuple(sorted(draw))
    if not code.startswith("c."):
        return *official(code, content, dice), 0
    picked = content.split(",")
    if code == "c.sanjun":
        # The one play that wins once for each die that shows its face.
        return len(picked), {face: dice.count(int(face)) for face in picked}, 0
    won = credit(code[2:], dice)
    return len(picked), {option: 1 for option in picked if option in won}, 0
