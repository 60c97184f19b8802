import { sql } from 'kysely';
import type { Money } from '@fairlot/rules/core/money';
import type { Tx } from '#platform/db';

/** What corrections moved of bonuses that had become cash: the statements. */

/** The part of a prize or a stake, by the key of its journal: paid, or taken back. */
export type AfterRow = {
  readonly playerId: bigint;
  readonly grantId: bigint;
  readonly key: string;
  readonly isBack: boolean;
  /** Of the player, and of the house. */
  readonly cash: Money;
  readonly house: Money;
};

/** How much of a released bonus is cash of its player, by its release and by all corrections since. */
export type ReleasedRow = {
  readonly grantId: bigint;
  readonly cash: bigint;
  readonly mostRelease: bigint | null;
  /** What it would hold, had its bets ended as they do now: less than nothing where more was lost than it had. */
  readonly held: bigint;
};

type Key = { readonly playerId: bigint; readonly grantId: bigint };
type Row = {
  grant_id: bigint;
  cash: bigint;
  most_release: bigint | null;
  held: bigint;
};

/** Whoever calls it holds the accounts of the players: no other correction moves any of it. */
export async function readReleased(
  tx: Tx,
  grants: readonly Key[],
): Promise<readonly ReleasedRow[]> {
  const { rows } = await sql<Row>`
    SELECT g.id AS grant_id, g.most_release, (g.released + coalesce(a.cash, 0))::bigint AS cash,
      (g.released + g.taken + coalesce(a.part, 0))::bigint AS held
    FROM bonus_grant g
    CROSS JOIN LATERAL (
      SELECT sum(CASE WHEN b.is_back THEN -b.cash ELSE b.cash END) AS cash,
        sum(CASE WHEN b.is_back THEN -b.cash - b.house ELSE b.cash + b.house END) AS part
      FROM bonus_after b WHERE b.player_id = g.player_id AND b.grant_id = g.id) a
    WHERE (g.player_id, g.id) IN (SELECT * FROM unnest(
      ${grants.map(({ playerId }) => playerId)}::bigint[], ${grants.map(({ grantId }) => grantId)}::bigint[]))`.execute(
    tx,
  );
  return rows.map((row) => ({
    grantId: row.grant_id,
    cash: row.cash,
    mostRelease: row.most_release,
    held: row.held,
  }));
}

export async function insertAfter(tx: Tx, rows: readonly AfterRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    INSERT INTO bonus_after (player_id, grant_id, key, is_back, cash, house)
    SELECT * FROM unnest(${rows.map((row) => row.playerId)}::bigint[], ${rows.map((row) => row.grantId)}::bigint[],
      ${rows.map((row) => row.key)}::text[], ${rows.map((row) => row.isBack)}::boolean[],
      ${rows.map((row) => row.cash)}::bigint[], ${rows.map((row) => row.house)}::bigint[])`.execute(
    tx,
  );
}
