import { sql } from 'kysely';
import { LINE_FIGURE } from '@fairlot/rules/core/line-figures';
import { STAKE_KINDS } from '@fairlot/rules/core/report-columns';
import type { Currency } from '#ledger';
import type { Executor } from '#platform/db';

/** The database clock, milliseconds UTC. */
export async function readClock(db: Executor): Promise<number> {
  const { rows } = await sql<{ ms: bigint }>`SELECT to_ms(app_now()) AS ms`.execute(db);
  return Number(rows[0]?.ms ?? 0n);
}

export async function findPlayerName(db: Executor, playerId: bigint): Promise<string> {
  const { rows } = await sql<{ user_name: string }>`
    SELECT user_name FROM player WHERE player_id = ${playerId}`.execute(db);
  return rows[0]?.user_name ?? '';
}

export type SettledSum = {
  /** A day of the site, or the id of a game. */
  readonly key: string;
  /** A settled figure of rules/core/line-figures.ts. */
  readonly kind: number;
  readonly amount: bigint;
};

/** Settled figures of a player by day or game, from one day of the site to another, both of them too. */
export async function sumSettled(
  db: Executor,
  query: {
    readonly playerId: bigint;
    readonly currency: Currency;
    readonly from: string;
    readonly to: string;
    readonly by: 'day' | 'game';
    readonly gameId: number | undefined;
  },
): Promise<readonly SettledSum[]> {
  const { playerId, currency, from, to, by, gameId } = query;
  const key = by === 'day' ? sql`d.day::text` : sql`d.game_id::text`;
  const ofGame = gameId === undefined ? sql`` : sql` AND d.game_id = ${gameId}`;
  const { rows } = await sql<SettledSum>`
    SELECT ${key} AS key, d.kind, sum(d.amount)::bigint AS amount FROM money_day d
    WHERE d.player_id = ${playerId} AND d.day BETWEEN ${from}::date AND ${to}::date AND d.currency = ${currency}
      AND d.kind IN (${LINE_FIGURE.settledStake}, ${LINE_FIGURE.settledPrize}, ${LINE_FIGURE.turnover})${ofGame}
    GROUP BY 1, 2`.execute(db);
  return rows;
}

/** Stakes of a player that are not settled, and when that was counted. */
export async function readOpenStake(
  db: Executor,
  playerId: bigint,
  currency: Currency,
): Promise<{ readonly openStake: bigint; readonly countedMs: number }> {
  const kinds = [LINE_FIGURE.settledStake, ...STAKE_KINDS];
  const { rows } = await sql<{ open: bigint; ms: bigint }>`
    SELECT to_ms(c.counted_at) AS ms, (
      SELECT -coalesce(sum(d.amount), 0)::bigint FROM money_day d
      WHERE d.player_id = ${playerId} AND d.currency = ${currency} AND d.kind = ANY (${kinds}::smallint[])) AS open
    FROM money_counted c`.execute(db);
  return { openStake: rows[0]?.open ?? 0n, countedMs: Number(rows[0]?.ms ?? 0n) };
}
