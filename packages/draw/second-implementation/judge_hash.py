"""Sixty-four hexadecimal digits."""


def two_sided(value, low, high):
    """Big and odd of a value of low..high."""
    middle = (low + high) // 2
    return {"big" if value > middle else "small": 1, "odd" if value % 2 else "even": 1}


def hex_of(draw):
    last = draw[63]
    won = two_sided(last, 0, 15)
    won["digit" if last < 10 else "letter"] = 1
    won["%x" % last] = 1
    return won, set()


def zx_of(draw):
    points = [d if d < 10 else 0 for d in draw]
    banker, player = (points[59] + points[60]) % 10, (points[62] + points[63]) % 10
    if banker == player:
        return {"tie": 1}, {"banker", "player"}
    return {"banker" if banker > player else "player": 1}, set()


def decimals(draw, count):
    """The last characters 0-9, letters skipped."""
    return [d for d in draw if d < 10][-count:]


def tail_of(draw):
    (last,) = decimals(draw, 1)
    return dict(two_sided(last, 0, 9), **{str(last): 1}), set()


def sum5_of(draw):
    return two_sided(sum(decimals(draw, 5)), 0, 45), set()


def lucky_of(draw):
    return {("dd", "mix", "ll")[sum(d > 9 for d in draw[62:])]: 1}, set()


def niu_of(draw):
    values = [min(d, 10) for d in draw]
    banker, player = (sum(values[a:b]) % 10 or 10 for a, b in ((59, 62), (61, 64)))
    if banker == player:
        return {"tie": 1}, {"banker", "player"}
    return {"banker" if banker > player else "player": 1}, set()


OUTCOMES = {
    "hash.tail": tail_of,
    "hash.hex": hex_of,
    "hash.lucky": lucky_of,
    "hash.zx": zx_of,
    "hash.niu": niu_of,
    "hash.sum5": sum5_of,
}


def judge(play, content, draw, drawn_at):
    picked = content.split(",")
    won, back = OUTCOMES[play["code"]](draw)
    hits = {code: 1 for code in picked if code in won}
    return len(picked), hits, sum(1 for code in picked if code in back)
