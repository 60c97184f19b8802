import { invariant } from '@fairlot/rules/core/invariant';
import { addMoney, mills, type Money, subtractMoney, ZERO } from '@fairlot/rules/core/money';
import {
  ENDED_STATES,
  PART_STATES,
  stateOfParts,
  type WithdrawState,
} from '@fairlot/rules/check/withdraw-state';
import { capture, withdrawalsOf, withdrawFee, type Movement, postEvery } from '#ledger';
import { retrying, transaction, type Db, type Tx } from '#platform/db';
import { markPaid } from '../../payout-account/index.ts';
import type { PayoutAnswer as ProviderAnswer } from '../../provider/adapters/index.ts';
import { lastAttempts, partStateOf, stateOf } from '../request/records.ts';
import { publishPageChanges } from '../../../staff/operator/audit/index.ts';
import { bouncedMemo, lateMemo } from '../request/inbox-text.ts';
import { insertOnce } from './store-review.ts';
import {
  findPart,
  holdWithdrawal,
  type Key,
  moveState,
  movePart,
  type PartRow,
  readParts,
  type WithdrawalRow,
} from '../request/store.ts';
import { QUEUE_PAGE, tell } from '../request/tell.ts';

/** What a provider says of a payout, or why it said nothing. */
export type PayoutAnswer = ProviderAnswer & { readonly reason?: string };

/** What an answer came to: `stale` says nothing new, `late` says that something is paid that was given back, or comes back that was paid. */
export type Noted = 'changed' | 'stale' | 'late' | 'none';

const PART_OF = { PAID: 'PAID', PENDING: 'SENT', FAILED: 'FAILED', UNKNOWN: 'UNKNOWN' } as const;
const FROM = {
  PAID: ['SENT', 'UNKNOWN'],
  PENDING: ['UNKNOWN', 'SENT'],
  FAILED: ['SENT', 'UNKNOWN'],
  UNKNOWN: ['SENT', 'UNKNOWN'],
} as const;

/** The hold of a withdrawal. */
export const holdOf = (row: WithdrawalRow) =>
  ({
    playerId: row.player_id,
    holdId: row.hold_id,
    currency: row.currency,
    purpose: 'withdrawal',
  }) as const;

/**
 * Notes what a provider says of a payout, whoever asked it: notice and question may come at once, and what comes
 * second changes nothing. The money moves in the transaction that changes the states. What a provider calls failed and
 * then paid counts as paid while the money is still held, and nothing else was sent for it.
 */
export const noteAnswer = (db: Db, no: string, answer: PayoutAnswer): Promise<Noted> =>
  retrying(() => transaction(db, (tx) => noteIn(tx, no, answer)));

/** The same in a transaction that somebody else began. */
export async function noteIn(tx: Tx, no: string, answer: PayoutAnswer): Promise<Noted> {
  const found = await findPart(tx, no);
  if (!found) return 'none';
  const row = await holdWithdrawal(tx, { playerId: found.player_id, id: found.withdrawal_id });
  invariant(row, 'a part belongs to a withdrawal');
  return noteHeld(tx, row, no, answer);
}

/** The same while the withdrawal is held. */
export async function noteHeld(
  tx: Tx,
  row: WithdrawalRow,
  no: string,
  { state, ref, reason }: PayoutAnswer,
): Promise<Noted> {
  const key = { playerId: row.player_id, id: row.id };
  const parts = await readParts(tx, key.playerId, [key.id]);
  const part = parts.find((each) => each.no === no);
  invariant(part, 'the part is there');
  const isOver = ENDED_STATES.includes(stateOf(row));
  const isLast = lastAttempts(parts).includes(part);
  const wasFailed = part.state === PART_STATES.FAILED && state === 'PAID';
  if (part.state === PART_STATES.PAID && state === 'FAILED') {
    await noteLate(tx, key, bouncedMemo(no));
    return 'late';
  }
  if (wasFailed && (isOver || !isLast)) {
    await noteLate(tx, key, lateMemo(no));
    return 'late';
  }
  if (isOver) return 'stale';
  const from = wasFailed ? (['FAILED'] as const) : FROM[state];
  const said = { providerNo: ref || undefined, reason: reason ?? '' };
  const before = partStateOf(part.state);
  if (!(await movePart(tx, { ...key, no }, { from, to: PART_OF[state], ...said }))) return 'stale';
  if (before === PART_OF[state]) return 'stale';
  await settleParent(tx, row, { ...part, state: PART_STATES[PART_OF[state]] }, parts);
  return 'changed';
}

/** Paid after it was given back, paid twice, or sent back by the bank: an operator has to look, and finds it in the memos. */
async function noteLate(tx: Tx, key: Key, memo: string): Promise<void> {
  if (await insertOnce(tx, key, memo))
    await publishPageChanges(tx, [QUEUE_PAGE], `withdrawal ${key.id}`);
}

/** Brings the withdrawal to what its parts are in, and moves the money of one that is paid. */
async function settleParent(
  tx: Tx,
  row: WithdrawalRow,
  changed: PartRow,
  parts: readonly PartRow[],
): Promise<void> {
  const key = { playerId: row.player_id, id: row.id };
  const now = lastAttempts(parts.map((part) => (part.no === changed.no ? changed : part)));
  const isPaid = changed.state === PART_STATES.PAID;
  const paid = isPaid ? mills(changed.amount) : ZERO;
  const before = stateOf(row);
  const after = nextOf(before, stateOfParts(now.map((part) => partStateOf(part.state))));
  const moved = await moveState(tx, key, { from: [before], to: after, paid });
  invariant(moved, 'the row is held');
  if (isPaid) await markPaid(tx, key.playerId, row.payee_id);
  if (isPaid) await bookPaid(tx, row, changed, after);
  if (before !== after) await tell(tx, key, { state: after, no: row.no, ...stepFor(after) });
}

async function bookPaid(
  tx: Tx,
  row: WithdrawalRow,
  { no, amount, provider_ref: provider }: PartRow,
  after: WithdrawState,
): Promise<void> {
  const paid = { ...holdOf(row), amount: mills(amount), part: no };
  const units: Movement[] = [
    capture({ ...paid, to: withdrawalsOf(provider) }),
    ...feeOf(row, after),
  ];
  await postEvery(tx, [units]);
}

/** A withdrawal that failed at the provider and turns out to be paid goes by way of being paid. */
const nextOf = (before: WithdrawState, after: WithdrawState): WithdrawState =>
  before === 'THIRDPARTY_FAILED' && after !== 'CONFIRM' ? before : after;

const feeOf = (row: WithdrawalRow, after: WithdrawState): Movement[] =>
  after === 'CONFIRM' && row.fee > 0n
    ? [withdrawFee({ ...holdOf(row), amount: mills(row.fee), part: row.no })]
    : [];

const stepFor = (state: WithdrawState) => {
  if (state === 'CONFIRM') return { step: 'PAID' } as const;
  if (state === 'UNKNOWN') return { step: 'UNKNOWN' } as const;
  if (state === 'THIRDPARTY_FAILED') return { step: 'PAYMENT_FAILED' } as const;
  return {};
};

/** What of a withdrawal is still set aside: it goes back, fee and all, when it ends unpaid. */
export const leftOf = (row: WithdrawalRow): Money =>
  subtractMoney(addMoney(mills(row.amount), mills(row.fee)), mills(row.paid));
