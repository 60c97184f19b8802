"""Lotteries whose notes win by how many of their numbers are drawn, in two kinds."""


def by_hits(table):
    """A table of tiers, each the hits of both kinds that win it, as tiers by hits."""
    return {hits: "t%d" % (i + 1) for i, tier in enumerate(table) for hits in tier}


def judged(tiers, hits_of_notes):
    """Notes, and how many of them win each tier."""
    notes, won = 0, {}
    for hits in hits_of_notes:
        notes += 1
        if hits in tiers:
            won[tiers[hits]] = won.get(tiers[hits], 0) + 1
    return notes, won
