import { useMemo } from 'react';
import { useCall } from '@fairlot/shell';
import type { ListSource } from '@fairlot/ui/list';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { usePage } from '../../../staff/operator/index.ts';
import type { Game } from './game.ts';

/** The games as they are now, in the order of the players' lists. */
export function useGames(enabled: boolean): ListSource<Game> {
  const { data, isError, refetch } = useCall(lotteryConsole.getGames, undefined, {
    enabled,
    ...usePage('lottery.games', lotteryConsole.getGames),
  });
  const rows = useMemo(
    () => data?.ok && data.value.Rows.toSorted((a, b) => a.Sort - b.Sort || a.GameId - b.GameId),
    [data],
  );
  return {
    rows: rows || undefined,
    problem: isError && !data ? { text: undefined } : undefined,
    retry: () => void refetch(),
    readAtMs: data?.ok ? data.value.DateTimeNow : undefined,
  };
}
