import * as z from 'zod/mini';
import { formatAmount, readAmountText } from '@fairlot/rules/core/amount-text';
import { invariant } from '@fairlot/rules/core/invariant';
import { type Money, mills } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { EXCEPTION_CODES } from '@fairlot/wire/money/deposit';
import type { Db } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import { isRemoved } from '../../../account/player/index.ts';
import { chainOf } from '../../crypto-deposit/index.ts';
import {
  act,
  type Actor,
  type ProposalRejection,
  type Person,
  propose,
  type ProposalRow,
} from '../../../staff/operator/proposals/index.ts';
import { findOperatorName } from '../../../staff/operator/sign-in/index.ts';
import { publishPageChanges } from '../../../staff/operator/audit/index.ts';
import {
  cancelDeposit,
  type CancelFault,
  confirmDeposit,
  type ConfirmFault,
  type ExceptionFault,
  refundMost,
  resolveException,
  type Resolution,
} from './resolve.ts';
import { aboutCredit, aboutException } from './about-payment.ts';
import { held, type Held } from '../exceptions/claim.ts';
import { ownerOfOrder, readOrder } from '../orders/store.ts';
import { hasOpenChargeback, isAwaited, isBorne } from '../reversals/store-chargeback.ts';
import {
  hasOpenException,
  holdException,
  isBeingConfirmed,
} from '../exceptions/store-exception.ts';
import { findPlayerNamed } from '../exceptions/store-queue.ts';

/** What operators do about deposits: money that nobody but they saw takes two of them (product 3.1, 3.3). */
const CONFIRM = 'deposit.orders.confirm';
const CANCEL = 'deposit.orders.cancel';
const RESOLVE = 'deposit.exceptions.resolve';

const Confirmed = z.object({ orderNo: z.string(), amount: z.string() });
const Resolved = z.object({
  id: z.int(),
  as: z.enum(['credit', 'refund', 'forfeit', 'ignore']),
  player: z.nullable(z.string()),
});

const amountOf = (text: string): Money => {
  const amount = readAmountText(text.replaceAll(',', ''));
  invariant(amount !== undefined, 'what was frozen is an amount');
  return amount;
};

const doerOf = async (db: Parameters<typeof findOperatorName>[0], id: number, reason: string) => ({
  by: (await findOperatorName(db, id)) ?? `operator:${id}`,
  reason,
});

/** Beside what is to be credited: one digit too many is seen by who confirms it. */
const asked = (row: { readonly state: number; readonly amount: bigint }) => ({
  state: row.state,
  ordered: formatAmount(mills(row.amount)),
});

export const confirmAct: TwoPersonAct = {
  permission: CONFIRM,
  change: async (tx, content, { checker, reason }) => {
    const { orderNo, amount } = Confirmed.parse(content);
    const doer = await doerOf(tx, checker, reason);
    const done = await confirmDeposit(tx, { orderNo, amount: amountOf(amount), ...doer });
    if (!done.ok) return undefined;
    await publishPageChanges(tx, ['deposit.orders'], orderNo);
    return { before: asked(done.value), after: { orderNo, credited: amount } };
  },
};

type Put<E> = Promise<Result<ProposalRow, { readonly code: E | ProposalRejection } | Held>>;
const putOf = <E extends string>(put: Result<ProposalRow, E | ProposalRejection | Held>) =>
  put.ok ? put : refused(typeof put.error === 'string' ? { code: put.error } : put.error);

/** Asks another operator to credit an order with what arrived. */
export async function proposeConfirm(
  db: Db,
  maker: Person,
  { orderNo, amount }: { readonly orderNo: string; readonly amount: Money },
  reason: string,
): Put<ConfirmFault> {
  const deed = { permission: CONFIRM, target: `deposit ${orderNo}`, reason } as const;
  const put = await propose<ConfirmFault | Held>(db, maker, deed, async (tx) => {
    const owner = ownerOfOrder(orderNo);
    const row = owner === undefined ? undefined : await readOrder(tx, owner, orderNo);
    if (!row) return refused('NO_ORDER');
    const other = await held(tx, { playerId: row.player_id, orderNo }, maker.operatorId);
    if (other) return refused(other);
    if (row.ended_ms !== null) return refused('ORDER_ENDED');
    if (await hasOpenException(tx, orderNo)) return refused('IN_QUEUE');
    if (await isBeingConfirmed(tx, orderNo)) return refused('ORDER_SEEN');
    if (await isAwaited(tx, row.provider, orderNo)) return refused('CHARGEBACK_ENDED');
    return ok({
      before: asked(row),
      content: { orderNo, amount: formatAmount(amount) },
      about: await aboutCredit(tx, row, amount),
    });
  });
  return putOf(put);
}

/** Cancels an order at once: no money moves. */
export async function cancelByOperator(
  db: Db,
  actor: Actor,
  orderNo: string,
  { reason, note }: { readonly reason: string; readonly note?: string | undefined },
): Promise<Result<string, { readonly code: CancelFault } | Held>> {
  const deed = { permission: CANCEL, target: `deposit ${orderNo}`, reason } as const;
  return act<string, { readonly code: CancelFault } | Held>(db, actor, deed, async (tx) => {
    const playerId = ownerOfOrder(orderNo);
    if (typeof actor !== 'string' && playerId !== undefined) {
      const other = await held(tx, { playerId, orderNo }, actor.operatorId);
      if (other) return refused(other);
    }
    const by = typeof actor === 'string' ? actor : actor.name;
    const done = await cancelDeposit(tx, { orderNo, by, reason });
    if (!done.ok) return refused({ code: done.error });
    await publishPageChanges(tx, ['deposit.orders'], orderNo);
    return ok({
      before: { state: done.value.state },
      after: { state: 2, ...(note !== undefined && { note }) },
      value: orderNo,
    });
  });
}

export const resolveAct: TwoPersonAct = {
  permission: RESOLVE,
  change: async (tx, content, { checker, reason }) => {
    const { id, as, player } = Resolved.parse(content);
    const playerId = player === null ? undefined : await findPlayerNamed(tx, player);
    const doer = await doerOf(tx, checker, reason);
    const done = await resolveException(tx, { id, as, ...(playerId && { playerId }), ...doer });
    if (!done.ok) return undefined;
    await publishPageChanges(tx, ['deposit.exceptions'], String(id));
    return { before: beforeOf(done.value), after: { id, as } };
  },
};

const beforeOf = (row: {
  readonly pay_id: string;
  readonly order_no: string;
  readonly amount: bigint;
}) => ({ payment: row.pay_id, order: row.order_no, amount: formatAmount(row.amount as Money) });

type DeskInput = {
  readonly id: number;
  readonly as: Resolution;
  readonly userName?: string | undefined;
};

/** How much a provider pays at once stands with the refusal of more. */
type OverMost = Refusal<Pick<typeof EXCEPTION_CODES, 'REFUND_LIMIT'>>;
type ResolveFault = Exclude<ExceptionFault, 'REFUND_LIMIT'> | 'NO_SUCH_PLAYER';

/** Asks another operator to decide what becomes of a payment. */
export async function proposeResolve(
  db: Db,
  maker: Person,
  { id, as, userName }: DeskInput,
  reason: string,
): Promise<
  Result<ProposalRow, { readonly code: ResolveFault | ProposalRejection } | Held | OverMost>
> {
  const deed = { permission: RESOLVE, target: `payment ${id}`, reason } as const;
  const put = await propose<ResolveFault | Held | OverMost>(db, maker, deed, async (tx) => {
    const row = await holdException(tx, id);
    if (!row) return refused('NO_EXCEPTION');
    const other = await held(tx, { exception: id }, maker.operatorId);
    if (other) return refused(other);
    if (row.state !== 0) return refused('RESOLVED');
    if (as !== 'ignore' && !row.is_booked) return refused('NOT_BOOKED');
    if (as !== 'ignore' && (await hasOpenChargeback(tx, row))) return refused('CHARGED_BACK');
    if (as === 'refund' && (await chainOf(tx, row.provider_id))) return refused('NO_WAY_BACK');
    if (as === 'refund' && (await isBorne(tx, row))) return refused('ALREADY_BACK');
    const most = as === 'refund' ? await refundMost(tx, row) : undefined;
    if (most !== undefined) {
      return refused({ code: 'REFUND_LIMIT', params: { most: formatAmount(most) } });
    }
    const isFree = as === 'credit' && row.player_id === null;
    if (isFree && userName === undefined) return refused('NO_PLAYER');
    const player = isFree ? await findPlayerNamed(tx, userName ?? '') : row.player_id;
    if (isFree && player === undefined) return refused('NO_SUCH_PLAYER');
    if (as === 'credit' && player && (await isRemoved(tx, player))) {
      return refused('PLAYER_REMOVED');
    }
    return ok({
      before: beforeOf(row),
      about: await aboutException(tx, row, as, isFree ? (userName ?? '') : undefined),
      content: { id, as, player: isFree ? (userName ?? '').trim() : null },
    });
  });
  if (put.ok) return put;
  return refused(typeof put.error === 'string' ? { code: put.error } : put.error);
}
