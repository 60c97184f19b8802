import * as z from 'zod/mini';
import { formatAmount } from '@fairlot/rules/core/amount-text';
import { mills } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Db } from '#platform/db';
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
import { settleRefund, type SettleFault } from './send-back.ts';
import {
  EXCEPTION_STATES,
  type ExceptionRow,
  holdException,
} from '../exceptions/store-exception.ts';
import { aboutException } from './about-payment.ts';

/** A refund that its provider never ends is ended by two operators who have seen evidence (product 3.3). */
const SETTLE = 'deposit.exceptions.settle';

const Settled = z.object({ id: z.int(), isPaid: z.boolean(), evidence: z.string() });

const beforeOf = (row: ExceptionRow) => ({
  payment: row.pay_id,
  order: row.order_no,
  amount: formatAmount(mills(row.amount)),
});

export const settleRefundAct: TwoPersonAct = {
  permission: SETTLE,
  change: async (tx, content, { checker, reason }) => {
    const { id, isPaid, evidence } = Settled.parse(content);
    const by = (await findOperatorName(tx, checker)) ?? `operator:${checker}`;
    const done = await settleRefund(tx, { id, isPaid, by, reason: `${evidence}: ${reason}` });
    if (!done.ok) return undefined;
    await publishPageChanges(tx, ['deposit.exceptions'], String(id));
    const to = isPaid ? 'refunded' : 'open';
    return { before: beforeOf(done.value), after: { id, as: to, evidence } };
  },
};

type SettleRefundInput = {
  readonly id: number;
  readonly isPaid: boolean;
  readonly evidence: string;
};

/** Asks another operator to end a refund, by what was seen. */
export async function proposeSettleRefund(
  db: Db,
  maker: Person,
  asked: SettleRefundInput,
  reason: string,
): Promise<Result<ProposalRow, { readonly code: SettleFault | ProposalRejection } | Held>> {
  const deed = { permission: SETTLE, target: `payment ${asked.id}`, reason } as const;
  const put = await propose<SettleFault | Held>(db, maker, deed, async (tx) => {
    const row = await holdException(tx, asked.id);
    if (!row) return refused('NO_EXCEPTION');
    const other = await held(tx, { exception: asked.id }, maker.operatorId);
    if (other) return refused(other);
    if (row.state !== EXCEPTION_STATES.refunding) return refused('NOT_REFUNDING');
    return ok({
      before: beforeOf(row),
      content: { ...asked },
      about: await aboutException(tx, row, 'refund'),
    });
  });
  if (put.ok) return put;
  return refused(typeof put.error === 'string' ? { code: put.error } : put.error);
}
