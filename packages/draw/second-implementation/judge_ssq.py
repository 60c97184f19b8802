"""Six red of thirty-three and one blue of sixteen."""
from numbers_of_notes import drags, pools, rows_of
from prizes_of_hits import by_hits, judged

# Red hits and blue hits of each tier.
TIERS = by_hits([
    [(6, 1)],
    [(6, 0)],
    [(5, 1)],
    [(5, 0), (4, 1)],
    [(4, 0), (3, 1)],
    [(2, 1), (1, 1), (0, 1)],
])


def of_blue(blue):
    return {"%02d" % blue, "big" if blue > 8 else "small", "odd" if blue % 2 else "even"}


def judge(play, content, draw, drawn_at):
    *red, blue = draw
    if play["code"] == "ssq.c.blue":
        picked = content.split(",")
        return len(picked), {option: 1 for option in picked if option in of_blue(blue)}, 0
    *reds, blues = rows_of(content)
    sets = drags(*reds, 6) if play["code"] == "ssq.drag" else pools(reds[0], 6)
    hits = ((len(set(note) & set(red)), int(one == blue)) for note in sets for one in blues)
    return *judged(TIERS, hits), 0
