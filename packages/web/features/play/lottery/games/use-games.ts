import { useMemo } from 'react';
import { lotteryHttp, type GameData } from '@fairlot/wire/play/lottery';
import { useCall } from '@fairlot/shell';

export type Game = GameData & { readonly Id: number };

/** Names, order and marks change seldom; whoever looks on sees a change within this. */
const STALE_MS = 60_000;

/** All games in their order. */
export function useGames(): {
  games: readonly Game[] | undefined;
  isError: boolean;
  retry: () => void;
} {
  const { data, isError, refetch } = useCall(lotteryHttp.getLotteryData, undefined, {
    staleTime: STALE_MS,
    refetchInterval: STALE_MS,
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
