import type { Family } from '@fairlot/rules/play/family';
import { fullIssue, formatMoment, wordsIn } from '@fairlot/ui';
import type { CsvRow } from '@fairlot/ui/save-file';
import type { IssueInfo } from '@fairlot/wire/lottery';
import { factCells, numberText, stateWord } from './history-columns.ts';
import { HISTORY } from './text.ts';

type Sheet = { readonly head: CsvRow; readonly rows: readonly CsvRow[] };

/** A spreadsheet adds up numbers only. */
const cellOf = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) : text);

/** The shown issues as a table for a spreadsheet, in the language of the screen. */
export function historySheet(
  issues: readonly IssueInfo[],
  family: Family,
  language: 'zh' | 'en',
): Sheet {
  const words = wordsIn(HISTORY, language);
  const head = [
    words.issue,
    words.drawnAt,
    words.number,
    ...family.columns.map(({ name }) => name[language]),
    words.state,
  ];
  const rows = issues.map((issue) => {
    const cells = factCells(family, issue);
    return [
      fullIssue(issue.SerialNumber),
      formatMoment(issue.DrawTimeStamp),
      numberText(family, issue),
      ...family.columns.map((_, at) => cellOf(cells?.[at]?.long[language] ?? '')),
      stateWord(issue, words),
    ];
  });
  return { head, rows };
}
