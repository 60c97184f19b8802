import { useCallback, useMemo } from 'react';
import { officialOdds } from '@fairlot/rules/odds/index';
import type { FamilyCode } from '@fairlot/rules/play/play';
import { showToast, useWords } from '@fairlot/ui';
import { useStore } from '../../session/index.ts';
import type { Game } from '../lottery/index.ts';
import { useNextIssue, type SaleNow } from './issue/tick.ts';
import type { Counted } from './pads/picks.ts';
import { useCredit } from './pads/use-credit.ts';
import { usePad } from './pads/use-pad.ts';
import type { Choice } from './play/choice.ts';
import { addLines, MOST_LINES, officialLine, type NewLine } from './slip/cart.ts';
import { setStake, useStake } from './slip/stake-store.ts';
import { STAKE } from './slip/text.ts';
import { cartOf } from './slip/use-cart.ts';
import { usePlace } from './slip/use-place.ts';
import { useDraft } from './use-draft.ts';
import { useRandom } from './use-random.ts';

/** Everything that one bet page holds: the pad, the stake, the slip and the bet on its way. */
export function useBetting(
  game: Game,
  family: FamilyCode,
  choice: Choice,
  prizeGroup: number,
  isSettled: boolean,
) {
  const { play, style } = choice;
  const words = useWords(STAKE);
  const pad = usePad(game.Id, play);
  const credit = useCredit(game.Id, family, isSettled || style === 'credit');
  const stake = useStake();
  const cart = cartOf(game.Id);
  const lines = useStore(cart).lines;
  const place = usePlace(game.Id);
  const odds = useMemo(
    () => (play.style === 'official' ? officialOdds(play, prizeGroup) : []),
    [play, prizeGroup],
  );
  const { draft, draftNow } = useDraft(choice, pad, credit, stake, odds);

  const put = useCallback(
    (added: readonly NewLine[]): void => {
      if (cart.get().lines.length + added.length > MOST_LINES) {
        showToast({ kind: 'warn', text: words.full });
      }
      cart.set((old) => addLines(old, added));
    },
    [cart, words],
  );
  const clearDraft = style === 'credit' ? credit.clear : pad.clear;
  const addDraft = (): void => {
    const added = draftNow();
    put(added);
    if (added.length > 0) clearDraft();
  };
  const price = (counted: Counted) => officialLine(play.code, counted, stake, odds);
  const random = useRandom({ play, pad, cart, put, price });
  return {
    game,
    choice,
    prizeGroup,
    odds,
    pad,
    credit,
    stake,
    setStake,
    cart,
    lines,
    draft,
    draftNow,
    place,
    put,
    clearDraft,
    addDraft,
    ...random,
  };
}

export type Betting = ReturnType<typeof useBetting>;

/** Opens the dialog for the draft, or for the slip. */
export function useOpenConfirm(betting: Betting, sale: SaleNow) {
  const { game, prizeGroup, credit, place, draftNow, lines } = betting;
  const next = useNextIssue(sale);
  const open = (chosen: readonly NewLine[], fromCart?: readonly number[]): void => {
    if (!next || chosen.length === 0) return;
    const { acceptsAny } = credit;
    place.open({ gameId: game.Id, ...next, lines: chosen, prizeGroup, acceptsAny, fromCart });
  };
  return {
    betDraft: () => open(draftNow()),
    betCart: () =>
      open(
        lines,
        lines.map(({ id }) => id),
      ),
  };
}
