import { mills } from '@fairlot/rules/core/money';
import { isCurrency, postAll, settleDeposit, settleWithdrawal, type Movement } from '#ledger';
import type { Tx } from '#platform/db';
import type { LineRow } from './store-line.ts';
import { addToSum, holdSum } from './store-read.ts';

type Booked = 'matched' | { readonly kind: 'otherAmount'; readonly here: null };
const ODD: Booked = { kind: 'otherAmount', here: null };

/**
 * Books what a line of a statement says was handed over to the bank of the house, or came from it, under the name of the
 * transfer: once, whoever reads it again. A provider that pays out of what it took in hands over what is left: what it
 * paid and was not funded with is netted by the same line, so that both clearing accounts come back to zero.
 */
export async function bookSettlement(
  tx: Tx,
  line: LineRow,
  kind: 'settle' | 'fund',
): Promise<Booked> {
  const { provider, ref: payment, currency } = line;
  // Of a currency that is in no books there is nothing to be cleared.
  if (!isCurrency(currency) || line.amount === 0n) return ODD;
  const sum = await holdSum(tx, provider, currency);
  const amount = mills(line.amount);
  const of = { currency, settlement: payment, provider: BigInt(provider) };
  if (kind === 'fund') {
    if (!(await isPosted(tx, [settleWithdrawal({ ...of, amount })]))) return ODD;
    await addToSum(tx, sum, { funded: amount });
    return 'matched';
  }
  const own = sum.payouts - sum.funded - sum.netted;
  const netted = mills(own > 0n ? own : 0n);
  const whole = mills(line.amount + netted);
  const handed = settleDeposit({ currency, amount: whole, provider, payment });
  const paid = netted > 0n ? [settleWithdrawal({ ...of, amount: netted })] : [];
  if (!(await isPosted(tx, [handed, ...paid]))) return ODD;
  await addToSum(tx, sum, { netted });
  return 'matched';
}

/** Whether a transfer is in the books now; under its name another one may be, of another amount. */
async function isPosted(tx: Tx, movements: readonly Movement[]): Promise<boolean> {
  const [done] = await postAll(tx, [movements]);
  return done?.verdict === 'posted';
}
