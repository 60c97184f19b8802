import { sql } from 'kysely';
import { WITHDRAW_STATES, type WithdrawState } from '@fairlot/rules/check/withdraw-state';
import type { Executor } from '#platform/db';
import { COLUMNS, type WithdrawalRow } from './store.ts';

export type RecordFilter = {
  readonly From: number;
  readonly To: number;
  readonly State?: WithdrawState | undefined;
  readonly No?: string | undefined;
  readonly Before?: string | undefined;
};

/** A player's withdrawals that all of these hold for, the newest first; ids grow with time. */
export async function listRecords(
  db: Executor,
  playerId: bigint,
  { From, To, State, No, Before }: RecordFilter,
  count: number,
): Promise<{ readonly rows: readonly WithdrawalRow[]; readonly nowMs: number }> {
  const state = State === undefined ? null : WITHDRAW_STATES[State];
  const { rows } = await sql<WithdrawalRow>`
    SELECT ${COLUMNS} FROM withdrawal w LEFT JOIN bank b ON b.code = w.bank
    WHERE w.player_id = ${playerId} AND w.asked_at >= from_ms(${From}) AND w.asked_at < from_ms(${To})
      AND (${state}::smallint IS NULL OR w.state = ${state}::smallint)
      AND (${No ?? null}::text IS NULL OR w.no = upper(${No ?? null}::text))
      AND (${Before ?? null}::uuid IS NULL OR (w.asked_at, w.id) < (SELECT o.asked_at, o.id FROM withdrawal o
        WHERE o.player_id = ${playerId} AND o.id = ${Before ?? null}::uuid))
    ORDER BY w.asked_at DESC, w.id DESC LIMIT ${count}`.execute(db);
  const now = await sql<{ ms: bigint }>`SELECT to_ms(app_now()) AS ms`.execute(db);
  return { rows, nowMs: Number(now.rows[0]?.ms ?? 0n) };
}
