import * as z from 'zod/mini';
import { DEPOSIT_STATES } from '@fairlot/rules/check/deposit';
import { formatAmount } from '@fairlot/rules/core/amount-text';
import { mills } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { balanceOf, refundDeposit, suspendDeposit } from '#ledger';
import type { Db, Tx } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import { findOperatorName } from '../../../staff/operator/sign-in/index.ts';
import {
  type ProposalRejection,
  type Person,
  propose,
  type ProposalRow,
} from '../../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../../staff/operator/audit/index.ts';
import { held, type Held } from '../exceptions/claim.ts';
import { aboutPlayer } from '../../wallet/index.ts';
import { creditedOf, takeBack } from './reverse.ts';
import { holdOrder, ownerOfOrder, type OrderRow, readClock, readOrder } from '../orders/store.ts';
import { holdPayment, insertException, nextName } from '../exceptions/store-exception.ts';
import { lockPayment } from '../orders/store-lock.ts';
import { publishChanged } from '../orders/notify.ts';
import { heldOf, postOne } from '../exceptions/unclaimed.ts';

const REVERSE = 'deposit.orders.reverse';
export type ReversalFault = 'NO_ORDER' | 'NOT_CREDITED' | 'REVERSED_ALREADY' | 'PAYMENT_UNKNOWN';

export type AskedReversal = {
  readonly orderNo: string;
  /**
   * Whether the payment is with its provider: it stands among the exceptions then; else it never came, or is gone.
   */
  readonly isThere: boolean;
};

const Frozen = z.object({ orderNo: z.string(), isThere: z.boolean() });

function faultOf(row: OrderRow | undefined, isThere: boolean): ReversalFault | undefined {
  if (!row) return 'NO_ORDER';
  if (row.state !== DEPOSIT_STATES.CONFIRM) return 'NOT_CREDITED';
  if (row.reversal) return 'REVERSED_ALREADY';
  return isThere && row.pay_id === null ? 'PAYMENT_UNKNOWN' : undefined;
}

const beforeOf = (row: OrderRow) => ({
  paid: formatAmount(mills(row.paid ?? 0n)),
  fee: formatAmount(mills(row.fee ?? 0n)),
  bonus: formatAmount(mills(row.bonus ?? 0n)),
});

/** The amount taken from the wallet; the rest becomes a debt. */
async function aboutReversal(tx: Tx, row: OrderRow) {
  const { player_id: playerId, currency } = row;
  const taken = (row.paid ?? 0n) - (row.fee ?? 0n) + (row.bonus ?? 0n);
  const has = await balanceOf(tx, playerId, currency);
  const rest = has > taken ? taken : has;
  return {
    ...(await aboutPlayer(tx, { playerId, currency }, mills(-rest))),
    taken: formatAmount(mills(taken)),
    owes: formatAmount(mills(taken - rest)),
  };
}

/** Asks another operator to take a deposit back that was credited. */
export async function proposeReversal(
  db: Db,
  maker: Person,
  { orderNo, isThere }: AskedReversal,
  reason: string,
): Promise<Result<ProposalRow, { readonly code: ReversalFault | ProposalRejection } | Held>> {
  const deed = { permission: REVERSE, target: `deposit ${orderNo}`, reason } as const;
  const put = await propose<ReversalFault | Held>(db, maker, deed, async (tx) => {
    const owner = ownerOfOrder(orderNo);
    const row = owner === undefined ? undefined : await readOrder(tx, owner, orderNo);
    const fault = faultOf(row, isThere);
    if (!row || fault) return refused(fault ?? 'NO_ORDER');
    const other = await held(tx, { playerId: row.player_id, orderNo }, maker.operatorId);
    if (other) return refused(other);
    return ok({
      before: beforeOf(row),
      content: { orderNo, isThere },
      about: await aboutReversal(tx, row),
    });
  });
  if (put.ok) return put;
  return refused(typeof put.error === 'string' ? { code: put.error } : put.error);
}

export const reverseAct: TwoPersonAct = {
  permission: REVERSE,
  change: async (tx, content, { checker, reason }) => {
    const asked = Frozen.parse(content);
    const owner = ownerOfOrder(asked.orderNo);
    if (owner === undefined) return undefined;
    // What of it stands among the exceptions is held before the order, as by whoever decides about that.
    const seen = await readOrder(tx, owner, asked.orderNo);
    if (seen?.pay_id) {
      // A chargeback of it that comes at this moment finds it there, and takes it from there.
      await lockPayment(tx, seen.provider, seen.pay_id);
      await holdPayment(tx, seen.provider, seen.pay_id);
    }
    const row = await holdOrder(tx, owner, asked.orderNo);
    if (!row || row.pay_id !== seen?.pay_id || faultOf(row, asked.isThere)) return undefined;
    const by = (await findOperatorName(tx, checker)) ?? `operator:${checker}`;
    const done = await reverseOrder(tx, row, { isThere: asked.isThere, by, reason });
    if (!done) return undefined;
    await publishPageChanges(tx, ['deposit.orders', 'deposit.exceptions'], asked.orderNo);
    const after = { taken: formatAmount(done.taken), owed: formatAmount(done.owed) };
    return { before: beforeOf(row), after: { ...after, isThere: asked.isThere } };
  },
};

/**
 * Takes an order back that is held, and puts its payment where it is now: among the exceptions, or nowhere any more.
 */
export async function reverseOrder(
  tx: Tx,
  row: OrderRow,
  of: { readonly isThere: boolean; readonly by: string; readonly reason: string },
) {
  const credited = await creditedOf(tx, row);
  const done = await takeBack(tx, credited, { cause: 'reversed', ...of });
  if (!done) return undefined;
  await publishChanged(tx, row, 'CONFIRM');
  const { provider, pay_id: payId, currency } = row;
  const amount = mills(row.paid ?? 0n);
  if (payId === null) return done;
  // Out of the exceptions it came to the wallet by way of what is unclaimed, and is there again.
  const its = credited.isSuspended ? await holdPayment(tx, provider, payId) : undefined;
  if (!of.isThere) {
    if (its) await postOne(tx, refundDeposit({ ...heldOf(its), payment: payId }));
    return done;
  }
  const name = await nextName(tx, provider, payId);
  if (!credited.isSuspended)
    await postOne(tx, suspendDeposit({ currency, amount, provider, payment: name }));
  await insertException(tx, {
    provider_id: row.provider_id,
    provider,
    pay_id: name,
    order_no: row.order_no,
    player_id: null,
    amount,
    currency,
    is_booked: true,
    kind: 'reversed',
    nowMs: await readClock(tx),
  });
  return done;
}
