import { DEPOSIT_TYPES, depositEffect, depositType } from '@fairlot/rules/check/deposit';
import { mills, type Money } from '@fairlot/rules/core/money';
import {
  deposit,
  depositBonus,
  depositFee,
  supplementDeposit,
  type Movement,
  postEvery,
} from '#ledger';
import type { Tx } from '#platform/db';
import { postMessages } from '../../../messaging/inbox/index.ts';
import { holdDebtor, payOff } from '../../debt/index.ts';
import { openLine } from '../../wagering/index.ts';
import { ratesOf } from '../orders/present.ts';
import { lockFirst } from '../orders/store-lock.ts';
import { readClock, writeCredited, type OrderRow } from '../orders/store.ts';
import { publishChanged } from '../orders/notify.ts';
import { creditedMessage } from './inbox-text.ts';

/** What an order is credited by. */
export type Crediting = {
  readonly amount: Money;
  /** The provider's name of the payment; null where an operator saw it by himself. */
  readonly payId: string | null;
  readonly note: string;
  /** The payment is unclaimed in the books already, and comes from there. */
  readonly isSuspended?: boolean;
};

/**
 * Credits an order that is open: what was paid, its fee and its bonus are movements of their own, and what is to be turned
 * over is written with them. Whether it did: of any number that try, one does.
 */
export async function creditOrder(tx: Tx, row: OrderRow, by: Crediting): Promise<boolean> {
  const { player_id: playerId, order_no: orderNo, currency, provider } = row;
  const { fee, bonus } = depositEffect(by.amount, ratesOf(row));
  const nowMs = await readClock(tx);
  const of = { payId: by.payId, paid: by.amount, fee, bonus, nowMs, note: by.note };
  await lockFirst(tx, playerId);
  if (!(await writeCredited(tx, row, of))) return false;
  const isDebtor = await holdDebtor(tx, { playerId, currency });
  const { way } = DEPOSIT_TYPES[depositType(row.type)];
  const base = { playerId, currency, orderNo };
  const paid: Movement =
    by.isSuspended && by.payId !== null
      ? supplementDeposit({ playerId, currency, amount: by.amount, provider, payment: by.payId })
      : deposit({ ...base, amount: by.amount, way, provider });
  const given = bonus > 0n ? depositBonus({ ...base, amount: bonus }) : undefined;
  const asked = fee > 0n ? [depositFee({ ...base, amount: fee })] : [];
  const unit = [paid, ...(given ? [given] : []), ...asked];
  await postEvery(tx, [unit]);
  // What he owes is paid first: that much he has not to turn over, and neither has he it to play with.
  const most = mills(by.amount - fee);
  const owing = { kind: 'fromDeposit', cause: `order:${orderNo}`, no: orderNo, note: '' } as const;
  const offset = isDebtor ? await payOff(tx, { playerId, currency }, { ...owing, most }) : 0n;
  const amount = mills(by.amount - offset);
  const line = { playerId, kind: paid.kind, key: paid.key, amount, times: row.times };
  if (amount > 0n) await openLine(tx, line);
  if (given) {
    const { kind, key } = given;
    await openLine(tx, { playerId, kind, key, amount: mills(bonus), times: row.bonus_times });
  }
  await publishChanged(tx, row, 'CONFIRM');
  const said = creditedMessage({ orderNo, ...of, offset });
  await postMessages(tx, [
    { playerId, tab: 'money', key: `deposit:${orderNo}`, isQuiet: true, ...said },
  ]);
  return true;
}
