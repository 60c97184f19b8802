import { formatAmount } from '@fairlot/rules/core/amount-text';
import { addMoney, type Money } from '@fairlot/rules/core/money';
import { balanceOf, type Currency } from '#ledger';
import type { Executor } from '#platform/db';
import { findPlayerName } from './store.ts';

export type Wallet = { readonly playerId: bigint; readonly currency: Currency };

/**
 * Names the player of an act on money with the current balance. With `change`, the amount of the act, it adds the
 * balance afterwards.
 */
export async function aboutPlayer(
  db: Executor,
  { playerId, currency }: Wallet,
  change?: Money,
): Promise<Readonly<Record<string, string>>> {
  const balance = await balanceOf(db, playerId, currency);
  return {
    userName: await findPlayerName(db, playerId),
    balance: formatAmount(balance),
    ...(change !== undefined && { balanceAfter: formatAmount(addMoney(balance, change)) }),
  };
}
