"""Five digits of the state's Array 5: its own play; games of it have those of five digits too."""
from digits import notes_of, on_zones


def judge(play, content, draw, drawn_at):
    return *on_zones(notes_of("direct", content, 5), tuple(draw), [range(5)]), 0
