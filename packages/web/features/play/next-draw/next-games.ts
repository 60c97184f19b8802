import type { Game } from '../lottery/games/index.ts';

/** What is known of a player: the game of the last bet, the kept games, and those opened last. */
export type OwnGames = {
  readonly last: number | undefined;
  readonly favourites: readonly number[];
  readonly recent: readonly number[];
};

/** So many are tried; the first that is on sale is shown. */
const MOST = 6;

const isOfHouse = ({ Source, IsStandIn, IsRehearsal }: Game): boolean =>
  Source === 'chain' && !IsStandIn && !IsRehearsal;

/**
 * The games whose next draw a player may want, in this order: the last played, favourites, recently opened,
 * then the games of the house from the shortest interval on. Instant games have no next draw.
 */
export function nextGames(
  games: readonly Game[],
  { last, favourites, recent }: OwnGames,
): readonly Game[] {
  const drawn = games.filter(({ IntervalSeconds, Kind }) => Kind !== 'instant' && IntervalSeconds);
  const own = [...(last === undefined ? [] : [last]), ...favourites, ...recent];
  const house = drawn
    .filter(isOfHouse)
    .toSorted((a, b) => (a.IntervalSeconds ?? 0) - (b.IntervalSeconds ?? 0));
  const named = own.flatMap((id) =>
    games.filter(({ Id, Kind }) => Id === id && Kind !== 'instant'),
  );
  return [...new Set([...named, ...house])].slice(0, MOST);
}
