-- What carts of players who have a bonus take of it: a bet takes cash first, and the rest of the bonus (product 5.12),
-- where the terms of the bonus let it. Answers with postings from the bonus (2) to cash (1), one for each bet that
-- needs one, to stand before its charge in the unit of the cart; a cart that they do not suffice for takes nothing,
-- and is short by what is missing beside `helped`. A cart that is paid out of what was set aside for it (a release)
-- takes none, nor does one that follows. Whoever calls it holds both accounts of each player.
CREATE OR REPLACE FUNCTION bonus_take(
  _players bigint[], _verdict text[], _charges ledger_posting[], _releases ledger_posting[], _now timestamptz,
  OUT takes ledger_posting[], OUT helped bigint[])
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  _player bigint;
  _grant bonus_grant;
  _cash bigint;
  _bonus bigint;
  _cart record;
  _takes ledger_posting[];
  _gives bigint;
BEGIN
  takes := '{}';
  -- By cart: what the bonus would give to it, were it enough.
  helped := array_fill(0::bigint, ARRAY[cardinality(_verdict)]);
  FOREACH _player IN ARRAY _players LOOP
    SELECT * INTO _grant FROM bonus_grant g
    WHERE g.player_id = _player AND g.state = 1 AND g.expires_at > _now;
    CONTINUE WHEN NOT FOUND;
    SELECT coalesce(sum(a.balance) FILTER (WHERE a.kind = 1), 0), coalesce(sum(a.balance) FILTER (WHERE a.kind = 2), 0)
    INTO _cash, _bonus FROM ledger_account a
    WHERE a.player_id = _player AND a.kind < 3 AND a.currency = _grant.currency;
    -- What is owed is paid first.
    CONTINUE WHEN _cash < 0;
    FOR _cart IN
      SELECT p.unit, sum(p.amount)::bigint AS total FROM unnest(_charges) p
      WHERE p.player = _player AND _verdict[p.unit] = 'OK'
        AND NOT EXISTS (SELECT FROM unnest(_releases) r WHERE r.unit = p.unit)
      GROUP BY p.unit ORDER BY p.unit
    LOOP
      IF _cart.total <= _cash THEN
        _cash := _cash - _cart.total;
      ELSE
        -- In the order of the bets: those behind the cash, and what is left of the one where it ends.
        SELECT array_agg((b.unit, b.player, gen_random_uuid(), 1, kind_bonus_bet(), b.currency, b.scope,
            'bonus-bet:' || b.journal,
            sha256(convert_to(format('%s|%s||2,0,1,0,%s', kind_bonus_bet(), b.currency, b.needs), 'UTF8')), NULL,
            b.meta || jsonb_build_object('grantId', _grant.id::text), 2, 0, 1, 0, b.needs)::ledger_posting ORDER BY b.n),
          CASE WHEN bool_and(b.kind = kind_place_bet() AND b.currency = _grant.currency
              AND b.amount <= coalesce(_grant.most_stake, b.amount)
              AND (b.meta ->> 'gameId')::int <> ALL (_grant.games)) THEN least(_bonus, _cart.total - _cash) ELSE 0 END AS gives
        INTO _takes, _gives
        FROM (
          SELECT c.*, least(c.amount, sum(c.amount) OVER (ORDER BY c.n) - _cash)::bigint AS needs
          FROM unnest(_charges) WITH ORDINALITY
            AS c(unit, player, journal, seq, kind, currency, scope, key, hash, reverses, meta, src, src_ref, dst, dst_ref, amount, n)
          WHERE c.unit = _cart.unit) b
        WHERE b.needs > 0;
        helped[_cart.unit] := _gives;
        IF _gives = _cart.total - _cash THEN
          takes := takes || _takes;
          _bonus := _bonus - _gives;
          _cash := 0;
        END IF;
      END IF;
    END LOOP;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION bonus_take FROM PUBLIC;

-- Keeps what bets took of a bonus, once their carts are taken.
CREATE OR REPLACE FUNCTION bonus_keep(_takes ledger_posting[], _verdict text[], _issue int[], _rows bet_place_bet[])
RETURNS void LANGUAGE sql SET search_path = public, pg_temp AS $$
  INSERT INTO bonus_stake (player_id, bet_id, issue_id, grant_id, stake, bonus)
  SELECT t.player, b.id, _issue[t.unit], (t.meta ->> 'grantId')::bigint, b.stake, t.amount
  FROM unnest(_takes) t JOIN unnest(_rows) b ON b.id = (t.meta ->> 'betId')::uuid
  WHERE _verdict[t.unit] = 'OK'
$$;
REVOKE ALL ON FUNCTION bonus_keep FROM PUBLIC;

-- What of the stake of a cart a bonus paid; null where cash did alone.
CREATE OR REPLACE FUNCTION bonus_in_cart(_player bigint, _bets uuid[]) RETURNS bigint
LANGUAGE sql STABLE SET search_path = public, pg_temp SET enable_seqscan = off AS $$
  SELECT sum(s.bonus)::bigint FROM bonus_stake s WHERE s.player_id = _player AND s.bet_id = ANY (_bets)
$$;
REVOKE ALL ON FUNCTION bonus_in_cart FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bonus_in_cart TO fairlot_app;
