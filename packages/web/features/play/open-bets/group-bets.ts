import { addMoney, type Money, ZERO } from '@fairlot/rules/core/money';
import type { BetRecord } from '@fairlot/wire/play/bet';

/** Open bets of one issue. */
export type IssueBets = Pick<
  BetRecord,
  'GameId' | 'SerialNumber' | 'CloseTimeStamp' | 'DrawTimeStamp'
> & { readonly count: number; readonly amount: Money };

/** Bets by their issue, the one that is drawn first in front. */
export function groupBets(rows: readonly BetRecord[]): readonly IssueBets[] {
  const groups = new Map<string, IssueBets>();
  for (const { GameId, SerialNumber, CloseTimeStamp, DrawTimeStamp, Amount } of rows) {
    const key = `${GameId} ${SerialNumber}`;
    const { count = 0, amount = ZERO } = groups.get(key) ?? {};
    const issue = { GameId, SerialNumber, CloseTimeStamp, DrawTimeStamp };
    groups.set(key, { ...issue, count: count + 1, amount: addMoney(amount, Amount) });
  }
  return [...groups.values()].toSorted((a, b) => a.DrawTimeStamp - b.DrawTimeStamp);
}
