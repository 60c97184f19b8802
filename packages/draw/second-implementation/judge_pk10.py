"""Ten cars in the order of arrival."""
from numbers_of_notes import drags, pools, rows_of, sides, tuples, typed

CARS = list(range(1, 11))


def shown(draw, at):
    return [draw[place] for place in at]


def places(code):
    """front3 is the first three ranks, back2 the last two."""
    count = int(code[-1])
    return list(range(count)) if code.startswith("front") else list(range(10 - count, 10))


PAIRS = {"gy": [0, 1], "sw": [0, 9], "q3": [0, 1, 2], "h3": [7, 8, 9]}


def official(code, content, draw):
    kind = code.split(".")[-1]
    head = code.split(".")[0]
    if kind == "direct":
        notes = tuples(rows_of(content))
        return len(notes), {"t1": notes.count(tuple(shown(draw, places(head))))}
    if kind == "directText":
        notes = {tuple(note) for note in typed(content)}
        return len(notes), {"t1": int(tuple(shown(draw, places(head))) in notes)}
    if kind == "group":
        at = places(head)
        notes = pools(rows_of(content)[0], len(at))
        return len(notes), {"t1": notes.count(tuple(sorted(shown(draw, at))))}
    if head in ("fixed15", "fixed610"):
        first = 0 if head == "fixed15" else 5
        rows = rows_of(content)
        return sum(map(len, rows)), {"t1": sum(draw[first + i] in row for i, row in enumerate(rows))}
    if head == "sum":
        total = sum(shown(draw, PAIRS[kind]))
        picked = [int(text) for text in content.split(",")]
        return len(picked), {"s%d" % total: int(total in picked)}
    if head == "sumbs":
        at = PAIRS[kind]
        won = sides(sum(shown(draw, at)), 12 if len(at) == 2 else 17)
        picked = content.split(",")
        return len(picked), {won[name]: 1 for name in picked if name in won}
    if head.startswith("dt"):
        rank = int(head[2:]) - 1
        winner = "龙" if draw[rank] > draw[9 - rank] else "虎"
        picked = content.split(",")
        return len(picked), {"dragon" if winner == "龙" else "tiger": int(winner in picked)}
    rank = int(head[2:]) - 1
    picked = content.split(",")
    return len(picked), {"t1": sum(name in sides(draw[rank], 6) for name in picked)}


def credit(code, draw):
    """Options that win, and those that give the stake back."""
    total = draw[0] + draw[1]
    if code == "gy":
        return {str(total)} | set(sides(total, 12).values()), set()
    if code == "gyTie":
        if total == 11:
            return set(), {"big", "small", "odd", "even"}
        return set(sides(total, 12).values()), set()
    if code == "gyPair":
        return {"%d-%d" % tuple(sorted(draw[:2]))}, set()
    if code == "ftt":
        return {"f%d" % (sum(draw[:3]) % 4 or 4)}, set()
    if code.startswith("rank"):
        car = draw[int(code[4:]) - 1]
        return {"%02d" % car} | set(sides(car, 6).values()), set()
    rank = int(code[2:]) - 1
    return {"dragon" if draw[rank] > draw[9 - rank] else "tiger"}, set()


def judge(play, content, draw, drawn_at):
    code = play["code"][len("pk10."):]
    if not code.startswith("c."):
        notes, hits = official(code, content, draw)
        return notes, hits, 0
    won, back = credit(code[2:], draw)
    picked = content.split(",")
    hits = {option: 1 for option in picked if option in won}
    return len(picked), hits, sum(option in back for option in picked)
