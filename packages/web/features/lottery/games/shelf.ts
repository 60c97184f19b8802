import { findGames, type SoundsLike } from './find-games.ts';
import type { Game } from './use-games.ts';

/** What of the games the lobby shows: those that are asked for most, the player's own, all, a family. */
export type Shelf = string;
export const HOT: Shelf = 'hot';
export const FAVOURITES: Shelf = 'favourites';
export const RECENT: Shelf = 'recent';
export const ALL: Shelf = 'all';

/** What the player keeps and what he opened last, by their numbers. */
export type Own = { readonly favourites: readonly number[]; readonly recent: readonly number[] };

/** So many games stand in front: those that operators marked, then the first of the list. */
const FRONT = 12;

function front(games: readonly Game[]): readonly Game[] {
  const marked = games.filter(({ IsHot }) => IsHot);
  const others = games.filter(({ IsHot }) => !IsHot);
  return [...marked, ...others].slice(0, Math.max(FRONT, marked.length));
}

/** The games of a shelf in their order. */
export function gamesOn(games: readonly Game[], shelf: Shelf, own: Own): readonly Game[] {
  const named = (ids: readonly number[]): readonly Game[] =>
    ids.flatMap((id) => games.find(({ Id }) => Id === id) ?? []);
  if (shelf === HOT) return front(games);
  if (shelf === FAVOURITES) return named(own.favourites);
  if (shelf === RECENT) return named(own.recent);
  return shelf === ALL ? games : games.filter(({ Family }) => Family === shelf);
}

/** A search looks through all games, whatever the shelf. */
export const gamesShown = (
  games: readonly Game[],
  shelf: Shelf,
  own: Own,
  search: string,
  sounds?: SoundsLike,
): readonly Game[] =>
  search.trim() === '' ? gamesOn(games, shelf, own) : findGames(games, undefined, search, sounds);
