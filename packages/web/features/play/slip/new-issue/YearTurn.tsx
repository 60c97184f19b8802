import { useEffect } from 'react';
import { showToast } from '@fairlot/ui';
import type { Bilingual } from '@fairlot/rules/core/text';
import { oddsText } from '../../board/play/index.ts';
import type { Board } from '../../board/pads/index.ts';
import type { NewLine } from '../../board/picks/index.ts';
import type { CartLine } from '../lines/cart.ts';
import type { Slip } from '../state/use-slip.ts';
import { lineOfYear } from './year-lines.ts';
import { YEAR } from './year-text.ts';

type Props = { readonly slip: Slip; readonly board: Pick<Board, 'prizeGroup' | 'credit'> };

/** What changed, said under the row. */
function changeOf(old: NewLine, now: NewLine): Bilingual {
  const isCount = old.notes !== now.notes;
  const text = ({ notes, odds = 0n }: NewLine): string =>
    isCount ? notes.toLocaleString('en-US') : oddsText(odds);
  const words = isCount ? YEAR.notes : YEAR.odds;
  return { zh: words.zh(text(old), text(now)), en: words.en(text(old), text(now)) };
}

/**
 * Counts the rows of the slip anew when the issue that is bet on has another lunar year than the one
 * they were made in, whether they were kept or lie open. What is asked about at that moment is no
 * longer what would be bet: its dialog goes. It shows nothing itself.
 */
export function YearTurn({ slip, board }: Props) {
  const { cart, lines, place } = slip;
  const { prizeGroup, credit } = board;
  const { all, table } = credit;
  const { attempt, close } = place;
  useEffect(() => {
    const renewed = <L extends NewLine>(line: L): L => {
      const play = all.find(({ code }) => code === line.play);
      return play ? lineOfYear(line, play, { prizeGroup, table }) : line;
    };
    const isAsked =
      attempt.step === 'confirming' && attempt.intent.lines.some((line) => renewed(line) !== line);
    const isOther = lines.some((line) => renewed(line) !== line);
    if (!isAsked && !isOther) return;
    if (isAsked) close();
    const renew = (line: CartLine): CartLine => {
      const now = renewed(line);
      return now === line ? line : { ...now, problem: changeOf(line, now) };
    };
    if (isOther) cart.set((old) => ({ ...old, lines: old.lines.map(renew) }));
    showToast({ kind: 'warn', text: YEAR.turned });
  }, [lines, attempt, close, cart, all, table, prizeGroup]);
  return null;
}
