import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import {
  PART_STATES,
  type PartState,
  withdrawStateOf,
  WITHDRAW_STEPS,
  type WithdrawState,
  type WithdrawStep,
} from '@fairlot/rules/check/withdraw-state';
import type { Input, Output } from '@fairlot/wire/core';
import type { WithdrawRecord, withdrawHttp, WithdrawTimeline } from '@fairlot/wire/money/withdraw';
import type { Db, Executor } from '#platform/db';
import { kindOf } from './kinds.ts';
import {
  type Key,
  type PartRow,
  readParts,
  readSteps,
  readWithdrawal,
  type WithdrawalRow,
} from './store.ts';
import { listRecords } from './store-records.ts';

const nameIn = <T extends string>(table: Readonly<Record<T, number>>) => {
  const names = new Map(Object.entries<number>(table).map(([name, number]) => [number, name as T]));
  return (number: number): T => {
    const name = names.get(number);
    invariant(name, `${number} is stored as one of them`);
    return name;
  };
};
export const partStateOf = nameIn<PartState>(PART_STATES);
export const stepOf = nameIn<WithdrawStep>(WITHDRAW_STEPS);
export const stateOf = (row: Pick<WithdrawalRow, 'state'>): WithdrawState => {
  const state = withdrawStateOf(row.state);
  invariant(state, 'a stored state is known');
  return state;
};

/** The last attempt of each part. */
export function lastAttempts(parts: readonly PartRow[]): readonly PartRow[] {
  const last = new Map<number, PartRow>();
  for (const row of parts) last.set(row.part, row);
  return [...last.values()];
}

export function presentRecord(row: WithdrawalRow, all: readonly PartRow[]): WithdrawRecord {
  const parts = lastAttempts(all);
  return {
    Id: row.id,
    No: row.no,
    TimeStamp: Number(row.asked_ms),
    Kind: kindOf(row.kind),
    Bank: row.bank,
    BankName: { zh: row.bank_zh, en: row.bank_en },
    Shown: row.shown,
    Memo: row.memo,
    Amount: mills(row.amount),
    Fee: mills(row.fee),
    Paid: mills(row.paid),
    Rate: row.rate === null ? null : mills(row.rate),
    Usdt: row.usdt === null ? null : mills(row.usdt),
    State: stateOf(row),
    EndedTimeStamp: row.ended_ms === null ? null : Number(row.ended_ms),
    Note: row.note,
    Reference:
      row.hand_receipt ?? parts.find((part) => part.state === PART_STATES.PAID)?.provider_no ?? '',
    PaidFrom: row.hand_bank ?? '',
    Parts:
      parts.length < 2
        ? []
        : parts.map((part) => ({
            Part: part.part,
            Amount: mills(part.amount),
            State: partStateOf(part.state),
            EndedTimeStamp: part.ended_ms === null ? null : Number(part.ended_ms),
          })),
  };
}

/** A withdrawal that is there, with all that became of it. */
export async function presentTimeline(db: Executor, key: Key): Promise<WithdrawTimeline> {
  const row = await readWithdrawal(db, key);
  invariant(row, 'a withdrawal that was asked for is there');
  const steps = await readSteps(db, key);
  return {
    ...presentRecord(row, await readParts(db, key.playerId, [key.id])),
    Steps: steps.map(({ step, at_ms: at, note }) => ({
      Step: stepOf(step),
      TimeStamp: Number(at),
      Note: note,
    })),
  };
}

type Fault = { readonly code: 'NO_SUCH_WITHDRAWAL' };

/** One of the player's own; that of another is none. */
export async function getRecord(db: Db, key: Key): Promise<Result<WithdrawTimeline, Fault>> {
  if (!(await readWithdrawal(db, key))) return refused({ code: 'NO_SUCH_WITHDRAWAL' });
  return ok(await presentTimeline(db, key));
}

/** A player's withdrawals, the newest first. */
export async function getRecords(
  db: Db,
  playerId: bigint,
  asked: Input<typeof withdrawHttp.getRecords>,
): Promise<Output<typeof withdrawHttp.getRecords>> {
  const { rows, nowMs } = await listRecords(db, playerId, asked, asked.PageSize + 1);
  const shown = rows.slice(0, asked.PageSize);
  const parts = await readParts(
    db,
    playerId,
    shown.map(({ id }) => id),
  );
  return {
    Rows: shown.map((row) =>
      presentRecord(
        row,
        parts.filter((part) => part.withdrawal_id === row.id),
      ),
    ),
    Next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
    DateTimeNow: nowMs,
  };
}
