import { sql } from 'kysely';
import type { Money } from '@fairlot/rules/core/money';
import type { Tx } from '../../platform/db.ts';

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
  /** What the house made good of it and has not again; what it took at the release stands against that. */
  readonly madeGood: bigint;
};

type Key = { readonly playerId: bigint; readonly grantId: bigint };
type Row = {
  grant_id: bigint;
  cash: bigint;
  most_release: bigint | null;
  made_good: bigint;
};

/** Whoever calls it holds the accounts of the players: no other correction moves any of it. */
export async function readReleased(
  tx: Tx,
  grants: readonly Key[],
): Promise<readonly ReleasedRow[]> {
  const { rows } = await sql<Row>`
    SELECT g.id AS grant_id, g.most_release, (g.released + coalesce(a.cash, 0))::bigint AS cash,
      (coalesce(a.house, 0) - g.taken)::bigint AS made_good
    FROM bonus_grant g
    CROSS JOIN LATERAL (
      SELECT sum(CASE WHEN b.is_back THEN -b.cash ELSE b.cash END) AS cash,
        sum(CASE WHEN b.is_back THEN b.house ELSE -b.house END) AS house
      FROM bonus_after b WHERE b.player_id = g.player_id AND b.grant_id = g.id) a
    WHERE (g.player_id, g.id) IN (SELECT * FROM unnest(
      ${grants.map(({ playerId }) => playerId)}::bigint[], ${grants.map(({ grantId }) => grantId)}::bigint[]))`.execute(
    tx,
  );
  return rows.map((row) => ({
    grantId: row.grant_id,
    cash: row.cash,
    mostRelease: row.most_release,
    madeGood: row.made_good,
  }));
}

type Paid = { readonly playerId: bigint; readonly key: string };

/** By key of a journal that a correction paid after a release: how much of its part went to the house. */
export async function readHouse(
  tx: Tx,
  paid: readonly Paid[],
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ key: string; house: bigint }>`
    SELECT a.key, a.house FROM bonus_after a
    WHERE NOT a.is_back AND (a.player_id, a.key) IN (SELECT * FROM unnest(
      ${paid.map(({ playerId }) => playerId)}::bigint[], ${paid.map(({ key }) => key)}::text[]))`.execute(
    tx,
  );
  return new Map(rows.map(({ key, house }) => [key, house]));
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
