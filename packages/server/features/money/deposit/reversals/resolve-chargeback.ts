import * as z from 'zod/mini';
import { formatAmount } from '@fairlot/rules/core/amount-text';
import { mills } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { bearChargeback, isCurrency } from '#ledger';
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
import {
  CHARGEBACK_STATES,
  CHARGEBACK_WHYS,
  holdChargeback,
  writeResolved,
} from './store-chargeback.ts';
import type { ChargebackRow } from './store-chargeback.ts';
import { postOne } from '../exceptions/unclaimed.ts';
import { aboutPlayer } from '../../wallet/index.ts';
import { ownerOfOrder } from '../orders/store.ts';

const RESOLVE = 'deposit.chargebacks.resolve';
export type ChargebackFault = 'NO_CHARGEBACK' | 'CHARGEBACK_DONE' | 'NOT_BOOKED';
/** The house pays it, or it is none of ours. */
export type ChargebackAs = 'bear' | 'ignore';

const Frozen = z.object({ id: z.int(), as: z.enum(['bear', 'ignore']) });

function faultOf(row: ChargebackRow | undefined, as: ChargebackAs): ChargebackFault | undefined {
  if (!row) return 'NO_CHARGEBACK';
  if (row.state !== CHARGEBACK_STATES.open) return 'CHARGEBACK_DONE';
  return as === 'bear' && !isCurrency(row.currency.trim()) ? 'NOT_BOOKED' : undefined;
}

const beforeOf = (row: ChargebackRow) => ({
  chargeback: row.ref,
  payment: row.pay_id,
  order: row.order_no,
  amount: formatAmount(mills(row.amount)),
});

/** Asks another operator to end a chargeback that could not be taken from anybody. */
export async function proposeChargeback(
  db: Db,
  maker: Person,
  { id, as }: { readonly id: number; readonly as: ChargebackAs },
  reason: string,
): Promise<Result<ProposalRow, { readonly code: ChargebackFault | ProposalRejection }>> {
  const deed = { permission: RESOLVE, target: `chargeback ${id}`, reason } as const;
  const put = await propose<ChargebackFault>(db, maker, deed, async (tx) => {
    const row = await holdChargeback(tx, id);
    const fault = faultOf(row, as);
    if (!row || fault) return refused(fault ?? 'NO_CHARGEBACK');
    const owner = ownerOfOrder(row.order_no);
    const currency = row.currency.trim();
    const about =
      owner !== undefined && isCurrency(currency)
        ? await aboutPlayer(tx, { playerId: owner, currency })
        : {};
    return ok({ before: beforeOf(row), content: { id, as }, about });
  });
  return put.ok ? put : refused({ code: put.error });
}

export const bearAct: TwoPersonAct = {
  permission: RESOLVE,
  change: async (tx, content, { checker, reason }) => {
    const { id, as } = Frozen.parse(content);
    const row = await holdChargeback(tx, id);
    if (!row || faultOf(row, as)) return undefined;
    const by = (await findOperatorName(tx, checker)) ?? `operator:${checker}`;
    const to = as === 'bear' ? 'borne' : 'ignored';
    if (!(await writeResolved(tx, id, { to, by, reason }))) return undefined;
    const currency = row.currency.trim();
    if (as === 'bear' && isCurrency(currency)) {
      // Of a name that another has, it is told apart by its number.
      const payment = row.why === CHARGEBACK_WHYS.ref ? `${row.ref}#${row.id}` : row.ref;
      const of = { currency, amount: mills(row.amount), provider: row.provider, payment };
      await postOne(tx, bearChargeback(of));
    }
    await publishPageChanges(tx, ['deposit.chargebacks'], String(id));
    return { before: beforeOf(row), after: { id, as } };
  },
};
