import { useEffect, type ReactNode } from 'react';
import { formatMoney, useWords } from '@fairlot/ui';
import { mills, type Money } from '@fairlot/rules/core/money';
import { navigate, useStore } from '@fairlot/shell';
import type { Board } from '../../board/pads/index.ts';
import type { NewLine } from '../../board/picks/index.ts';
import { useWallet } from '../../../../session/index.ts';
import { askHelp } from './ask-help.ts';
import { bonusHelp } from './bonus-help.ts';
import { STAKE } from '../stake/text.ts';
import inline from '@fairlot/ui/inline.module.css';

/**
 * What is missing for bets of a game, a bonus included as far as its terms let it help, and where more comes from; undefined
 * when nothing is.
 */
export function useShortfall(
  { game }: Pick<Board, 'game'>,
  bets: readonly NewLine[],
  amount: Money,
  isNarrow = false,
): ReactNode {
  const words = useWords(STAKE);
  const wallet = useWallet().amount;
  const help = useStore(bonusHelp);
  const isShort = wallet !== undefined && amount > wallet;
  useEffect(() => (isShort ? askHelp() : undefined), [isShort]);
  const missing = isShort ? amount - wallet - (help?.pays(game, bets, wallet) ?? 0n) : 0n;
  if (missing <= 0n) return undefined;
  const gap = formatMoney(mills(missing));
  return (
    <>
      {isNarrow ? words.shortOnPhone(gap) : words.short(gap)}{' '}
      <button
        type="button"
        className={inline['link']}
        onClick={() => navigate.openWindow('Deposit')}
      >
        {words.topUp}
      </button>
    </>
  );
}
