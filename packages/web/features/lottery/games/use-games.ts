import { useMemo } from 'react';
import { lotteryHttp, type GameData } from '@fairlot/wire/lottery';
import { useCall } from '@fairlot/shell';

export type Game = GameData & { readonly Id: number };

/** What does not change during the day is asked once an hour. */
const STALE_MS = 3_600_000;

/** All games in their order. */
export function useGames(): {
  games: readonly Game[] | undefined;
  isError: boolean;
  retry: () => void;
} {
  const { data, isError, refetch } = useCall(lotteryHttp.getLotteryData, undefined, {
    staleTime: STALE_MS,
    gcTime: Infinity,
  });
  const games = useMemo(
    () =>
      data &&
      Object.entries(data)
        .map(([id, game]): Game => ({ ...game, Id: Number(id) }))
        .toSorted((a, b) => a.Sort - b.Sort || a.Id - b.Id),
    [data],
  );
  return { games, isError, retry: () => void refetch() };
}

export const useGame = (id: number): Game | undefined =>
  useGames().games?.find((game) => game.Id === id);
