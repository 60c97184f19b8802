import { useCall } from '@fairlot/shell';
import { useSay } from '@fairlot/ui';
import type { Output } from '@fairlot/wire/core';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { usePage } from '../../../staff/operator/index.ts';
import { useGames } from '../page/use-games.ts';

export type Calendar = Output<typeof lotteryConsole.getHolidays>;
export type Year = Calendar['Years'][number];
export type Said = Calendar['Rows'][number];
export type ListedGame = Calendar['Listed'][number];

type Read = {
  readonly calendar: Calendar | undefined;
  readonly problem: { readonly text: undefined } | undefined;
  readonly retry: () => void;
  readonly readAtMs: number | undefined;
};

export function useCalendar(): Read {
  const { data, isError, refetch } = useCall(
    lotteryConsole.getHolidays,
    undefined,
    usePage('lottery.calendar', lotteryConsole.getHolidays),
  );
  const calendar = data?.ok ? data.value : undefined;
  return {
    calendar,
    problem: isError && !calendar ? { text: undefined } : undefined,
    retry: () => void refetch(),
    readAtMs: calendar?.DateTimeNow,
  };
}

/** Names of games by their number. */
export function useGameNames(): (gameId: number) => string {
  const say = useSay();
  const { rows } = useGames(true);
  return (gameId) => {
    const game = rows?.find(({ GameId }) => GameId === gameId);
    return game ? say(game.Name) : String(gameId);
  };
}
