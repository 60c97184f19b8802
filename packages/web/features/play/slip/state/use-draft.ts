import { useCallback, useMemo } from 'react';
import { isCounted, type Counted, type NewLine, type Tally } from '../../board/picks/index.ts';
import { noteLine } from '../../board/credit/index.ts';
import type { Board } from '../../board/pads/index.ts';
import { officialLine } from '../lines/cart.ts';
import { useStake, useTypedMultiple } from '../stake/stake-store.ts';
import type { Slip } from './use-slip.ts';

/**
 * What the board would bet. `lines` is what the stake bar shows and may lag a frame behind the picks;
 * `now` is what its two buttons send: the picks as they are at the press.
 */
export type Draft = {
  readonly lines: readonly NewLine[];
  readonly now: () => readonly NewLine[];
  /** Puts it into the slip; the board is empty then. */
  readonly add: () => void;
  readonly price: (counted: Counted) => NewLine;
};

export function useDraft(
  { choice, prizeGroup, odds, isOfList, listVersion, pad, credit }: Board,
  put: Slip['put'],
): Draft {
  const { play, style } = choice;
  const { tally, tallyNow } = pad;
  const { lines: staked, linesNow, isBad, table, preset } = credit;
  const hasOptions = play.options.length > 0;
  const stake = useStake();
  const { isBad: isBadMultiple } = useTypedMultiple();
  const price = useCallback(
    (counted: Counted) =>
      officialLine(play, counted, { ...stake, group: prizeGroup }, odds, listVersion),
    [play, stake, odds, listVersion, prizeGroup],
  );
  const draftOf = useCallback(
    (counted: Tally): readonly NewLine[] => {
      if (style === 'credit') {
        const line =
          table && isCounted(counted) ? noteLine(table, play, counted, preset) : undefined;
        return line ? [line] : [];
      }
      const isPriced = !isOfList || listVersion !== undefined;
      return isPriced && isCounted(counted) && !isBadMultiple ? [price(counted)] : [];
    },
    [style, table, play, preset, price, isBadMultiple, isOfList, listVersion],
  );
  const lines = useMemo(() => {
    // What is typed and is no number must not go out as the number before it.
    if (hasOptions) return isBad ? [] : staked;
    return draftOf(tally);
  }, [hasOptions, isBad, staked, draftOf, tally]);
  const now = useCallback(
    () => (hasOptions ? linesNow() : draftOf(tallyNow())),
    [hasOptions, linesNow, draftOf, tallyNow],
  );
  const add = (): void => {
    const added = now();
    put(added);
    if (added.length > 0) (hasOptions ? credit : pad).clear();
  };
  return { lines, now, add, price };
}
