import type { Streak } from '@fairlot/wire/community/streak';
import type { Game } from '../../play/lottery/games/index.ts';

/** Every game, those that the player marked, or a family by its code. */
export const ALL = 'all';
export const FAVOURITES = 'favourites';

export type StreakFilter = {
  /** Draws in a row. */
  readonly least: number;
  readonly games: string;
  /** A pair of sides by its name (`sidesOf`), or all. */
  readonly sides: string;
};

/** What is chosen from (plays.md section 8.3: 3 to 10, 5 at first). */
export const LEASTS = [3, 4, 5, 6, 8, 10] as const;
export const FIRST: StreakFilter = { least: 5, games: ALL, sides: ALL };

type Sides = Pick<Streak, 'Same' | 'Opposite'>;
const inOrder = ({ Same, Opposite }: Sides) =>
  [Same, Opposite].toSorted((a, b) => (a.Option < b.Option ? -1 : 1));

/** What came against what, whichever of them it was: the same of every place and game. */
export const sidesOf = (streak: Sides): string =>
  inOrder(streak)
    .map(({ Option }) => Option)
    .join();

/** The pairs that there are, each with the names of its sides, the most frequent first. */
export function pairsOf(streaks: readonly Sides[]): readonly {
  readonly sides: string;
  readonly names: readonly Streak['Same']['Name'][];
}[] {
  const found = new Map<string, Sides[]>();
  for (const streak of streaks) {
    const sides = sidesOf(streak);
    found.set(sides, [...(found.get(sides) ?? []), streak]);
  }
  return [...found]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([sides, [first]]) => ({
      sides,
      names: first ? inOrder(first).map(({ Name }) => Name) : [],
    }));
}

/** A streak with the game that it is of. */
export type ShownStreak = { readonly streak: Streak; readonly game: Game };

/** The streaks that the filter lets through, in their order; of games that the page knows. */
export function streaksShown(
  streaks: readonly Streak[],
  games: readonly Game[],
  { least, games: wanted, sides }: StreakFilter,
  favourites: readonly number[],
): readonly ShownStreak[] {
  const known = new Map(games.map((game) => [game.Id, game]));
  const isWanted = ({ Id, Family }: Game): boolean =>
    wanted === ALL || (wanted === FAVOURITES ? favourites.includes(Id) : wanted === Family);
  return streaks.flatMap((streak) => {
    const game = known.get(streak.GameId);
    const isSide = sides === ALL || sidesOf(streak) === sides;
    return game && streak.Length >= least && isWanted(game) && isSide ? [{ streak, game }] : [];
  });
}
