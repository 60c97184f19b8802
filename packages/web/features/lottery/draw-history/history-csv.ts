import { digitFacts } from '@fairlot/rules/lottery/digit-facts';
import { fullIssue, formatMoment, wordsIn } from '@fairlot/ui';
import type { CsvRow } from '@fairlot/ui/save-file';
import type { IssueInfo } from '@fairlot/wire/lottery';
import { columnsOf, factCells, stateWord, type Column } from './history-columns.ts';
import { digitsOf } from './history-view.ts';
import { HISTORY } from './text.ts';

type Sheet = { readonly head: CsvRow; readonly rows: readonly CsvRow[] };

/** The shown issues as a table for a spreadsheet, in the language of the screen. */
export function historySheet(
  issues: readonly IssueInfo[],
  count: number,
  language: 'zh' | 'en',
): Sheet {
  const words = wordsIn(HISTORY, language);
  const columns: readonly Column[] = columnsOf(count);
  const head = [
    words.issue,
    words.drawnAt,
    words.number,
    ...columns.map((column) => words[column.name]),
    words.state,
  ];
  const rows = issues.map((issue) => {
    const digits = digitsOf(issue.WinningNumber);
    const cells = factCells(columns, digitFacts(digits), words);
    return [
      fullIssue(issue.SerialNumber),
      formatMoment(issue.DrawTimeStamp),
      digits.join(' '),
      ...cells,
      stateWord(issue, words),
    ];
  });
  return { head, rows };
}
