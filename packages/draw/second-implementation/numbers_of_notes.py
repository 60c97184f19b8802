"""Notes of numbers of which none comes twice: how they are written, and what a selection makes."""
from itertools import combinations, product


def rows_of(content):
    """01,02||03 as lists of numbers, a row empty where nothing is picked."""
    return [[int(text) for text in row.split(",") if text] for row in content.split("|")]


def typed(content):
    """01,02,03 03,02,01: notes behind blanks."""
    return [[int(text) for text in note.split(",")] for note in content.split()]


def tuples(rows):
    """One number a row, all different."""
    return [note for note in product(*rows) if len(set(note)) == len(note)]


def pools(numbers, size):
    """Every set of so many, ascending."""
    return [tuple(sorted(note)) for note in combinations(numbers, size)]


def drags(bankers, others, size):
    """Every set of so many that has all bankers."""
    rest = combinations(others, size - len(bankers))
    return [tuple(sorted(bankers + list(more))) for more in rest]


def sides(value, big):
    """The two sides of a value, by their Chinese names: what their tiers and options are called."""
    won = {"大": "big"} if value >= big else {"小": "small"}
    won.update({"单": "odd"} if value % 2 else {"双": "even"})
    return won
