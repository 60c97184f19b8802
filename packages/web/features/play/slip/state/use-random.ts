import { useCallback, useRef } from 'react';
import { showToast } from '@fairlot/ui';
import { undoRemoval, withoutPlaced, type Cart } from '../lines/cart.ts';
import { useTypedMultiple } from '../stake/stake-store.ts';
import { STAKE } from '../stake/text.ts';
import { isCounted, randomContents, tallyContent } from '../../board/picks/index.ts';
import type { Board } from '../../board/pads/index.ts';
import type { Draft } from './use-draft.ts';
import type { Slip } from './use-slip.ts';

/** What a random pick changed, and how it is taken back. */
type Step = { readonly undo: () => void; readonly removed: Cart['removed'] };

/** Random picks that can be taken back that many times. */
const MOST_STEPS = 20;

/** Random selections, on the pad or into the slip, and the way back from the last one. */
export function useRandom(board: Board, { cart, put }: Slip, price: Draft['price']) {
  const { choice, pad, isOfList, listVersion } = board;
  const { play } = choice;
  const { isBad } = useTypedMultiple();
  const steps = useRef<readonly Step[]>([]);
  const note = (undo: () => void): void => {
    const step = { undo, removed: cart.get().removed };
    steps.current = [...steps.current, step].slice(-MOST_STEPS);
  };
  const contents = async (count: number): Promise<readonly string[]> => {
    // Without its list a note has no price.
    if (play.style !== 'official' || (isOfList && listVersion === undefined)) return [];
    if (isBad) {
      showToast({ kind: 'warn', text: STAKE.badMultiple });
      return [];
    }
    const found = await randomContents(play, count);
    if (found.length === 0) showToast({ kind: 'failed', text: STAKE.noRandom });
    return found;
  };
  const addRandom = async (count: number): Promise<void> => {
    const found = await contents(count);
    const from = cart.get().nextId;
    put(
      found
        .map((content) => tallyContent(play, content))
        .filter(isCounted)
        .map(price),
    );
    const added = cart.get().lines.flatMap(({ id }) => (id >= from ? [id] : []));
    if (added.length > 0) note(() => cart.set((now) => withoutPlaced(now, added)));
  };
  const showRandom = async (): Promise<void> => {
    const [content] = await contents(1);
    if (content === undefined) return;
    const before = pad.now.get();
    pad.show(play, content);
    note(() => pad.change(() => before));
  };
  /** Takes back what came last: a removal from the slip, or a random pick. */
  const undo = useCallback((): void => {
    const last = steps.current.at(-1);
    const { removed } = cart.get();
    if (removed && removed !== last?.removed) return cart.set(undoRemoval);
    steps.current = steps.current.slice(0, -1);
    last?.undo();
    return undefined;
  }, [cart]);
  return {
    /** Random selections into the slip. */
    add: (count: number): void => void addRandom(count),
    /** Shows a random selection on the pad; typed plays take it into the slip. */
    pick: (): void => void (play.layout.text ? addRandom(1) : showRandom()),
    undo,
  };
}

export type Random = ReturnType<typeof useRandom>;
