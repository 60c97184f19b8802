import { useMemo } from 'react';
import { officialOdds } from '@fairlot/rules/odds/index';
import type { Choice } from '../play/choice.ts';
import { useCredit } from './use-credit.ts';
import { usePad } from './use-pad.ts';

/**
 * What the player picks on in one game: the play in use with its pad, and the double-sided odds with
 * the stakes on them. `odds` are those of the play, by tier, at the player's prize group.
 */
export function useBoard(
  gameId: number,
  family: string,
  choice: Choice,
  prizeGroup: number,
  isSettled: boolean,
) {
  const { play, style } = choice;
  const pad = usePad(gameId, play);
  const credit = useCredit(gameId, family, isSettled || style === 'credit');
  const odds = useMemo(
    () => (style === 'official' ? officialOdds(play, prizeGroup) : []),
    [play, style, prizeGroup],
  );
  return { choice, prizeGroup, odds, pad, credit };
}

export type Board = ReturnType<typeof useBoard>;
