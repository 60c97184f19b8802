import type { Streak } from '@fairlot/wire/streak';
import type { Game } from '../lottery/index.ts';

/** Every game, those that the player marked, or a family by its code. */
export const ALL = 'all';
export const FAVOURITES = 'favourites';

export type StreakFilter = {
  /** Draws in a row. */
  readonly least: number;
  readonly games: string;
};

/** What is chosen from (plays.md section 8.3: 3 to 10, 5 at first). */
export const LEASTS = [3, 4, 5, 6, 8, 10] as const;
export const FIRST: StreakFilter = { least: 5, games: ALL };

/** A streak with the game that it is of. */
export type ShownStreak = { readonly streak: Streak; readonly game: Game };

/** The streaks that the filter lets through, in their order; of games that the page knows. */
export function streaksShown(
  streaks: readonly Streak[],
  games: readonly Game[],
  { least, games: wanted }: StreakFilter,
  favourites: readonly number[],
): readonly ShownStreak[] {
  const known = new Map(games.map((game) => [game.Id, game]));
  const isWanted = ({ Id, Family }: Game): boolean =>
    wanted === ALL || (wanted === FAVOURITES ? favourites.includes(Id) : wanted === Family);
  return streaks.flatMap((streak) => {
    const game = known.get(streak.GameId);
    return game && streak.Length >= least && isWanted(game) ? [{ streak, game }] : [];
  });
}
