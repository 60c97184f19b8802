import { useCallback, useMemo } from 'react';
import { isCounted, type Tally } from './pads/picks.ts';
import type { Credit } from './pads/use-credit.ts';
import type { usePad } from './pads/use-pad.ts';
import type { Choice } from './play/choice.ts';
import { useTypedMultiple } from './slip/stake-store.ts';
import { officialLine, type NewLine, type Stake } from './slip/cart.ts';

/**
 * What the pad would bet. `draft` is what the stake bar shows and may lag a frame behind the picks;
 * `draftNow` is what its two buttons send: the picks as they are at the press.
 */
export function useDraft(
  { play, style }: Choice,
  { tally, tallyNow }: Pick<ReturnType<typeof usePad>, 'tally' | 'tallyNow'>,
  { lines, isBad }: Credit,
  stake: Stake,
  odds: readonly number[],
) {
  const { isBad: isBadMultiple } = useTypedMultiple();
  const draftOf = useCallback(
    (counted: Tally): readonly NewLine[] => {
      // What is typed and is no number must not go out as the number before it.
      if (style === 'credit') return isBad ? [] : lines;
      return isCounted(counted) && !isBadMultiple
        ? [officialLine(play.code, counted, stake, odds)]
        : [];
    },
    [style, lines, isBad, play, stake, odds, isBadMultiple],
  );
  const draft = useMemo(() => draftOf(tally), [draftOf, tally]);
  const draftNow = useCallback(() => draftOf(tallyNow()), [draftOf, tallyNow]);
  return { draft, draftNow };
}
