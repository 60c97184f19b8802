import { filled, showToast } from '@fairlot/ui';
import type { Board } from '../../board/pads/index.ts';
import { MORE } from '../saved/more-text.ts';
import { linesOf, type SavedLine } from '../saved/saved-line.ts';
import { savedSlips } from '../saved/saved-slips.ts';
import type { Slip } from '../state/use-slip.ts';

type At = {
  readonly slip: Pick<Slip, 'gameId' | 'put'>;
  readonly board: Pick<Board, 'prizeGroup' | 'credit'>;
};

/** Puts rows that were put away into the slip, priced as of now, and says how many. */
export function takeSaved(saved: readonly SavedLine[], { slip, board }: At): void {
  const { prizeGroup, credit } = board;
  const found = linesOf(saved, credit.all, { prizeGroup, table: credit.table });
  slip.put(found);
  showToast(
    found.length > 0
      ? { kind: 'done', text: filled(MORE.taken, found.length) }
      : { kind: 'warn', text: MORE.left },
  );
}

/** The same with what was placed last on this game. */
export function repeatLast(at: At): void {
  const last = savedSlips.get().last.find(({ gameId }) => gameId === at.slip.gameId);
  if (last) return takeSaved(last.lines, at);
  showToast({ kind: 'warn', text: MORE.noLast });
  return undefined;
}
