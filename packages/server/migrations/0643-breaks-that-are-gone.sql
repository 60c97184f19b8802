-- A break that an operator closed and that was none any more since: when it is there again, it is open again.
ALTER TABLE money_break ADD COLUMN is_gone boolean NOT NULL DEFAULT false, ADD CHECK (NOT is_gone OR state = 2);
GRANT UPDATE (is_gone) ON money_break TO fairlot_app;

-- Flags that stand because an operator set them himself: no rule of the program takes those off again.
CREATE TABLE player_flag_own (
  player_id bigint NOT NULL,
  flag bigint NOT NULL CHECK (flag > 0),
  PRIMARY KEY (player_id, flag));
