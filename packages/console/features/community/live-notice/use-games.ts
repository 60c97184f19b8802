import { useCall } from '@fairlot/shell';
import { useSay } from '@fairlot/ui';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { usePage } from '../../staff/operator/index.ts';

/** The games with their names, in the order of the players' lists. */
export function useGameNames(): readonly { readonly value: number; readonly label: string }[] {
  const say = useSay();
  const { data } = useCall(
    lotteryConsole.getGames,
    undefined,
    usePage('lottery.games', lotteryConsole.getGames),
  );
  const rows = data?.ok ? data.value.Rows : [];
  return rows
    .toSorted((a, b) => a.Sort - b.Sort || a.GameId - b.GameId)
    .map(({ GameId, Name }) => ({ value: GameId, label: say(Name) }));
}
