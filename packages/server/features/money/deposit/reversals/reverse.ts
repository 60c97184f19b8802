import { invariant } from '@fairlot/rules/core/invariant';
import { KIND } from '@fairlot/rules/core/journal-kinds';
import { mills, type Money, sumMoney } from '@fairlot/rules/core/money';
import { type Currency, findPosted, type Posted, readPosted, reverse } from '#ledger';
import { newId, type Tx } from '#platform/db';
import { collect, type Collected, isMoved } from '../../debt/index.ts';
import { postMessages } from '../../../messaging/inbox/index.ts';
import { dropLine } from '../../wagering/index.ts';
import { reversedMessage } from './inbox-text.ts';
import type { OrderRow } from '../orders/store.ts';
import { lockFirst } from '../orders/store-lock.ts';
import {
  insertReversal,
  markReversed,
  readReversal,
  REVERSAL_CAUSES,
} from '../orders/store-reversal.ts';

/** A deposit that is in a player's books, by the keys of what credited it: of those the first is of what was paid. */
export type Credited = {
  readonly playerId: bigint;
  readonly currency: Currency;
  readonly orderNo: string;
  readonly source: string;
  readonly besides: readonly string[];
};

/** How an order was credited: out of what was unclaimed where its payment waited among the exceptions. */
export async function creditedOf(
  tx: Tx,
  row: OrderRow,
): Promise<Credited & { readonly isSuspended: boolean }> {
  const { player_id: playerId, currency, order_no: orderNo, provider, pay_id: payId } = row;
  const own = `deposit:${orderNo}`;
  const isSuspended = (await findPosted(tx, [{ playerId, key: own }])).length === 0;
  const source = isSuspended ? `supplement:${provider}:${payId}` : own;
  const besides = [`deposit-fee:${orderNo}`, `deposit-bonus:${orderNo}`];
  return { playerId, currency, orderNo, source, besides, isSuspended };
}

export type Taking = {
  readonly cause: keyof typeof REVERSAL_CAUSES;
  /** Whether the payment is with its provider still. */
  readonly isThere: boolean;
  readonly by: string;
  readonly reason: string;
};

const sumOf = (movements: readonly Posted[], kind: number): Money =>
  sumMoney(
    movements
      .filter((each) => each.kind === kind)
      .flatMap(({ postings }) => postings.map(({ amount }) => amount)),
  );

/**
 * Takes a deposit back, once: what was paid, its bonus, and the fee the other way, each by the reverse of its journal. What
 * is not in the wallet any more is owed. Who calls it holds the row of the order, or of the payment; undefined: it is taken
 * back already.
 */
export async function takeBack(
  tx: Tx,
  credited: Credited,
  { cause, isThere, by, reason }: Taking,
): Promise<Collected | undefined> {
  const { playerId, currency, orderNo, source, besides } = credited;
  if (await readReversal(tx, playerId, source)) return undefined;
  await lockFirst(tx, playerId);
  const keys = [source, ...besides].map((key) => ({ playerId, key }));
  const posted = await readPosted(tx, await findPosted(tx, keys));
  const fee = sumOf(posted, KIND.depositFee);
  const bonus = sumOf(posted, KIND.depositBonus);
  const first = posted.find(({ key }) => key === source);
  invariant(first, `what credited ${source} is in the books`);
  const paid = sumOf(posted, first.kind);
  const amount = mills(paid - fee + bonus);
  // Payments of before 27 November 2026 that paid of a debt did so by the key that credited them: it names one move alone.
  const isTaken = await isMoved(tx, playerId, source);
  const done = await collect(
    tx,
    { playerId, currency },
    {
      amount,
      movements: posted.flatMap((each) => reverse([each], newId())),
      kind: cause,
      cause: isTaken ? `reversed:${source}` : source,
      no: orderNo,
      note: reason,
    },
  );
  await insertReversal(tx, playerId, {
    source,
    order_no: orderNo,
    cause: REVERSAL_CAUSES[cause],
    currency,
    paid,
    fee,
    bonus,
    taken: done.taken,
    owed: done.owed,
    is_there: isThere,
    made_by: by,
    reason,
  });
  await markReversed(tx, playerId, credited);
  for (const { key } of keys) await dropLine(tx, playerId, key);
  const said = reversedMessage({ cause, orderNo, amount, owed: done.owed, reason });
  await postMessages(tx, [{ playerId, tab: 'money', key: `deposit:reversed:${source}`, ...said }]);
  return done;
}
