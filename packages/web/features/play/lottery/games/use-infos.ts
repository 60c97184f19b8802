import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { lotteryHttp, lotteryHub, type GameInfo } from '@fairlot/wire/play/lottery';
import {
  callKey,
  queries,
  refetch,
  serverNow,
  useFollow,
  useHubEvent,
  useServerNow,
} from '@fairlot/shell';
import { clockOf, knowsNext, withResult, type IssueClock, type Result } from './clock-of.ts';
import { pace } from './pace.ts';
import { readInfos, type Infos, type Parts } from './read-infos.ts';

/** Without the hub a result is seen at the latest after this. */
const FALLBACK_MS = 30_000;
/** A reply that knows no issue to come is asked anew this often. */
const EMPTY_MS = 5000;
/** Each hint reaches every part that shows games; a player's calls are counted, his bets among them. */
const HINT_MS = 1000;

const KEY = callKey(lotteryHttp.getLotteryInfo);
const LOBBY: Parts = { State: true, LastDrawIssue: true, Countdown: true };
const WHOLE: Parts = { ...LOBBY, LastIssue: true, OldIssues: true, SelectCount: 20 };

const refetchInfos = pace(() => void refetch(lotteryHttp.getLotteryInfo), HINT_MS);
const refetchGames = pace(() => void refetch(lotteryHttp.getLotteryData), HINT_MS);

/** Puts a pushed result into every reply that holds its game. */
function putResult(GameId: number, result: Result): void {
  queries.setQueriesData<Infos>({ queryKey: KEY }, (infos) => {
    const info = infos?.[GameId];
    return infos && info ? { ...infos, [GameId]: withResult(info, result) } : infos;
  });
}

/** Infos of games, kept up to date by the hub, by the clock, and by asking now and then. */
function useInfos(gameIds: readonly number[], parts: Parts) {
  const query = useQuery({
    queryKey: [...KEY, gameIds, parts],
    queryFn: () => readInfos(gameIds, parts),
    enabled: gameIds.length > 0,
    refetchInterval: ({ state }) => {
      const infos = Object.values(state.data ?? {});
      return infos.some((info) => !knowsNext(info, serverNow())) ? EMPTY_MS : FALLBACK_MS;
    },
  });
  useFollow(gameIds);
  useHubEvent(lotteryHub.receiveWinningNumber, ({ GameId, ...result }) => {
    if (gameIds.includes(GameId)) putResult(GameId, result);
  });
  useHubEvent(lotteryHub.lotteryAwarded, ({ GameId }) => {
    if (gameIds.includes(GameId)) refetchInfos();
  });
  useHubEvent(lotteryHub.lotteryGameUpdate, ({ GameId }) => {
    if (!gameIds.includes(GameId)) return;
    refetchInfos();
    refetchGames();
  });
  return query;
}

/** What the lobby shows of all games. */
export const useLobbyInfos = (gameIds: readonly number[]) => useInfos(gameIds, LOBBY);

/** Everything about one game, with its last 20 issues. */
export function useGameInfo(gameId: number): GameInfo | undefined {
  const ids = useMemo(() => [gameId], [gameId]);
  return useInfos(ids, WHOLE).data?.[gameId];
}

/**
 * Where a game stands now. Ticks each second: for leaves. Asks again when the last known issue
 * ends.
 */
export function useClockOf(info: GameInfo | undefined): IssueClock {
  const nowMs = useServerNow();
  const clock = clockOf(info, nowMs);
  const isOver = info !== undefined && clock.phase === 'none';
  useEffect(() => {
    if (isOver) void refetch(lotteryHttp.getLotteryInfo);
  }, [isOver]);
  return clock;
}

export const useIssueClock = (gameId: number): IssueClock => useClockOf(useGameInfo(gameId));
