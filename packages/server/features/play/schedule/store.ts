import { sql } from 'kysely';
import type { Currency } from '#ledger';
import type { Executor, Tx } from '#platform/db';
import type { StoredBet } from './row-cart.ts';

/** A schedule by name. */
export type ScheduleKey = { readonly playerId: bigint; readonly id: string };

/** A schedule as those see it who work on it. */
export type ScheduleHead = ScheduleKey & {
  readonly gameId: number;
  readonly state: number;
  readonly stopWin: boolean;
  readonly stopEarn: bigint | null;
  readonly stopLoss: bigint | null;
  readonly holdId: bigint;
  readonly currency: Currency;
  readonly acceptAnyOdds: boolean;
  readonly bets: readonly StoredBet[];
};

type HeadRow = {
  player_id: bigint;
  id: string;
  game_id: number;
  state: number;
  stop_win: boolean;
  stop_earn: bigint | null;
  stop_loss: bigint | null;
  hold_id: bigint;
  currency: Currency;
  accept_any_odds: boolean;
  bets: StoredBet[];
};

const toHead = (row: HeadRow): ScheduleHead => ({
  playerId: row.player_id,
  id: row.id,
  gameId: row.game_id,
  state: row.state,
  stopWin: row.stop_win,
  stopEarn: row.stop_earn,
  stopLoss: row.stop_loss,
  holdId: row.hold_id,
  currency: row.currency,
  acceptAnyOdds: row.accept_any_odds,
  bets: row.bets,
});

const playersOf = (keys: readonly ScheduleKey[]): bigint[] => keys.map(({ playerId }) => playerId);
const idsOf = (keys: readonly ScheduleKey[]): string[] => keys.map(({ id }) => id);

/** Where and which: both name the rows of a spread table. */
export const amongKeys = (keys: readonly ScheduleKey[], id: string) =>
  sql`player_id = ANY (${playersOf(keys)}::bigint[]) AND ${sql.ref(id)} = ANY (${idsOf(keys)}::uuid[])`;

export async function readHeads(
  db: Executor,
  keys: readonly ScheduleKey[],
): Promise<readonly ScheduleHead[]> {
  const { rows } = await sql<HeadRow>`
    SELECT player_id, id, game_id, state, stop_win, stop_earn, stop_loss, hold_id, currency,
      accept_any_odds, bets
    FROM schedule WHERE ${amongKeys(keys, 'id')}`.execute(db);
  return rows.map(toHead);
}

/**
 * The right to change schedules until the transaction ends: first of all that it does. A worker passes by
 * what another works on; a player waits.
 */
export async function lockSchedules(
  tx: Tx,
  keys: readonly ScheduleKey[],
  how: 'wait' | 'skip',
): Promise<readonly ScheduleHead[]> {
  const { rows } = await sql<{ player_id: bigint; id: string }>`
    SELECT player_id, id
    FROM schedule_lock(${playersOf(keys)}::bigint[], ${idsOf(keys)}::uuid[], ${how === 'wait'})
  `.execute(tx);
  const locked = rows.map((row) => ({ playerId: row.player_id, id: row.id }));
  return locked.length === 0 ? [] : readHeads(tx, locked);
}

/** The row after those that ended may be bet; where a stop decides, only when none is still to be known. */
export async function makeReady(tx: Tx, keys: readonly ScheduleKey[]): Promise<void> {
  await sql`
    UPDATE schedule_row r SET is_ready = true FROM (
      SELECT player_id, schedule_id, min(n) FILTER (WHERE state = 0) AS n, bool_or(state = 1) AS is_open
      FROM schedule_row WHERE ${amongKeys(keys, 'schedule_id')}
      GROUP BY player_id, schedule_id) next
    WHERE r.player_id = next.player_id AND r.schedule_id = next.schedule_id AND r.n = next.n
      AND NOT next.is_open AND NOT r.is_ready`.execute(tx);
}

/** Ends the schedules that go on and have nothing left to bet or to be known, and tells which. */
export async function finishDone(
  tx: Tx,
  keys: readonly ScheduleKey[],
  nowMs: number,
): Promise<readonly ScheduleKey[]> {
  const { rows } = await sql<{ player_id: bigint; id: string }>`
    UPDATE schedule s SET state = 1, ended_at = from_ms(${nowMs}::bigint) FROM (
      SELECT player_id, schedule_id FROM schedule_row WHERE ${amongKeys(keys, 'schedule_id')}
      GROUP BY player_id, schedule_id HAVING bool_and(state NOT IN (0, 1))) done
    WHERE s.player_id = done.player_id AND s.id = done.schedule_id AND s.state IN (0, 7)
    RETURNING s.player_id, s.id`.execute(tx);
  return rows.map((row) => ({ playerId: row.player_id, id: row.id }));
}
