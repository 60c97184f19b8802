-- What joins a bonus to money. Kinds of journals as in the ledger: 1301 granted, 1304 released, 1305 expired, 1306
-- forfeited, 1307 revoked, 1302 bet with, 1303 and 1308 its part of prizes and of stakes that came back; account 2 is
-- the bonus.
CREATE OR REPLACE FUNCTION bonus_audit()
RETURNS TABLE (rule text, line text) LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
  SELECT 'a bonus that was taken was given once', format('player %s bonus %s: %s, the ledger gave %s',
    coalesce(g.player_id, j.player_id), coalesce(g.key, j.key), g.amount, j.amount)
  FROM (SELECT b.player_id, 'bonus-grant:' || b.id AS key, b.amount, b.currency FROM bonus_grant b
    WHERE b.claimed_at IS NOT NULL) g
  FULL JOIN (
    SELECT k.player_id, k.idem_key AS key, e.amount, k.currency FROM ledger_journal k
    JOIN ledger_entry e ON e.player_id = k.player_id AND e.journal_id = k.id AND e.account = 2
    WHERE k.kind = 1301) j ON j.player_id = g.player_id AND j.key = g.key
  WHERE g.amount IS DISTINCT FROM j.amount OR g.currency IS DISTINCT FROM j.currency;

  RETURN QUERY
  SELECT 'a bonus that ended went where it says', format('player %s bonus %s: released %s, taken %s, the ledger has %s and %s',
    g.player_id, g.id, g.released, g.taken, m.released, m.taken)
  FROM bonus_grant g
  CROSS JOIN LATERAL (
    SELECT coalesce(-sum(e.amount) FILTER (WHERE k.kind = 1304), 0) AS released,
      coalesce(-sum(e.amount) FILTER (WHERE k.kind <> 1304), 0) AS taken
    FROM ledger_journal k
    JOIN ledger_entry e ON e.player_id = k.player_id AND e.journal_id = k.id AND e.account = 2
    WHERE k.player_id = g.player_id AND k.idem_key IN ('bonus-end:' || g.id, 'bonus-rest:' || g.id)) m
  WHERE (coalesce(g.released, 0), coalesce(g.taken, 0)) IS DISTINCT FROM (m.released, m.taken);

  RETURN QUERY
  SELECT 'nobody has a bonus without one that is active', format('player %s: %s %s', a.player_id, a.balance, a.currency)
  FROM ledger_account a
  WHERE a.kind = 2 AND a.balance <> 0 AND NOT EXISTS (
    SELECT FROM bonus_grant g WHERE g.player_id = a.player_id AND g.state = 1 AND g.currency = a.currency);

  RETURN QUERY
  SELECT 'what a bet took of a bonus moved', format('player %s bet %s: %s, the ledger has %s',
    coalesce(s.player_id, j.player_id), coalesce(s.bet_id, j.bet_id), s.bonus, j.amount)
  FROM bonus_stake s
  FULL JOIN (
    SELECT k.player_id, (k.meta ->> 'betId')::uuid AS bet_id, -e.amount AS amount FROM ledger_journal k
    JOIN ledger_entry e ON e.player_id = k.player_id AND e.journal_id = k.id AND e.account = 2
    WHERE k.kind = 1302) j ON j.player_id = s.player_id AND j.bet_id = s.bet_id
  WHERE s.bonus IS DISTINCT FROM j.amount;

  -- What a correction pays of one that was released is cash in part: that row says how much is not.
  RETURN QUERY
  SELECT 'a bonus has its part of what a bet brought', format('player %s bet %s: %s of %s staked, %s is to be %s and is %s',
    w.player_id, w.bet_id, w.bonus, w.stake, w.key, w.amount, k.amount)
  FROM (
    SELECT s.*, p.key, coalesce(a.house, div(p.amount::numeric * s.bonus, s.stake)) AS amount
    FROM bonus_stake s
    JOIN bonus_grant g ON g.player_id = s.player_id AND g.id = s.grant_id
    JOIN bet b ON b.player_id = s.player_id AND b.id = s.bet_id
    CROSS JOIN LATERAL (VALUES
      (b.prize > 0, format('bonus-prize:payout:%s:%s:%s', b.issue_id, b.id, b.run), b.prize),
      (b.refund > 0, format('bonus-refund:tie:%s:%s:%s', b.issue_id, b.id, b.run), b.refund),
      (b.state = 1, (SELECT 'bonus-refund:' || j.idem_key FROM ledger_journal j
        WHERE j.player_id = b.player_id AND j.idem_key IN ('cancel:' || b.id, format('refund:%s:%s', b.issue_id, b.id))), b.stake))
      AS p(is_there, key, amount)
    LEFT JOIN bonus_after a ON a.player_id = s.player_id AND NOT a.is_back AND a.key = substr(p.key, strpos(p.key, ':') + 1)
    WHERE p.is_there) w
  LEFT JOIN LATERAL (
    SELECT e.amount FROM ledger_journal j
    JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.account = 2
    WHERE j.player_id = w.player_id AND j.idem_scope = 1 AND j.idem_key = w.key) k ON true
  WHERE w.amount <> coalesce(k.amount, 0);

  -- Also of bonuses that are over, whatever their player has of another since.
  RETURN QUERY
  SELECT 'what moved of a bonus is what is there of it', format('player %s bonus %s: %s moved, %s is there',
    g.player_id, g.id, coalesce(m.amount, 0), h.amount)
  FROM bonus_grant g
  LEFT JOIN (
    SELECT k.player_id, coalesce((k.meta ->> 'grantId')::bigint, s.grant_id) AS grant_id, sum(e.amount) AS amount
    FROM ledger_entry e JOIN ledger_journal k ON k.player_id = e.player_id AND k.id = e.journal_id
    LEFT JOIN bonus_stake s ON s.player_id = k.player_id AND s.bet_id = (k.meta ->> 'betId')::uuid
    WHERE e.account = 2 GROUP BY 1, 2) m ON m.player_id = g.player_id AND m.grant_id = g.id
  CROSS JOIN LATERAL (SELECT CASE WHEN g.state = 1 THEN coalesce((SELECT a.balance FROM ledger_account a
    WHERE a.player_id = g.player_id AND a.kind = 2 AND a.currency = g.currency), 0) ELSE 0 END AS amount) h
  WHERE coalesce(m.amount, 0) <> h.amount;

  -- Of all that it would hold, had its bets ended as they stand, cash is what its terms release at most.
  RETURN QUERY
  SELECT 'corrections of a released bonus leave what it would have released', format('player %s bonus %s: %s of it is cash, %s would be there, %s is the most',
    g.player_id, g.id, h.cash, h.held, g.most_release)
  FROM bonus_grant g
  JOIN (
    SELECT b.player_id, b.grant_id, sum(CASE WHEN b.is_back THEN -b.cash ELSE b.cash END) AS cash,
      sum(CASE WHEN b.is_back THEN -b.house ELSE b.house END) AS house
    FROM bonus_after b GROUP BY 1, 2) a ON a.player_id = g.player_id AND a.grant_id = g.id
  CROSS JOIN LATERAL (SELECT g.released + a.cash AS cash, g.released + g.taken + a.cash + a.house AS held) h
  WHERE g.state <> 2 OR h.cash <> greatest(0, least(h.held, coalesce(g.most_release, h.held)));

  RETURN QUERY
  SELECT 'what a correction took back of a released bonus moved', format('player %s %s: %s made good, the ledger has %s',
    a.player_id, a.key, a.house, coalesce(k.amount, 0))
  FROM bonus_after a
  LEFT JOIN LATERAL (
    SELECT e.amount FROM ledger_journal j
    JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.account = 2
    WHERE j.player_id = a.player_id AND j.idem_scope = 1 AND j.idem_key = 'bonus-good:' || a.key) k ON true
  WHERE a.is_back AND a.house <> coalesce(k.amount, 0);
END $$;
REVOKE ALL ON FUNCTION bonus_audit FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bonus_audit TO fairlot_app;
