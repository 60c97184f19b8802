import { useMemo } from 'react';
import { betHttp } from '@fairlot/wire/play/bet';
import type { GameInfo } from '@fairlot/wire/play/lottery';
import { useCall } from '@fairlot/shell';
import {
  useFavourites,
  useGames,
  useLobbyInfos,
  useRecent,
  type Game,
} from '../lottery/games/index.ts';
import { nextGames } from './next-games.ts';

const NONE: readonly Game[] = [];
const LAST = { PageSize: 1 };

const isOnSale = (info: GameInfo | undefined): boolean =>
  info?.State === 0 && (info.RecentIssues ?? []).length > 0;

export type NextGame =
  | { readonly step: 'reading' | 'none' }
  | { readonly step: 'failed'; readonly retry: () => void }
  | { readonly step: 'found'; readonly game: Game; readonly info: GameInfo };

/** The game whose next draw is shown, with its issues. */
export function useNextGame(): NextGame {
  const { games, isError, retry } = useGames();
  const favourites = useFavourites();
  const recent = useRecent();
  const bets = useCall(betHttp.getBetRecords, LAST);
  const last = bets.data?.ok ? bets.data.value.Rows[0]?.GameId : undefined;
  const isKnown = games !== undefined && !bets.isPending;
  const wanted = useMemo(
    () => (isKnown ? nextGames(games, { last, favourites, recent }) : NONE),
    [isKnown, games, last, favourites, recent],
  );
  // In the order of their ids: the same games in another order are the same question.
  const ids = useMemo(() => wanted.map(({ Id }) => Id).toSorted((a, b) => a - b), [wanted]);
  const infos = useLobbyInfos(ids);
  if (isError && !games) return { step: 'failed', retry };
  if (infos.isError && !infos.data) {
    return { step: 'failed', retry: () => void infos.refetch() };
  }
  if (isKnown && wanted.length === 0) return { step: 'none' };
  if (!infos.data) return { step: 'reading' };
  const game = wanted.find(({ Id }) => isOnSale(infos.data[Id]));
  const info = game && infos.data[game.Id];
  return info ? { step: 'found', game, info } : { step: 'none' };
}
