import { moneyToNumber } from '@fairlot/rules/core/money';
import { formatMoment, formatMoney, fullIssue, useLanguage, useSay, useWords } from '@fairlot/ui';
import type { Sheet } from '@fairlot/ui/list';
import type { BetRecord } from '@fairlot/wire/play/bet';
import { contentText } from '../../../play/lottery/index.ts';
import type { Game } from '../../../play/lottery/games/index.ts';
import type { BetFilter } from './filters.ts';
import { changeOf, isSettled, playName } from './record-view.ts';
import { resultWord } from './state-look.ts';
import { BET } from './text.ts';

const plain = (text: string): string => text.replaceAll(',', '').replace('−', '-');

/** The file of the bets that the filters find. */
export function useSheet(
  games: readonly Game[],
  { range: { from, to } }: BetFilter,
  read: Sheet<BetRecord, string>['read'],
): Sheet<BetRecord, string> {
  const words = useWords(BET);
  const say = useSay();
  const language = useLanguage();
  const nameOf = (id: number) => {
    const game = games.find(({ Id }) => Id === id);
    return game ? say(game.Name) : id;
  };
  const content = (row: BetRecord) =>
    contentText(row.Play, row.Content, language) + (row.IsContentCut ? '…' : '');
  return {
    name: `fairlot-bets-${from}-${to}.csv`,
    read,
    json: (row) => ({
      id: row.Id,
      placed: new Date(row.TimeStamp).toISOString(),
      gameId: row.GameId,
      issue: row.SerialNumber,
      play: row.Play,
      content: row.Content,
      isContentCut: row.IsContentCut,
      lines: row.Notes,
      mode: row.Mode,
      multiple: row.Multiple,
      stake: plain(formatMoney(row.Amount)),
      number: row.WinningNumber,
      state: row.State,
      follows: row.Follows ?? null,
      bonus: row.Bonus === undefined ? null : plain(formatMoney(row.Bonus)),
      prize: plain(formatMoney(row.Prize)),
      refund: plain(formatMoney(row.Refund)),
    }),
    columns: [
      { head: words.id, value: (row) => row.Id },
      { head: words.time, value: (row) => formatMoment(row.TimeStamp) },
      { head: words.game, value: (row) => nameOf(row.GameId) },
      { head: words.issue, value: (row) => fullIssue(row.SerialNumber) },
      { head: words.play, value: (row) => say(playName(row.Play)) },
      { head: words.content, value: content },
      { head: words.notesHead, value: (row) => row.Notes },
      { head: words.multipleHead, value: (row) => row.Multiple },
      { head: words.draw, value: (row) => row.WinningNumber?.replaceAll(',', ' ') ?? '' },
      { head: words.amount, value: (row) => moneyToNumber(row.Amount) },
      {
        head: words.bonus,
        value: (row) => (row.Bonus === undefined ? '' : moneyToNumber(row.Bonus)),
      },
      { head: words.prize, value: (row) => moneyToNumber(row.Prize) },
      {
        head: words.change,
        value: (row) => (isSettled(row) ? moneyToNumber(changeOf(row)) : ''),
      },
      { head: words.state, value: (row) => resultWord(row, words) },
      { head: words.follows, value: (row) => row.Follows ?? '' },
    ],
  };
}
