import { accountKey } from '@fairlot/rules/check/account';
import { isLineAmount } from '@fairlot/rules/check/adjustment-rows';
import { type Money, ZERO } from '@fairlot/rules/core/money';
import { balancesOf, type Currency } from '#ledger';
import type { Executor } from '#platform/db';
import type { AdjustmentType, Line } from './asked.ts';
import { findOwners, type Owner } from './store.ts';

export type LineFault = 'NO_SUCH_PLAYER' | 'TWICE' | 'AMOUNT' | 'SHORT';

/** What its player has that is not held. */
export type Wallet = Owner & { readonly available: Money };

/** A line beside the wallet that it names, and why nothing would be posted for it. */
export type Seen = Line & {
  readonly wallet: Wallet | undefined;
  readonly fault: LineFault | undefined;
};

function faultOf(
  type: AdjustmentType,
  amount: Money,
  wallet: Wallet | undefined,
  isAgain: boolean,
): LineFault | undefined {
  if (!wallet) return 'NO_SUCH_PLAYER';
  if (isAgain) return 'TWICE';
  if (!isLineAmount(amount)) return 'AMOUNT';
  return type === 'deduct' && wallet.available < amount ? 'SHORT' : undefined;
}

/** Every line beside what there is at this moment; a player stands among them once. */
export async function look(
  db: Executor,
  type: AdjustmentType,
  lines: readonly Line[],
  currency: Currency,
): Promise<readonly Seen[]> {
  const owners = await findOwners(
    db,
    lines.map(({ userName }) => userName),
  );
  const ids = [...owners.values()].map(({ playerId }) => playerId);
  const balances = await balancesOf(db, ids, currency);
  const seen = new Set<string>();
  return lines.map(({ userName, amount }) => {
    const name = accountKey(userName);
    const owner = owners.get(name);
    const wallet = owner && { ...owner, available: balances.get(owner.playerId) ?? ZERO };
    const fault = faultOf(type, amount, wallet, seen.has(name));
    seen.add(name);
    return { userName: wallet?.userName ?? userName, amount, wallet, fault };
  });
}
