import { useEffect } from 'react';
import { type Money, ZERO } from '@fairlot/rules/core/money';
import { useStore } from '@fairlot/shell';
import type { NewLine } from '../../board/picks/index.ts';
import { askHelp } from './ask-help.ts';
import { bonusHelp } from './bonus-help.ts';
import { bonusPart } from './bonus-part.ts';
import { totalsOf } from '../lines/cart.ts';

/** What a bonus pays of bets; what there is of it is looked up where cash is short. */
export function useBonusPart(
  gameId: number,
  lines: readonly NewLine[],
  cash: Money | undefined,
): Money {
  const help = useStore(bonusHelp);
  const isShort = cash !== undefined && totalsOf(lines).amount > cash;
  useEffect(() => (isShort ? askHelp() : undefined), [isShort]);
  if (!isShort) return ZERO;
  return bonusPart(
    help,
    gameId,
    lines.map(({ amount }) => amount),
    cash,
  );
}
