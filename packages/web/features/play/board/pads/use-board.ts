import { useMemo } from 'react';
import { officialOdds } from '@fairlot/rules/odds/index';
import { isListed } from '@fairlot/rules/odds/prize-list';
import type { Game } from '../../lottery/games/index.ts';
import type { Choice } from '../play/choice.ts';
import { useCredit } from '../credit/use-credit.ts';
import { usePad } from './use-pad.ts';

/**
 * What the player picks on in one game: the play in use with its pad, and the double-sided odds with
 * the stakes on them. `odds` are those of the play, by tier: at the player's prize group, or of the
 * published list of the game, whose version is told then; none while they are not known.
 */
export function useBoard(
  game: Pick<Game, 'Id' | 'CategoryId' | 'Family' | 'Kind'>,
  choice: Choice,
  prizeGroup: number,
  isSettled: boolean,
) {
  const { play, style } = choice;
  const pad = usePad(game.Id, play);
  const isOfList = isListed(game.CategoryId, play);
  const isWanted = isSettled || style === 'credit' || isOfList;
  const credit = useCredit(game.Id, game.Family, isWanted);
  const { table } = credit;
  const odds = useMemo(() => {
    if (style === 'credit') return NONE;
    return isOfList ? (table?.plays[play.form] ?? NONE) : officialOdds(play, prizeGroup);
  }, [play, style, prizeGroup, isOfList, table]);
  const listVersion = isOfList ? table?.version : undefined;
  return { game, choice, prizeGroup, odds, isOfList, listVersion, pad, credit };
}

const NONE: readonly bigint[] = [];

export type Board = ReturnType<typeof useBoard>;
