import { moneyToNumber } from '@fairlot/rules/core/money';
import { formatMoment, fullIssue, useSay, useWords } from '@fairlot/ui';
import type { Sheet } from '@fairlot/ui/list';
import type { CashFlow } from '@fairlot/wire/money/wallet';
import type { Game } from '../../../play/lottery/games/index.ts';
import { sides, typeName, type FlowFilter } from './flow-view.ts';
import { CASH } from './text.ts';

/** The file of the movements that the filters find. */
export function useSheet(
  games: readonly Game[],
  { range: { from, to } }: FlowFilter,
  read: Sheet<CashFlow, string>['read'],
): Sheet<CashFlow, string> {
  const words = useWords(CASH);
  const say = useSay();
  const summary = ({ GameId, SerialNumber }: CashFlow) => {
    const game = games.find(({ Id }) => Id === GameId);
    const issue = SerialNumber === null ? '' : fullIssue(SerialNumber);
    return `${game ? say(game.Name) : ''} ${issue}`.trim();
  };
  return {
    name: `fairlot-cash-${from}-${to}.csv`,
    read,
    json: (row) => ({
      id: row.Id,
      at: new Date(row.TimeStamp).toISOString(),
      type: row.Type,
      class: row.Class,
      gameId: row.GameId,
      issue: row.SerialNumber,
      betId: row.BetId,
      amount: moneyToNumber(row.Amount).toFixed(3),
      balance: moneyToNumber(row.BalanceAfter).toFixed(3),
    }),
    columns: [
      { head: words.id, value: (row) => row.Id },
      { head: words.time, value: (row) => formatMoment(row.TimeStamp) },
      { head: words.type, value: (row) => say(typeName(row.Type)) },
      { head: words.summary, value: summary },
      { head: words.moneyIn, value: (row) => moneyToNumber(sides(row).in) },
      { head: words.moneyOut, value: (row) => moneyToNumber(sides(row).out) },
      { head: words.balance, value: (row) => moneyToNumber(row.BalanceAfter) },
      { head: words.bet, value: (row) => row.BetId ?? '' },
    ],
  };
}
