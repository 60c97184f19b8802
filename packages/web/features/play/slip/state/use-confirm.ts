import { withoutPlaced } from '../lines/cart.ts';
import { chase } from './chase.ts';
import { useNextIssue, type SaleNow } from '../../lottery/issue/index.ts';
import type { Board } from '../../board/pads/index.ts';
import type { NewLine } from '../../board/picks/index.ts';
import type { Draft } from './use-draft.ts';
import type { Slip } from './use-slip.ts';

/** Opens the dialog for the draft, or for the slip. */
export function useConfirm(board: Board, draft: Draft, slip: Slip, sale: SaleNow) {
  const { prizeGroup, credit } = board;
  const { gameId, lines, place } = slip;
  const next = useNextIssue(sale);
  const open = (chosen: readonly NewLine[], fromCart?: readonly number[]): void => {
    if (!next || chosen.length === 0) return;
    const { acceptsAny } = credit;
    place.open({ gameId, ...next, lines: chosen, prizeGroup, acceptsAny, fromCart });
  };
  /** The same, for several issues. */
  const plan = (): void => {
    const drafted = draft.now();
    const chosen = drafted.length > 0 ? drafted : lines;
    const ids = drafted.length > 0 ? [] : lines.map(({ id }) => id);
    if (chosen.length === 0) return;
    const placed = () => slip.cart.set((cart) => withoutPlaced(cart, ids));
    chase.set({ gameId, lines: chosen, prizeGroup, acceptsAny: credit.acceptsAny, placed });
  };
  return {
    plan,
    draft: () => open(draft.now()),
    slip: () =>
      open(
        lines,
        lines.map(({ id }) => id),
      ),
  };
}

/** Without `plan` where there is no later issue to bet on. */
export type Confirm = Omit<ReturnType<typeof useConfirm>, 'plan'> & { readonly plan?: () => void };
