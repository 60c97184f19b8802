import { sql } from 'kysely';
import type { Currency } from '#ledger';
import type { Executor } from '#platform/db';
import { startingWith } from '#platform/db-pattern';

export type DebtRow = {
  readonly player_id: bigint;
  readonly user_name: string;
  readonly owed: bigint;
  readonly since_ms: bigint;
  readonly since_us: bigint;
};

export type DebtPage = {
  readonly currency: Currency;
  /** What the account of a player begins with, in lower case. */
  readonly search: string | undefined;
  readonly after: { readonly us: bigint; readonly playerId: bigint } | undefined;
};

/** Players who owe something, those that owe it longest first. */
export async function listDebts(
  db: Executor,
  { currency, search, after }: DebtPage,
  most: number,
): Promise<readonly DebtRow[]> {
  const { rows } = await sql<DebtRow>`
    SELECT d.player_id, p.user_name, d.owed, to_ms(d.since) AS since_ms, to_us(d.since) AS since_us
    FROM debt d JOIN player p ON p.player_id = d.player_id
    WHERE d.owed > 0 AND d.currency = ${currency}
      ${search === undefined ? sql`` : sql`AND lower(p.user_name) LIKE ${startingWith(search)}`}
      ${after ? sql`AND (d.since, d.player_id) > (from_us(${after.us}), ${after.playerId})` : sql``}
    ORDER BY d.since, d.player_id LIMIT ${most}`.execute(db);
  return rows;
}

export async function readDebtor(db: Executor, playerId: bigint): Promise<string | undefined> {
  const { rows } = await sql<{ user_name: string }>`
    SELECT user_name FROM player WHERE player_id = ${playerId}`.execute(db);
  return rows[0]?.user_name;
}
