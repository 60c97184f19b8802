"""Eight of twenty in the order in which they are drawn."""
from numbers_of_notes import drags, pools, rows_of, tuples


def official(code, content, draw):
    """Notes, and how many of them win."""
    if code == "firstRed":
        return 1, int(draw[0] >= 19)
    rows = rows_of(content)
    if code == "first":
        return len(rows[0]), int(draw[0] in rows[0])
    if code == "fixed":
        return sum(map(len, rows)), sum(draw[at] in row for at, row in enumerate(rows))
    size = int(code[-2] if code.startswith(("adj", "front")) else code[3])
    if code.startswith("any"):
        notes = drags(*rows, size) if code.endswith("DT") else pools(rows[0], size)
        return len(notes), sum(set(note) <= set(draw) for note in notes)
    in_order = code.endswith("d")
    notes = tuples(rows) if in_order else pools(rows[0], size)
    starts = range(7) if code.startswith("adj") else [0]
    shown = [tuple(draw[at:at + size]) for at in starts]
    if not in_order:
        shown = [tuple(sorted(numbers)) for numbers in shown]
    return len(notes), sum(note in shown for note in notes)


COMPASS = ("north", "east", "south", "west")


def of_ball(number):
    tail = number % 10
    return {
        "%02d" % number,
        "big" if number > 10 else "small",
        "odd" if number % 2 else "even",
        "tbig" if tail > 4 else "tsmall",
        "hodd" if (number // 10 + tail) % 2 else "heven",
        COMPASS[number % 4],
        "zhong" if number < 8 else "fa" if number < 15 else "bai",
    }


def credit(code, draw):
    """Options that win, and those that give the stake back."""
    if code == "total":
        total = sum(draw)
        won = {"odd" if total % 2 else "even", "tbig" if total % 10 > 4 else "tsmall"}
        if total == 84:
            return won, {"big", "small"}
        return won | {"big" if total > 84 else "small"}, set()
    if code == "zm":
        return {"%02d" % number for number in draw}, set()
    at = int(code[-1])
    if code.startswith("ball"):
        return of_ball(draw[at - 1]), set()
    return {"dragon" if draw[at - 1] > draw[8 - at] else "tiger"}, set()


def judge(play, content, draw, drawn_at):
    code = play["code"][len("kl10."):]
    if not code.startswith("c."):
        notes, wins = official(code, content, draw)
        return notes, {"t1": wins}, 0
    won, back = credit(code[2:], draw)
    picked = content.split(",")
    hits = {option: 1 for option in picked if option in won}
    return len(picked), hits, sum(option in back for option in picked)
