import { useCallback } from 'react';
import { showToast } from '@fairlot/ui';
import { useStore } from '@fairlot/shell';
import type { NewLine } from '../../board/picks/index.ts';
import { addLines, MOST_LINES } from '../lines/cart.ts';
import { STAKE } from '../stake/text.ts';
import { cartOf } from '../lines/use-cart.ts';
import { usePlace } from '../attempt/use-place.ts';

/** The slip of one game: its rows, how more of them come in, and the bet on its way. */
export function useSlip(gameId: number) {
  const cart = cartOf(gameId);
  const { lines } = useStore(cart);
  const place = usePlace(gameId);
  const put = useCallback(
    (added: readonly NewLine[]): void => {
      if (cart.get().lines.length + added.length > MOST_LINES) {
        showToast({ kind: 'warn', text: STAKE.full });
      }
      cart.set((old) => addLines(old, added));
    },
    [cart],
  );
  return { gameId, cart, lines, put, place };
}

export type Slip = ReturnType<typeof useSlip>;
