import { csvFigure } from '@fairlot/rules/core/csv';
import type { HistoryFamily } from './use-family-past.ts';
import { fullIssue, formatMoment, useLanguage, wordsIn } from '@fairlot/ui';
import type { Sheet } from '@fairlot/ui/list';
import type { IssueInfo } from '@fairlot/wire/play/lottery';
import type { Game } from '../games/use-games.ts';
import { factCells, numberText, stateWord } from './history-columns.ts';
import { HISTORY } from './text.ts';

/** The columns of the file: those of the screen, in its language. */
export function sheetColumns(
  family: HistoryFamily,
  language: 'zh' | 'en',
): Sheet<IssueInfo>['columns'] {
  const words = wordsIn(HISTORY, language);
  return [
    { head: words.issue, value: ({ SerialNumber }) => fullIssue(SerialNumber) },
    { head: words.drawnAt, value: ({ DrawTimeStamp }) => formatMoment(DrawTimeStamp) },
    { head: words.number, value: (issue) => numberText(family, issue) },
    ...family.columns.map(({ name }, at) => ({
      head: name[language],
      value: (issue: IssueInfo) => csvFigure(factCells(family, issue)?.[at]?.long[language] ?? ''),
    })),
    { head: words.state, value: (issue) => stateWord(issue, words) },
  ];
}

/** The file of the issues that the filters find; all of them are at hand. */
export function useSheet(
  game: Game,
  family: HistoryFamily | undefined,
  rows: readonly IssueInfo[] | undefined,
): Sheet<IssueInfo> {
  const language = useLanguage();
  return {
    name: `fairlot-${game.Code}.csv`,
    columns: family ? sheetColumns(family, language) : [],
    read: async () => ({ rows: rows ?? [], next: undefined, total: rows?.length ?? 0 }),
  };
}
