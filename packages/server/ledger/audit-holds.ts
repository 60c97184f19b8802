import { sql, type RawBuilder } from 'kysely';
import { CHART } from './accounts.ts';

type Query = RawBuilder<{ line: string }>;

/** Holds that journals named j moved. */
const moved = (scope: RawBuilder<unknown>) => sql`
  SELECT DISTINCT e.player_id, e.ref FROM ledger_journal j
  JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id
  WHERE e.account = ${CHART.held} AND ${scope}`;

/** What a hold says is left of it is what its entries say. */
export const held = (scope: RawBuilder<unknown>): Query => sql`
  SELECT format('player %s hold %s: %s left, its entries say %s', e.player_id, e.ref, h.remaining, e.total) AS line
  FROM (
    SELECT e.player_id, e.ref, e.currency, sum(e.amount) AS total FROM (${moved(scope)}) m
    JOIN ledger_entry e ON e.player_id = m.player_id AND e.ref = m.ref
      AND e.account = ${CHART.held} AND e.version_after IS NOT NULL
    GROUP BY e.player_id, e.ref, e.currency) e
  LEFT JOIN ledger_hold h ON h.player_id = e.player_id AND h.id = e.ref AND h.currency = e.currency
  WHERE h.remaining IS DISTINCT FROM e.total`;

/** What no entry names, of players behind one and up to another. */
export const heldByNothing = ({ after, upto }: { after: bigint; upto: bigint }): Query => sql`
  SELECT format('player %s hold %s: %s left, nothing was posted', h.player_id, h.id, h.remaining) AS line
  FROM ledger_hold h
  WHERE h.player_id > ${after} AND h.player_id <= ${upto} AND NOT EXISTS (
    SELECT FROM ledger_entry e WHERE e.player_id = h.player_id AND e.journal_id = h.journal_id
      AND e.account = ${CHART.held} AND e.ref = h.id AND e.amount = h.amount)`;

/**
 * A hold begins with its amount and never has less than nothing or more than it; what moves it is for
 * what it was made for; after its time nothing leaves it but back to the player.
 */
export const heldParts = (scope: RawBuilder<unknown>): Query => sql`
  SELECT format('player %s hold %s: kind %s leaves %s of %s at %s', e.player_id, e.ref, j.kind, e.total,
    h.amount, j.created_at) AS line
  FROM (
    SELECT e.player_id, e.ref, e.journal_id, e.amount, sum(e.amount) OVER w AS total, row_number() OVER w AS nth
    FROM (${moved(scope)}) m
    JOIN ledger_entry e ON e.player_id = m.player_id AND e.ref = m.ref
      AND e.account = ${CHART.held} AND e.version_after IS NOT NULL
    WINDOW w AS (PARTITION BY e.player_id, e.ref ORDER BY e.version_after)) e
  JOIN ledger_journal j ON j.player_id = e.player_id AND j.id = e.journal_id
  LEFT JOIN ledger_kind k ON k.kind = j.kind
  LEFT JOIN ledger_hold h ON h.player_id = e.player_id AND h.id = e.ref
  WHERE e.total < 0 OR e.total > h.amount OR k.hold IS DISTINCT FROM h.kind OR (e.nth = 1) <> (j.kind = h.kind)
    OR e.amount < 0 AND k.target <> ${CHART.cash} AND j.created_at >= h.expires_at`;
