-- What an agent noted about a member of the line; nobody else reads it.
CREATE TABLE member_note (
  player_id bigint NOT NULL REFERENCES player,
  member_id bigint NOT NULL REFERENCES player,
  note text NOT NULL CHECK (note <> '' AND char_length(note) <= 100),
  PRIMARY KEY (player_id, member_id));

-- Agents whose parent stopped new links and accounts, apart from the flag of operators (REGISTER_LINK_LIMIT).
CREATE TABLE register_link_stop (
  player_id bigint PRIMARY KEY REFERENCES player,
  stopped_by bigint NOT NULL REFERENCES player,
  stopped_at timestamptz NOT NULL);
REVOKE UPDATE ON register_link_stop FROM fairlot_app;
