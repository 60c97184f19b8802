import { findByName, type FindGames } from './find-games.ts';
import type { Game } from './use-games.ts';

/** What of the games the lobby shows: those that are asked for most, the player's own, all, a family. */
export type Tab = string;
export const HOT: Tab = 'hot';
export const FAVOURITES: Tab = 'favourites';
export const RECENT: Tab = 'recent';
export const ALL: Tab = 'all';

/** What the player keeps and what he opened last, by their numbers. */
export type Own = { readonly favourites: readonly number[]; readonly recent: readonly number[] };

/** So many games stand in front: the player's own, those that operators marked, then the first of the list. */
export const FRONT = 12;

function front(games: readonly Game[], own: readonly Game[]): readonly Game[] {
  const marked = games.filter(({ IsHot }) => IsHot);
  const first = new Set([...own, ...marked]);
  const others = games.filter((game) => !first.has(game));
  return [...first, ...others].slice(0, Math.max(FRONT, first.size));
}

/** The games of a tab in their order. */
export function gamesOn(games: readonly Game[], tab: Tab, own: Own): readonly Game[] {
  const named = (ids: readonly number[]): readonly Game[] =>
    ids.flatMap((id) => games.find(({ Id }) => Id === id) ?? []);
  if (tab === HOT) return front(games, named([...own.favourites, ...own.recent]));
  if (tab === FAVOURITES) return named(own.favourites);
  if (tab === RECENT) return named(own.recent);
  return tab === ALL ? games : games.filter(({ Family }) => Family === tab);
}

/** A search looks through all games, whatever the tab. */
export const gamesShown = (
  games: readonly Game[],
  tab: Tab,
  own: Own,
  search: string,
  find: FindGames = findByName,
): readonly Game[] => (search.trim() === '' ? gamesOn(games, tab, own) : find(games, search));
