"""Seven of thirty and a special number of the rest."""
from numbers_of_notes import pools, rows_of
from prizes_of_hits import by_hits, judged

# Basic numbers that are hit, and whether the special one is, of each tier.
TIERS = by_hits([
    [(7, 0)],
    [(6, 1)],
    [(6, 0)],
    [(5, 1)],
    [(5, 0)],
    [(4, 1)],
    [(4, 0)],
])


def judge(play, content, draw, drawn_at):
    *basic, special = draw
    notes = pools(rows_of(content)[0], 7)
    hits = ((len(set(note) & set(basic)), int(special in note)) for note in notes)
    return *judged(TIERS, hits), 0
