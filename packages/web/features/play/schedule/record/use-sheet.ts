import { moneyToNumber, sumMoney, type Money } from '@fairlot/rules/core/money';
import { formatMoment, formatMoney, useSay, useWords } from '@fairlot/ui';
import type { DayRange } from '@fairlot/ui/date-range';
import type { Sheet, Total } from '@fairlot/ui/list';
import type { Schedule } from '@fairlot/wire/play/schedule';
import type { Game } from '../../lottery/games/index.ts';
import { RECORD, STATES } from './text.ts';

export type Filter = { readonly range: DayRange; readonly states: readonly number[] };

type AllSums = { readonly SumDone: Money; readonly SumPrize: Money };

/** What the schedules so far, and all that the filters find, staked and won. */
export function useTotals(rows: readonly Schedule[], all: AllSums | undefined): readonly Total[] {
  const words = useWords(RECORD);
  if (rows.length === 0) return [];
  const total = (id: string, name: string, done: Money, won: Money): Total => {
    const [amounts, prize] = [formatMoney(done), formatMoney(won)];
    const line = `${words.amount} ${amounts} · ${words.prize} ${prize}`;
    return { id, name, cells: { amounts: words.doneAmount(amounts), prize }, line };
  };
  const done = sumMoney(rows.map(({ DoneAmount }) => DoneAmount));
  const won = sumMoney(rows.map(({ Prize }) => Prize));
  return [
    total('page', words.ofPage, done, won),
    ...(all ? [total('all', words.ofAll, all.SumDone, all.SumPrize)] : []),
  ];
}

/** The file of the schedules that the filters find. */
export function useSheet(
  games: readonly Game[],
  { range: { from, to } }: Filter,
  read: Sheet<Schedule, string>['read'],
): Sheet<Schedule, string> {
  const words = useWords(RECORD);
  const say = useSay();
  const nameOf = (id: number): string => {
    const game = games.find(({ Id }) => Id === id);
    return game ? say(game.Name) : String(id);
  };
  return {
    name: `fairlot-schedules-${from}-${to}.csv`,
    read,
    columns: [
      { head: words.id, value: (row) => row.Id },
      { head: words.time, value: (row) => formatMoment(row.TimeStamp) },
      { head: words.game, value: (row) => nameOf(row.GameId) },
      { head: words.play, value: (row) => row.Bets.map(({ Play }) => Play).join(' ') },
      { head: words.first, value: (row) => String(row.FirstSerialNumber) },
      { head: words.issue, value: (row) => row.Issues },
      { head: words.amount, value: (row) => moneyToNumber(row.Amount) },
      { head: words.prize, value: (row) => moneyToNumber(row.Prize) },
      { head: words.state, value: (row) => say(STATES[row.State] ?? STATES[0]) },
    ],
  };
}
