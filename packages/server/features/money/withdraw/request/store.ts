import { sql } from 'kysely';
import type { Money } from '@fairlot/rules/core/money';
import {
  PART_STATES,
  type PartState,
  WITHDRAW_STATES,
  type WithdrawState,
  WITHDRAW_STEPS,
  type WithdrawStep,
} from '@fairlot/rules/check/withdraw-state';
import type { Currency } from '#ledger';
import { KEPT, type Executor, type Tx } from '#platform/db';

/** Withdrawals and what became of them: the statements. Each change of state names what it may come from. */
export type Key = { readonly playerId: bigint; readonly id: string };

export type WithdrawalRow = {
  player_id: bigint;
  id: string;
  no: string;
  request_hash: Buffer;
  payee_id: bigint;
  kind: number;
  bank: string;
  bank_zh: string;
  bank_en: string;
  shown: string;
  /** The memo of the payout; empty if there is none. */
  memo: string;
  currency: Currency;
  amount: bigint;
  fee: bigint;
  paid: bigint;
  rate: bigint | null;
  usdt: bigint | null;
  balance_before: bigint;
  hold_id: bigint;
  state: number;
  risk: number;
  second_for: number;
  day_count: number;
  day_sum: bigint;
  asked_ms: bigint;
  ended_ms: bigint | null;
  claimed_by: number | null;
  claimed_until_ms: bigint | null;
  is_claimed: boolean;
  reviewer_one: number | null;
  reviewer_two: number | null;
  reviewed_hash: Buffer | null;
  approved_ms: bigint | null;
  plan: bigint[] | null;
  note: string;
  /** Bank of the house and receipt, where it was paid by hand. */
  hand_bank: string | null;
  hand_receipt: string | null;
};

/** Columns of a row, the bank by its names. */
export const COLUMNS = sql`w.player_id, w.id, w.no, w.request_hash, w.payee_id, w.kind, w.bank,
  coalesce(b.zh, w.bank) AS bank_zh, coalesce(b.en, w.bank) AS bank_en, w.shown, w.memo, w.currency, w.amount, w.fee, w.paid,
  w.rate, w.usdt, w.balance_before, w.hold_id, w.state, w.risk, w.second_for, w.day_count, w.day_sum,
  to_ms(w.asked_at) AS asked_ms, to_ms(w.ended_at) AS ended_ms, w.claimed_by,
  to_ms(w.claimed_until) AS claimed_until_ms, coalesce(w.claimed_until > (SELECT app_now()), false) AS is_claimed,
  w.reviewer_one, w.reviewer_two, w.reviewed_hash, to_ms(w.approved_at) AS approved_ms, w.plan, w.note,
  w.hand_bank, w.hand_receipt`;

export async function findByIntent(
  db: Executor,
  playerId: bigint,
  intent: string,
): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql<WithdrawalRow>`${KEPT}
    SELECT ${COLUMNS} FROM withdrawal w LEFT JOIN bank b ON b.code = w.bank
    WHERE w.player_id = ${playerId} AND w.intent = ${intent}`.execute(db);
  return rows[0];
}

export async function readWithdrawal(
  db: Executor,
  { playerId, id }: Key,
): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql<WithdrawalRow>`${KEPT}
    SELECT ${COLUMNS} FROM withdrawal w LEFT JOIN bank b ON b.code = w.bank
    WHERE w.player_id = ${playerId} AND w.id = ${id}`.execute(db);
  return rows[0];
}

/** The same, and nobody changes it until the transaction ends. */
export async function holdWithdrawal(
  tx: Tx,
  { playerId, id }: Key,
): Promise<WithdrawalRow | undefined> {
  await sql`SELECT FROM withdrawal WHERE player_id = ${playerId} AND id = ${id} FOR UPDATE`.execute(
    tx,
  );
  return readWithdrawal(tx, { playerId, id });
}

export type NewWithdrawal = {
  readonly playerId: bigint;
  readonly id: string;
  readonly no: string;
  readonly intent: string;
  readonly hash: Buffer;
  readonly payeeId: bigint;
  readonly kind: number;
  readonly bank: string;
  readonly shown: string;
  readonly memo: string;
  readonly mac: Buffer;
  readonly currency: Currency;
  readonly amount: Money;
  readonly fee: Money;
  readonly rate: Money | undefined;
  readonly usdt: Money | undefined;
  readonly decimals: number | undefined;
  readonly balance: Money;
  readonly holdId: bigint;
  readonly state: WithdrawState;
  readonly risk: number;
  readonly secondFor: number;
  readonly dayCount: number;
  readonly daySum: Money;
};

export async function insertWithdrawal(tx: Tx, row: NewWithdrawal): Promise<void> {
  await sql`${KEPT}
    INSERT INTO withdrawal (player_id, id, no, intent, request_hash, payee_id, kind, bank, shown, memo, number_mac, currency,
      amount, fee, rate, usdt, balance_before, hold_id, state, risk, second_for, day_count, day_sum, decimals)
    VALUES (${row.playerId}, ${row.id}, ${row.no}, ${row.intent}, ${row.hash}, ${row.payeeId}, ${row.kind}, ${row.bank},
      ${row.shown}, ${row.memo}, ${row.mac}, ${row.currency}, ${row.amount}, ${row.fee}, ${row.rate ?? null}, ${row.usdt ?? null},
      ${row.balance}, ${row.holdId}, ${WITHDRAW_STATES[row.state]}, ${row.risk}, ${row.secondFor}, ${row.dayCount},
      ${row.daySum}, ${row.decimals ?? null})`.execute(tx);
}

const numbersOf = (states: readonly WithdrawState[]): number[] =>
  states.map((state) => WITHDRAW_STATES[state]);

export type Move = {
  readonly from: readonly WithdrawState[];
  readonly to: WithdrawState;
  /** What has arrived by it, on top of what had. */
  readonly paid?: Money;
  /** What the player reads. */
  readonly note?: string;
  /** How it was paid by hand. */
  readonly byHand?: ByHand;
};

export type ByHand = { readonly fromBank: string; readonly receipt: string };

/** Brings it to another state, once; false: it is in none of those that it may come from. */
export async function moveState(tx: Tx, { playerId, id }: Key, move: Move): Promise<boolean> {
  const isOver = ['CONFIRM', 'CANCEL', 'FAILED'].includes(move.to);
  const { rows } = await sql`
    UPDATE withdrawal SET state = ${WITHDRAW_STATES[move.to]}, paid = paid + ${move.paid ?? 0n}::bigint,
      ended_at = CASE WHEN ${isOver} THEN app_now() END,
      claimed_by = CASE WHEN ${isOver} THEN NULL ELSE claimed_by END,
      claimed_until = CASE WHEN ${isOver} THEN NULL ELSE claimed_until END,
      note = coalesce(${move.note ?? null}, note),
      hand_bank = ${move.byHand?.fromBank ?? null}, hand_receipt = ${move.byHand?.receipt ?? null}
    WHERE player_id = ${playerId} AND id = ${id} AND state = ANY (${numbersOf(move.from)}::smallint[])
    RETURNING id`.execute(tx);
  return rows.length > 0;
}

export async function insertStep(
  tx: Tx,
  { playerId, id }: Key,
  step: WithdrawStep,
  note = '',
): Promise<void> {
  await sql`${KEPT}
    INSERT INTO withdrawal_step (player_id, withdrawal_id, n, step, note)
    SELECT ${playerId}, ${id}, coalesce(max(n), 0) + 1, ${WITHDRAW_STEPS[step]}, ${note}
    FROM withdrawal_step WHERE player_id = ${playerId} AND withdrawal_id = ${id}`.execute(tx);
}

export type StepRow = { step: number; at_ms: bigint; note: string };

export async function readSteps(db: Executor, { playerId, id }: Key): Promise<readonly StepRow[]> {
  const { rows } = await sql<StepRow>`${KEPT}
    SELECT step, to_ms(at) AS at_ms, note FROM withdrawal_step
    WHERE player_id = ${playerId} AND withdrawal_id = ${id} ORDER BY n`.execute(db);
  return rows;
}

export async function readClock(db: Executor): Promise<number> {
  const { rows } = await sql<{ ms: bigint }>`SELECT to_ms(app_now()) AS ms`.execute(db);
  return Number(rows[0]?.ms);
}

export type PartRow = {
  player_id: bigint;
  withdrawal_id: string;
  part: number;
  attempt: number;
  no: string;
  provider: string;
  provider_ref: bigint;
  amount: bigint;
  state: number;
  provider_no: string | null;
  reason: string;
  made_ms: bigint;
  sent_ms: bigint | null;
  asked_ms: bigint | null;
  ended_ms: bigint | null;
};

const PART_COLUMNS = sql`player_id, withdrawal_id, part, attempt, no, provider, provider_ref, amount, state,
  provider_no, reason, to_ms(made_at) AS made_ms, to_ms(sent_at) AS sent_ms, to_ms(asked_at) AS asked_ms, to_ms(ended_at) AS ended_ms`;

/** All attempts, in their order. */
export async function readParts(
  db: Executor,
  playerId: bigint,
  ids: readonly string[],
): Promise<readonly PartRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PartRow>`
    SELECT ${PART_COLUMNS} FROM withdrawal_part
    WHERE player_id = ${playerId} AND withdrawal_id = ANY (${[...ids]}::uuid[])
    ORDER BY withdrawal_id, part, attempt`.execute(db);
  return rows;
}

export type NewPart = {
  readonly part: number;
  readonly attempt: number;
  readonly no: string;
  readonly provider: string;
  readonly providerRef: bigint;
  readonly amount: Money;
};

export async function insertParts(
  tx: Tx,
  { playerId, id }: Key,
  parts: readonly NewPart[],
): Promise<void> {
  for (const { part, attempt, no, provider, providerRef, amount } of parts) {
    await sql`
      INSERT INTO withdrawal_part (player_id, withdrawal_id, part, attempt, no, provider, provider_ref, amount)
      VALUES (${playerId}, ${id}, ${part}, ${attempt}, ${no}, ${provider}, ${providerRef}, ${amount})`.execute(
      tx,
    );
  }
}

/** Brings what was sent to another state, once; false: it is in none of those that it may come from. */
export async function movePart(
  tx: Executor,
  { playerId, no }: { readonly playerId: bigint; readonly no: string },
  move: {
    readonly from: readonly PartState[];
    readonly to: PartState;
    readonly providerNo?: string | undefined;
    readonly reason?: string | undefined;
    readonly isSent?: boolean;
  },
): Promise<boolean> {
  const isOver = move.to === 'PAID' || move.to === 'FAILED';
  const from = move.from.map((state) => PART_STATES[state]);
  const { rows } = await sql`
    UPDATE withdrawal_part SET state = ${PART_STATES[move.to]}, asked_at = app_now(),
      sent_at = CASE WHEN ${move.isSent ?? false} THEN coalesce(sent_at, app_now()) ELSE sent_at END,
      provider_no = coalesce(${move.providerNo?.slice(0, 100) ?? null}, provider_no),
      reason = coalesce(${move.reason?.slice(0, 300) ?? null}, reason),
      ended_at = CASE WHEN ${isOver} THEN app_now() END
    WHERE player_id = ${playerId} AND no = ${no} AND state = ANY (${from}::smallint[])
    RETURNING no`.execute(tx);
  return rows.length > 0;
}

export async function findPart(db: Executor, no: string): Promise<PartRow | undefined> {
  const { rows } = await sql<PartRow>`
    SELECT ${PART_COLUMNS} FROM withdrawal_part WHERE no = ${no}`.execute(db);
  return rows[0];
}

/** Whether a withdrawal to a target has not ended. */
export async function isInUse(db: Executor, playerId: bigint, payeeId: bigint): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM withdrawal
    WHERE player_id = ${playerId} AND payee_id = ${payeeId} AND state NOT IN (1, 2, 3) LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}
