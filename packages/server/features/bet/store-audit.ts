import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../platform/db.ts';
import type { Invariant } from '../../platform/feature.ts';

/** What joins bets to money (reliability 3.6): every row that one of these finds is a fault. */
const rule = (name: string, query: RawBuilder<{ line: string }>): Invariant => ({
  name,
  find: async (db: Executor) => (await query.execute(db)).rows.map((row) => row.line),
});

/** Movements of a bet carry its id in their journal. */
const moved = (kinds: readonly number[]) => sql`
  SELECT j.player_id, (j.meta->>'betId')::uuid AS id, count(*) AS times, sum(e.amount) AS amount
  FROM ledger_journal j
  JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.account = 1
  WHERE j.kind = ANY(${kinds}::smallint[])
    AND NOT EXISTS (SELECT FROM ledger_journal r WHERE r.player_id = j.player_id AND r.reverses = j.id)
  GROUP BY 1, 2`;

/** Bets with what they should have brought, against journals with what they did bring. */
const agree = (kinds: readonly number[], wanted: RawBuilder<unknown>) => sql<{ line: string }>`
  SELECT format('player %s bet %s: wanted %s, moved %s in %s', coalesce(w.player_id, m.player_id),
    coalesce(w.id, m.id), w.amount, m.amount, m.times) AS line
  FROM (${wanted}) w FULL JOIN (${moved(kinds)}) m ON m.player_id = w.player_id AND m.id = w.id
  WHERE w.amount IS DISTINCT FROM m.amount OR m.times <> 1`;

/** A placed bet is reversed by its cancel, so its own journal is looked at without that filter. */
const STAKES = sql<{ line: string }>`
  SELECT format('player %s bet %s: stake %s, journal %s', coalesce(b.player_id, j.player_id),
    coalesce(b.id, j.id), b.stake, e.amount) AS line
  FROM bet b
  FULL JOIN (SELECT * FROM ledger_journal WHERE kind = 301) j ON j.player_id = b.player_id AND j.id = b.id
  LEFT JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.account = 1
  WHERE b.stake IS DISTINCT FROM - e.amount`;

const CARTS = sql<{ line: string }>`
  SELECT format('player %s cart %s: stake %s, bets %s', c.player_id, c.intent, c.stake, sum(b.stake)) AS line
  FROM bet_cart c LEFT JOIN bet b ON b.player_id = c.player_id AND b.id = ANY(c.bet_ids)
  GROUP BY c.player_id, c.intent
  HAVING c.stake IS DISTINCT FROM sum(b.stake) OR cardinality(c.bet_ids) <> count(b.id)`;

const POOLS = sql<{ line: string }>`
  SELECT format('issue %s: %s left in its pool', i.id, sum(e.amount)) AS line
  FROM issue i JOIN issue_job k ON k.issue_id = i.id AND k.step = 'done'
  JOIN ledger_entry e ON e.account = 10 AND e.ref = i.id
  GROUP BY i.id HAVING sum(e.amount) <> 0`;

const LEFT_OPEN = sql<{ line: string }>`
  SELECT format('issue %s is done, bet %s is open', b.issue_id, b.id) AS line
  FROM bet b JOIN issue_job k ON k.issue_id = b.issue_id AND k.step = 'done' WHERE b.state = 0`;

const LATE = sql<{ line: string }>`
  SELECT format('bet %s of issue %s came at %s, closed at %s', b.id, i.id, b.accepted_at, i.closed_at) AS line
  FROM bet b JOIN issue i ON i.id = b.issue_id
  WHERE b.accepted_at >= least(i.closed_at, i.close_at) OR b.accepted_at < i.start_at`;

/** Manifests speak of the bets that were in force when the issue was sealed. */
const MANIFESTS = sql<{ line: string }>`
  SELECT format('issue %s: %s manifest says %s of %s, bets say %s of %s', i.id, m.kind, m.bets, m.sum, b.bets, b.sum)
    AS line
  FROM issue i
  JOIN (
    SELECT game_id, serial_number, kind,
      (body::jsonb->>CASE kind WHEN 'close' THEN 'betCount' ELSE 'winners' END)::bigint AS bets,
      (body::jsonb->>CASE kind WHEN 'close' THEN 'stakeSum' ELSE 'payoutSum' END)::numeric AS sum
    FROM manifest WHERE kind IN ('close', 'settlement')) m USING (game_id, serial_number)
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE m.kind = 'close' OR b.prize > 0) AS bets,
      coalesce(sum(CASE m.kind WHEN 'close' THEN b.stake ELSE b.prize + b.refund END), 0) AS sum
    FROM bet b WHERE b.issue_id = i.id AND (b.state <> 1 OR i.state = 3)) b
  WHERE m.bets <> b.bets OR m.sum <> b.sum`;

export const betInvariants: readonly Invariant[] = [
  rule('I6 each bet has its journal', STAKES),
  rule(
    'I6 each win has its payout',
    agree(
      [401],
      sql`
    SELECT player_id, id, prize AS amount FROM bet WHERE prize > 0`,
    ),
  ),
  rule(
    'I6 each tie has its refund',
    agree(
      [305],
      sql`
    SELECT player_id, id, refund AS amount FROM bet WHERE refund > 0`,
    ),
  ),
  rule(
    'I6 each cancelled bet has its reversal',
    agree(
      [302, 304],
      sql`
    SELECT player_id, id, stake AS amount FROM bet WHERE state = 1`,
    ),
  ),
  rule('I6 a cart is its bets', CARTS),
  rule('I7 the pool of a finished issue is empty', POOLS),
  rule('I7 a finished issue has no open bet', LEFT_OPEN),
  rule('T1 no bet is late', LATE),
  rule('I12 manifests agree with the bets', MANIFESTS),
];
