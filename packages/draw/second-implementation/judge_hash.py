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


OUTCOMES = {"hash.hex": hex_of, "hash.zx": zx_of}


def judge(play, content, draw, drawn_at):
    picked = content.split(",")
    won, back = OUTCOMES[play["code"]](draw)
    hits = {code: 1 for code in picked if code in won}
    return len(picked), hits, sum(1 for code in picked if code in back)
