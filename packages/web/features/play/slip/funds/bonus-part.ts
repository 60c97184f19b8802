import {
  addMoney,
  mills,
  type Money,
  subtractMoney,
  sumMoney,
  ZERO,
} from '@fairlot/rules/core/money';
import { bonusHttp } from '@fairlot/wire/money/bonus';
import { call } from '@fairlot/shell';
import { bonusHelp, type BonusHelp } from './bonus-help.ts';

/** Looks what there is of a bonus that can be bet with now; without an answer, what was known of it before. */
export async function lookForHelp(): Promise<BonusHelp | undefined> {
  const looked = await call(bonusHttp.getBonusWallet, undefined);
  if (!looked.ok) return bonusHelp.get();
  const { Amount, Grants, DateTimeNow } = looked.value;
  const active = Grants.find(({ State, Until }) => State === 'ACTIVE' && Until > DateTimeNow);
  bonusHelp.set(
    active && Amount > ZERO
      ? helpOf({ amount: Amount, most: active.MostStake, games: active.Games })
      : undefined,
  );
  return bonusHelp.get();
}

/** A bonus with what it pays by its terms; a round of an instant game takes none. */
export const helpOf = (terms: BonusHelp) => ({
  ...terms,
  pays: (
    { Id, Kind }: { readonly Id: number; readonly Kind?: string },
    bets: readonly { readonly amount: Money }[],
    cash: Money,
  ): Money => {
    if (Kind === 'instant') return ZERO;
    const amounts = bets.map(({ amount }) => amount);
    return bonusPart(terms, Id, amounts, cash);
  },
});

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

/** The same of slips of several games that go out one after the other: what the first takes is not there for the next. */
export function bonusPartOfAll(
  help: BonusHelp | undefined,
  slips: readonly { readonly gameId: number; readonly amounts: readonly Money[] }[],
  cash: Money,
): Money {
  let [left, helped] = [cash, ZERO];
  for (const { gameId, amounts } of slips) {
    const rest = help && { ...help, amount: subtractMoney(help.amount, helped) };
    const part = bonusPart(rest, gameId, amounts, left);
    const staked = sumMoney(amounts);
    // One that neither cash nor bonus pays is refused and takes nothing.
    if (staked > addMoney(left, part)) continue;
    left = subtractMoney(left, subtractMoney(staked, part));
    helped = addMoney(helped, part);
  }
  return helped;
}
