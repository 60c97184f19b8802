"""Five of thirty-five and two of twelve."""
from numbers_of_notes import drags, pools, rows_of
from prizes_of_hits import by_hits, judged

# Hits in front and at the back of each tier.
TIERS = by_hits([
    [(5, 2)],
    [(5, 1)],
    [(5, 0)],
    [(4, 2)],
    [(4, 1)],
    [(3, 2)],
    [(4, 0)],
    [(3, 1), (2, 2)],
    [(3, 0), (2, 1), (1, 2), (0, 2)],
])


def judge(play, content, draw, drawn_at):
    front, back = set(draw[:5]), set(draw[5:])
    rows = rows_of(content)
    if play["code"] == "dlt.drag":
        fronts, backs = drags(rows[0], rows[1], 5), drags(rows[2], rows[3], 2)
    else:
        fronts, backs = pools(rows[0], 5), pools(rows[1], 2)
    hits = ((len(front & set(f)), len(back & set(b))) for f in fronts for b in backs)
    return *judged(TIERS, hits), 0
