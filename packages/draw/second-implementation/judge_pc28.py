"""Three digits with their sum."""


def shape_of(draw):
    low, middle, high = sorted(draw)
    if low == high:
        return "leopard"
    if low == middle or middle == high:
        return "pair"
    steps = sorted(((middle - low) % 10, (high - middle) % 10, (low - high) % 10))
    # Round the circle of ten digits: two steps of one make a straight, one makes half of it.
    return ("misc", "half", "straight")[steps.count(1)]


def two_sided(value, middle):
    return {"big" if value > middle else "small": 1, "odd" if value % 2 else "even": 1}


def options_of(code, draw):
    total = sum(draw)
    if code.startswith("ball"):
        digit = draw[int(code[-1]) - 1]
        return dict(two_sided(digit, 4), **{str(digit): 1})
    if code == "num":
        return {str(total): 1}
    if code == "two":
        return two_sided(total, 13)
    if code == "combo":
        return {("b" if total > 13 else "s") + ("o" if total % 2 else "e"): 1}
    if code == "extreme":
        ranges = {"max": (22, 27), "min": (0, 5), "max5": (23, 27), "min5": (0, 4)}
        return {name: 1 for name, (low, high) in ranges.items() if low <= total <= high}
    if code == "wave":
        return {} if total in (0, 13, 14, 27) else {("red", "green", "blue")[total % 3]: 1}
    if code == "shape":
        return {shape_of(draw): 1}
    if code == "lhb":
        return {("dragon", "tiger", "leopard")[total % 3]: 1}
    if code == "dt":
        first, _, third = draw
        return {"dragon" if first > third else "tiger" if first < third else "tie": 1}
    tail = total % 10
    return {"t%d" % tail: 1, "tbig" if tail > 4 else "tsmall": 1}


def judge(play, content, draw, drawn_at):
    picked = content.split(",")
    code = play["code"].split(".")[1]
    if code == "num3":
        return 1, {"t1": 1 if str(sum(draw)) in picked else 0}, 0
    won = options_of(code, draw)
    return len(picked), {name: 1 for name in picked if name in won}, 0
