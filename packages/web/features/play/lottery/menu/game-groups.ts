import { FAMILIES, findFamily } from '@fairlot/rules/play/registry';
import { findByName, type FindGames } from '../games/find-games.ts';
import type { Own } from '../games/lobby-tabs.ts';
import type { Game } from '../games/use-games.ts';

/** A group of the list: the favourites, or a family by its code; unknown families share the last. */
export type GroupCode = string;

export const FAVOURITES: GroupCode = 'favourites';
export const RECENT: GroupCode = 'recent';

export type GameGroup = { readonly code: GroupCode; readonly games: readonly Game[] };

/** The list in groups, the player's own first, which stand in their family too. Empty groups are left out. */
export function groupsOfGames(
  games: readonly Game[],
  { favourites, recent }: Own,
  query: string,
  find: FindGames = findByName,
): readonly GameGroup[] {
  const shown = query.trim() === '' ? games : find(games, query);
  const named = (ids: readonly number[]): readonly Game[] =>
    ids.flatMap((id) => shown.find(({ Id }) => Id === id) ?? []);
  const groups: GameGroup[] = [
    { code: FAVOURITES, games: named(favourites) },
    { code: RECENT, games: named(recent) },
    ...FAMILIES.map(({ code }) => ({
      code,
      games: shown.filter(({ Family }) => Family === code),
    })),
    { code: 'other', games: shown.filter(({ Family }) => findFamily(Family) === undefined) },
  ];
  return groups.filter((group) => group.games.length > 0);
}
