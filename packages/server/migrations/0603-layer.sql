-- Groups of players (product 3.9). Of a read-only one nobody deposits; of a reviewed one no withdrawal is paid by rules.
CREATE TABLE layer (
  id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  zh text NOT NULL CHECK (length(zh) BETWEEN 1 AND 40),
  en text NOT NULL CHECK (length(en) BETWEEN 1 AND 40),
  is_read_only boolean NOT NULL,
  is_reviewed boolean NOT NULL,
  sort smallint NOT NULL CHECK (sort BETWEEN 0 AND 10000));
REVOKE DELETE ON layer FROM fairlot_app;

-- In which of them a player is: in one at most.
CREATE TABLE player_layer (
  player_id bigint PRIMARY KEY,
  layer_id int NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT app_now(),
  changed_by text NOT NULL);
CREATE INDEX player_layer_of ON player_layer (layer_id, player_id);

-- Tags that operators put on players; a tag is whatever they write.
CREATE TABLE player_label (
  player_id bigint NOT NULL,
  label text NOT NULL CHECK (length(label) BETWEEN 1 AND 30),
  made_at timestamptz NOT NULL DEFAULT app_now(),
  made_by text NOT NULL,
  PRIMARY KEY (player_id, label));
CREATE INDEX player_label_of ON player_label (label, player_id DESC);
REVOKE UPDATE ON player_label FROM fairlot_app;

-- Layers that a way to pay is open to; none: to everybody.
ALTER TABLE deposit_channel ADD COLUMN layers int[] NOT NULL DEFAULT '{}' CHECK (cardinality(layers) <= 50);
