"""Twenty of eighty."""
from numbers_of_notes import drags, pools, rows_of

# What the sum of the twenty reaches for each of the five elements.
ELEMENTS = ((924, "tu"), (856, "huo"), (764, "shui"), (696, "mu"), (210, "jin"))


def official(play, code, content, draw):
    size = int(code[len("pick"):].replace("DT", ""))
    rows = rows_of(content)
    notes = drags(*rows, size) if code.endswith("DT") else pools(rows[0], size)
    drawn, hits = set(draw), {}
    for note in notes:
        tier = "h%d" % len(drawn & set(note))
        if tier in play["tiers"]:
            hits[tier] = hits.get(tier, 0) + 1
    return len(notes), hits


def more_of(count, names):
    """Which of two halves has more of the twenty numbers."""
    more, equal, fewer = names
    return {more if count > 10 else fewer if count < 10 else equal}


def of_total(total):
    """Options that win, and those that give the stake back."""
    odd = total % 2
    if total == 810:
        return {"even", "t810"}, {"big", "small", "bo", "be", "so", "se"}
    big = "big" if total > 810 else "small"
    return {big, "odd" if odd else "even", big[0] + ("o" if odd else "e")}, set()


def credit(code, draw):
    if code == "total":
        return of_total(sum(draw))
    if code == "updown":
        return more_of(sum(number <= 40 for number in draw), ("up", "mid", "down")), set()
    if code == "oddeven":
        return more_of(sum(number % 2 for number in draw), ("odd", "mid", "even")), set()
    if code == "wuxing":
        return {next(name for low, name in ELEMENTS if sum(draw) >= low)}, set()
    return {"%02d" % number for number in draw}, set()


def judge(play, content, draw, drawn_at):
    code = play["code"][len("kl8."):]
    if not code.startswith("c."):
        return *official(play, code, content, draw), 0
    won, back = credit(code[2:], draw)
    picked = content.split(",")
    hits = {option: 1 for option in picked if option in won}
    return len(picked), hits, sum(option in back for option in picked)
