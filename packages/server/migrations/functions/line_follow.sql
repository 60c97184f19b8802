-- A player has a row from the first; it is counted later.
CREATE OR REPLACE FUNCTION line_joined() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO line_count (player_id, parent, is_agent, is_test)
  VALUES (NEW.player_id, NEW.parent, NEW.is_agent, NEW.flags & flag_test_account() <> 0) ON CONFLICT (player_id) DO NOTHING;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION line_joined FROM PUBLIC;
CREATE OR REPLACE TRIGGER joined AFTER INSERT ON player FOR EACH ROW EXECUTE FUNCTION line_joined();

-- A move waits for the counter, and its time comes after: whatever is counted before it belongs to the old line.
CREATE OR REPLACE FUNCTION line_moved() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  SELECT greatest(app_now(), c.counted_at + interval '1 microsecond') INTO NEW.moved_at FROM money_counted c FOR UPDATE;
  RETURN NEW;
END $$;
REVOKE ALL ON FUNCTION line_moved FROM PUBLIC;
CREATE OR REPLACE TRIGGER moved BEFORE INSERT ON player_move FOR EACH ROW EXECUTE FUNCTION line_moved();

-- Counts moves and new players, so many at most, and who signed in. Returns whether there may be more. Moves go in their order:
-- what is counted below a player goes from the old line to the new one.
CREATE OR REPLACE FUNCTION line_follow(_currency bpchar, _most int) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  _move player_move; _line line_count; _shown int; _done int := 0; _new bigint[]; _since timestamptz; _until timestamptz;
BEGIN
  SELECT c.signed_in_at INTO _since FROM money_counted c FOR UPDATE;
  FOR _move IN SELECT * FROM player_move m WHERE NOT m.is_counted ORDER BY m.id LIMIT _most LOOP
    SELECT * INTO _line FROM line_count c WHERE c.player_id = _move.player_id;
    _shown := (_line.is_counted AND NOT _line.is_test)::int;
    UPDATE line_count c SET parent = _move.to_parent WHERE c.player_id = _move.player_id;
    UPDATE line_count c SET directs = c.directs + CASE WHEN c.player_id = _line.parent THEN -_shown ELSE _shown END
    WHERE c.player_id IN (_line.parent, _move.to_parent) AND _line.parent IS DISTINCT FROM _move.to_parent;
    PERFORM line_weigh(ARRAY[_line.parent], ARRAY[-_line.members - _shown], ARRAY[-_line.agents - _shown * _line.is_agent::int],
      ARRAY[-_line.line_balance - CASE WHEN _line.is_test THEN 0 ELSE _line.balance END]);
    PERFORM line_weigh(ARRAY[_move.to_parent], ARRAY[_line.members + _shown], ARRAY[_line.agents + _shown * _line.is_agent::int],
      ARRAY[_line.line_balance + CASE WHEN _line.is_test THEN 0 ELSE _line.balance END]);
    UPDATE player_move m SET is_counted = true WHERE m.id = _move.id;
    _done := _done + 1;
  END LOOP;

  _new := ARRAY(SELECT c.player_id FROM line_count c WHERE NOT c.is_counted ORDER BY c.player_id LIMIT _most);
  UPDATE line_count c SET is_counted = true WHERE c.player_id = ANY (_new);
  UPDATE line_count c SET directs = c.directs + n.directs
  FROM (SELECT d.parent, count(*) AS directs FROM line_count d WHERE d.player_id = ANY (_new) AND NOT d.is_test GROUP BY d.parent) n
  WHERE c.player_id = n.parent;
  PERFORM line_weigh(array_agg(c.parent), array_agg(1), array_agg(c.is_agent::int), array_agg(0::bigint))
  FROM line_count c WHERE c.player_id = ANY (_new) AND NOT c.is_test AND c.parent IS NOT NULL HAVING count(*) > 0;
  PERFORM line_people(14::smallint, array_agg(p.player_id), array_agg(p.created_at), _currency)
  FROM player p WHERE p.player_id = ANY (_new) HAVING count(*) > 0;

  -- Sign-ins by time: those of the last ten minutes are looked at again, as one may commit late. A person counts once a day.
  _until := coalesce((SELECT max(w.created_at) FROM (
    SELECT s.created_at FROM session s WHERE s.created_at > _since ORDER BY s.created_at LIMIT _most) w), _since);
  PERFORM line_people(13::smallint, array_agg(s.player_id), array_agg(s.created_at), _currency)
  FROM session s WHERE s.created_at > _since - interval '10 minutes' AND s.created_at <= _until HAVING count(*) > 0;
  UPDATE money_counted c SET signed_in_at = _until WHERE _until > c.signed_in_at;
  RETURN _done = _most OR cardinality(_new) = _most OR EXISTS (SELECT FROM session s WHERE s.created_at > _until);
END $$;
REVOKE ALL ON FUNCTION line_follow FROM PUBLIC;
GRANT EXECUTE ON FUNCTION line_follow TO fairlot_app;

-- Adds movements to what players have, and to what their lines have.
CREATE OR REPLACE FUNCTION line_balances(_moved money_moved[]) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  _ids bigint[]; _sums bigint[];
BEGIN
  SELECT array_agg(g.player_id), array_agg(g.amount) INTO _ids, _sums FROM (
    SELECT m.player_id, sum(m.amount)::bigint AS amount FROM unnest(_moved) m
    GROUP BY m.player_id HAVING sum(m.amount) <> 0) g;
  IF _ids IS NULL THEN RETURN; END IF;
  UPDATE line_count c SET balance = c.balance + g.amount FROM unnest(_ids, _sums) g(id, amount) WHERE c.player_id = g.id;
  PERFORM line_weigh(array_agg(c.parent), array_agg(0), array_agg(0), array_agg(g.amount))
  FROM unnest(_ids, _sums) g(id, amount) JOIN line_count c ON c.player_id = g.id
  WHERE c.parent IS NOT NULL AND NOT c.is_test HAVING count(*) > 0;
END $$;

-- Counts who deposited, and for whom it was the first time.
CREATE OR REPLACE FUNCTION line_depositors(_moved money_moved[]) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  _ids bigint[]; _at timestamptz[]; _currency bpchar(3);
BEGIN
  SELECT array_agg(d.player_id), array_agg(d.at), max(d.currency) INTO _ids, _at, _currency FROM (
    SELECT m.player_id, min(m.at) AS at, max(m.currency) AS currency
    FROM unnest(_moved) m JOIN ledger_kind k ON k.kind = m.kind AND k.class = 1 AND k.target = 1 AND k.takes_back IS NULL
    GROUP BY m.player_id, site_day(m.at)) d;
  IF _ids IS NULL THEN RETURN; END IF;
  PERFORM line_people(12::smallint, array_agg(f.id), array_agg(f.at), _currency)
  FROM (SELECT g.id, min(g.at) AS at FROM unnest(_ids, _at) g(id, at) GROUP BY g.id) f
  WHERE NOT EXISTS (SELECT FROM line_person o WHERE o.player_id = f.id AND o.kind = 11) HAVING count(*) > 0;
  PERFORM line_people(11::smallint, _ids, _at, _currency);
END $$;

REVOKE ALL ON FUNCTION line_balances, line_depositors FROM PUBLIC;
