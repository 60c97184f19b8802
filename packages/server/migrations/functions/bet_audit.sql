-- What joins bets to money: every line that this finds is a fault. Kinds of journals as
-- in the ledger: 301 bet, 308 bet that follows, 302 cancelled, 304 issue cancelled, 305 tie, 401 prize; accounts: 1 cash, 10 pool. Those of
-- instant games have kinds of their own, and count as these; the issue that their bets stand in has the number 0.
-- A bet that its player took back before the issue was cancelled was not in force when the issue was sealed,
-- and is not in its manifests; one that the cancelled issue gave back was, and is.
CREATE OR REPLACE FUNCTION bet_audit() RETURNS TABLE (rule text, line text) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  SELECT 'I6 each bet has its journal', format('player %s bet %s: stake %s, journal %s',
    coalesce(b.player_id, j.player_id), coalesce(b.id, j.id), b.stake, j.amount)
  FROM bet b
  FULL JOIN (
    SELECT k.player_id, k.id, - e.amount AS amount FROM ledger_journal k
    JOIN ledger_entry e ON e.player_id = k.player_id AND e.journal_id = k.id AND e.account = 1
    WHERE k.kind IN (kind_place_bet(), kind_follow_bet(), kind_instant_bet())) j ON j.player_id = b.player_id AND j.id = b.id
  WHERE b.stake IS DISTINCT FROM j.amount;

  -- What a bet's row says it received, against the journals that name it and were not reversed.
  RETURN QUERY
  WITH wanted AS (
    SELECT player_id, id, kind_payout() AS kind, prize AS amount FROM bet WHERE prize > 0
    UNION ALL SELECT player_id, id, kind_refund_tie(), refund FROM bet WHERE refund > 0
    UNION ALL SELECT player_id, id, kind_cancel_bet(), stake FROM bet WHERE state = 1),
  moved AS (
    SELECT j.player_id, (j.meta->>'betId')::uuid AS id,
      CASE j.kind WHEN kind_refund_issue() THEN kind_cancel_bet() WHEN kind_instant_prize() THEN kind_payout()
        WHEN kind_instant_tie() THEN kind_refund_tie() ELSE j.kind END AS kind, count(*) AS times, sum(e.amount) AS amount
    FROM ledger_journal j
    JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.account = 1
    LEFT JOIN ledger_journal r ON r.player_id = j.player_id AND r.reverses = j.id
    WHERE j.kind IN (kind_cancel_bet(), kind_refund_issue(), kind_refund_tie(), kind_payout(), kind_instant_prize(), kind_instant_tie()) AND r.id IS NULL
    GROUP BY 1, 2, 3)
  SELECT 'I6 each outcome has its journal', format('player %s bet %s kind %s: wanted %s, moved %s in %s',
    coalesce(w.player_id, m.player_id), coalesce(w.id, m.id), coalesce(w.kind, m.kind), w.amount, m.amount, m.times)
  FROM wanted w FULL JOIN moved m ON m.player_id = w.player_id AND m.id = w.id AND m.kind = w.kind
  WHERE w.amount IS DISTINCT FROM m.amount OR m.times <> 1;

  RETURN QUERY
  SELECT 'I6 no prize is above what its bet may be paid', format('player %s bet %s: %s of at most %s',
    b.player_id, b.id, b.prize, b.most_prize)
  FROM bet b WHERE b.prize > b.most_prize;

  RETURN QUERY
  SELECT 'I6 a cart is its bets', format('player %s cart %s: stake %s, bets %s', c.player_id, c.intent, c.stake, sum(b.stake))
  FROM bet_cart c LEFT JOIN bet b ON b.player_id = c.player_id AND b.id = ANY(c.bet_ids)
  GROUP BY c.player_id, c.intent
  HAVING c.stake IS DISTINCT FROM sum(b.stake) OR cardinality(c.bet_ids) <> count(b.id);

  RETURN QUERY
  SELECT 'I6 a bet belongs to a cart', format('player %s bet %s', b.player_id, b.id)
  FROM bet b LEFT JOIN bet_cart c ON c.player_id = b.player_id AND c.intent = b.intent
  WHERE c.intent IS NULL OR b.id <> ALL(c.bet_ids);

  -- No key says so: where tables are spread the issue lives on another machine.
  RETURN QUERY
  SELECT 'I6 a bet belongs to an issue', format('player %s bet %s: issue %s, that of its cart %s, %s', b.player_id, b.id,
    b.issue_id, c.issue_id, CASE WHEN i.id IS NULL THEN 'unknown' ELSE 'known' END)
  FROM bet b
  LEFT JOIN bet_cart c ON c.player_id = b.player_id AND c.intent = b.intent
  LEFT JOIN issue i ON i.id = b.issue_id
  WHERE i.id IS NULL OR c.issue_id IS DISTINCT FROM b.issue_id;

  -- Issues from before there were tallies have none.
  RETURN QUERY
  SELECT 'I6 a tally counts the bets that came in', format('player %s issue %s: counted %s of %s characters, there are %s of %s',
    coalesce(t.player_id, b.player_id), coalesce(t.issue_id, b.issue_id), t.bets, t.chars, b.bets, b.chars)
  FROM bet_tally t
  FULL JOIN (
    SELECT o.player_id, o.issue_id, count(*) AS bets, sum(char_length(o.content)) AS chars FROM bet o
    WHERE o.issue_id IN (SELECT issue_id FROM bet_tally) GROUP BY 1, 2) b
    ON b.player_id = t.player_id AND b.issue_id = t.issue_id
  WHERE (t.bets, t.chars) IS DISTINCT FROM (b.bets, b.chars);

  RETURN QUERY
  SELECT 'I7 the pool of a finished issue is empty', format('issue %s: %s left', k.issue_id, sum(e.amount))
  FROM issue_job k JOIN ledger_entry e ON e.account = 10 AND e.ref = k.issue_id
  WHERE k.step = 'done' GROUP BY k.issue_id HAVING sum(e.amount) <> 0;

  RETURN QUERY
  SELECT 'I7 a finished issue has no open bet', format('issue %s bet %s', b.issue_id, b.id)
  FROM bet b JOIN issue_job k ON k.issue_id = b.issue_id WHERE k.step = 'done' AND b.state = 0;

  RETURN QUERY
  SELECT 'I6 a bet ends as its issue ended', format('issue %s state %s: bet %s state %s', i.id, i.state, b.id, b.state)
  FROM bet b JOIN issue i ON i.id = b.issue_id
  WHERE (i.state = 3 AND b.state IN (2, 3)) OR (i.state = 0 AND b.state IN (2, 3) AND i.serial_number > 0);

  -- Sealed is when nobody was writing any more; the mark of an early close is a moment older.
  RETURN QUERY
  SELECT 'T1 no bet is late', format('bet %s of issue %s came at %s, close %s, sealed %s',
    b.id, i.id, b.accepted_at, i.close_at, i.sealed_at)
  FROM bet b JOIN issue i ON i.id = b.issue_id
  WHERE b.accepted_at >= i.close_at OR b.accepted_at > i.sealed_at OR b.accepted_at < i.start_at;

  -- Manifests speak of the bets that were in force when the issue was sealed.
  RETURN QUERY
  SELECT 'I12 manifests agree with the bets',
    format('issue %s: the %s manifest says %s of %s, the bets %s of %s', i.id, m.kind, m.bets, m.total, b.bets, b.total)
  FROM issue i
  JOIN (
    SELECT game_id, serial_number, kind,
      (body::jsonb->>CASE kind WHEN 'close' THEN 'betCount' ELSE 'winners' END)::bigint AS bets,
      (body::jsonb->>CASE kind WHEN 'close' THEN 'stakeSum' ELSE 'payoutSum' END)::numeric AS total
    FROM manifest WHERE kind IN ('close', 'settlement')) m
    ON m.game_id = i.game_id AND m.serial_number = i.serial_number
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE m.kind = 'close' OR prize > 0) AS bets,
      coalesce(sum(CASE m.kind WHEN 'close' THEN stake ELSE prize + refund END), 0) AS total
    FROM bet WHERE issue_id = i.id AND (bet.state <> 1 OR settled_at > i.sealed_at)) b
  WHERE m.bets <> b.bets OR m.total <> b.total;
END $$;
