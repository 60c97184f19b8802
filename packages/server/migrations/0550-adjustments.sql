-- Money that operators gave or took by hand: what one proposed and another posted, in one piece, and what became of
-- each line. Nothing of it is changed afterwards: what was wrong is put right by another adjustment.
CREATE TABLE adjustment (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The cash-flow type: manual promotion, add, deduct, compensation.
  kind smallint NOT NULL CHECK (kind IN (613, 1101, 1102, 1103)),
  currency char(3) NOT NULL,
  -- How many times it must be turned over, in hundredths.
  times int NOT NULL CHECK (times BETWEEN 0 AND 10000),
  memo_zh text NOT NULL CHECK (length(memo_zh) <= 100),
  memo_en text NOT NULL CHECK (length(memo_en) <= 100),
  reason text NOT NULL,
  proposal int NOT NULL UNIQUE,
  maker_name text NOT NULL,
  checker_name text NOT NULL,
  posted_at timestamptz NOT NULL DEFAULT app_now());

CREATE TABLE adjustment_line (
  adjustment_id int NOT NULL REFERENCES adjustment,
  line smallint NOT NULL CHECK (line BETWEEN 1 AND 500),
  player_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- Why nothing was posted; null: it was.
  fault text CHECK (fault IN ('SHORT', 'CLOSED')),
  PRIMARY KEY (adjustment_id, line));
CREATE INDEX adjustment_line_player ON adjustment_line (player_id, adjustment_id DESC);

REVOKE ALL ON adjustment, adjustment_line FROM fairlot_app;
GRANT SELECT, INSERT ON adjustment, adjustment_line TO fairlot_app;
