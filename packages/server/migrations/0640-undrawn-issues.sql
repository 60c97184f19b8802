-- Nearly all issues are those of coming days, whose state is 0 too: an index that stands under that word is taken, while nothing is
-- known of their number yet, by every look for a few issues that ask for it, and read as a whole. Under a form that
-- only the look meant by it spells, it is taken by that one alone.
DROP INDEX issue_undrawn;
CREATE INDEX issue_undrawn ON issue (draw_at) WHERE CASE WHEN state = 0 THEN true ELSE false END;
