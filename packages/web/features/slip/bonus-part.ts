import { mills, type Money, ZERO } from '@fairlot/rules/core/money';
import { bonusHttp } from '@fairlot/wire/bonus';
import { call } from '@fairlot/shell';
import { bonusHelp, type BonusHelp } from './bonus-help.ts';

/** Looks what there is of a bonus that can be bet with now. */
export async function lookForHelp(): Promise<void> {
  const looked = await call(bonusHttp.getBonusWallet, undefined);
  if (!looked.ok) return;
  const { Amount, Grants, DateTimeNow } = looked.value;
  const active = Grants.find(({ State, Until }) => State === 'ACTIVE' && Until > DateTimeNow);
  bonusHelp.set(
    active && Amount > ZERO
      ? { amount: Amount, most: active.MostStake, games: active.Games }
      : undefined,
  );
}

/**
 * What a bonus pays of bets of a game that are more than the cash, by the rule of the server, which has the last word
 * (decision 0167): cash pays the first of them, and each one behind it must be within the terms of the bonus.
 */
export function bonusPart(
  help: BonusHelp | undefined,
  gameId: number,
  amounts: readonly Money[],
  cash: Money,
): Money {
  if (!help || cash < ZERO || help.games.includes(gameId)) return ZERO;
  let staked = 0n;
  for (const amount of amounts) {
    staked += amount;
    if (staked > cash && help.most !== null && amount > help.most) return ZERO;
  }
  const missing = staked - cash;
  if (missing <= 0n) return ZERO;
  return missing < help.amount ? mills(missing) : help.amount;
}
