"""Six digits and a last number of 0 to 14, all in their places."""
from itertools import product

from numbers_of_notes import rows_of
from prizes_of_hits import by_hits, judged

# Hits in place among the six, and of the last number, of each tier.
TIERS = by_hits([
    [(6, 1)],
    [(6, 0)],
    [(5, 1)],
    [(5, 0), (4, 1)],
    [(4, 0), (3, 1)],
    [(3, 0), (2, 1), (1, 1), (0, 1)],
])


def judge(play, content, draw, drawn_at):
    notes = product(*rows_of(content))
    hits = ((sum(map(int.__eq__, note[:6], draw)), int(note[6] == draw[6])) for note in notes)
    return *judged(TIERS, hits), 0
