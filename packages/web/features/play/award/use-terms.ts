import { betHttp, betHub } from '@fairlot/wire/play/bet';
import { refetch, useCall, useHubEvent } from '@fairlot/shell';

const STALE_MS = 60_000;

/** Odds and limits of a game as the server tells them; read anew when it changes some. */
export function useTerms(gameId: number) {
  const input = { GameId: gameId };
  const { data, isError } = useCall(betHttp.getOdds, input, { staleTime: STALE_MS });
  const retry = (): void => void refetch(betHttp.getOdds, input);
  useHubEvent(betHub.betNumberOddsUpdate, ({ GameId }) => {
    if (GameId === gameId) retry();
  });
  return { terms: data?.ok ? data.value : undefined, isError, retry };
}
