import { matchesGame, type SoundsLike } from '../games/find-games.ts';
import type { Game } from '../games/use-games.ts';

/** Groups of the list, by family; families that have no group of their own share the last. */
const GROUPS = ['ssc', 'd3'] as const;
export type GroupCode = 'favourites' | (typeof GROUPS)[number] | 'other';

export type GameGroup = { readonly code: GroupCode; readonly games: readonly Game[] };

/** The list in groups, favourites first; a favourite stands in its family too. Empty groups are left out. */
export function groupsOfGames(
  games: readonly Game[],
  favourites: readonly number[],
  query: string,
  sounds?: SoundsLike,
): readonly GameGroup[] {
  const shown =
    query.trim() === '' ? games : games.filter((game) => matchesGame(game, query, sounds));
  const known: readonly string[] = GROUPS;
  const groups: GameGroup[] = [
    { code: 'favourites', games: shown.filter(({ Id }) => favourites.includes(Id)) },
    ...GROUPS.map((code) => ({ code, games: shown.filter(({ Family }) => Family === code) })),
    { code: 'other', games: shown.filter(({ Family }) => !known.includes(Family)) },
  ];
  return groups.filter((group) => group.games.length > 0);
}
