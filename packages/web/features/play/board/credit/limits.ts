import { ZERO } from '@fairlot/rules/core/money';
import type { NewLine } from '../picks/line.ts';
import type { Credit } from './use-credit.ts';

/** What a game takes of bets, and pays, and what plays of it have of their own. */
export type GameLimits = Pick<
  NonNullable<Credit['limits']>,
  'PrizeLimit' | 'MinStake' | 'MaxStake' | 'PlayLimits' | 'IssuePrize'
>;

/**
 * What a play takes of bets, and pays: limits of its own, and those of its game where it has none. The
 * smallest stake of a game is for a note of a double-sided play; an official play has none unless its own.
 */
export function limitsOf(game: GameLimits, line: Pick<NewLine, 'play' | 'oddsVersion'>) {
  const own = game.PlayLimits[line.play];
  return {
    PrizeLimit: own?.PrizeLimit ?? game.PrizeLimit,
    MinStake: own?.MinStake ?? (line.oddsVersion === undefined ? ZERO : game.MinStake),
    MaxStake: own?.MaxStake ?? game.MaxStake,
    MaxNotes: own?.MaxNotes ?? Infinity,
  };
}
