import { describe, expect, it } from 'vitest';
import type { IssueInfo } from '@fairlot/wire/play/lottery';
import { PAST } from '@fairlot/rules/play/past';
import { findFamily } from '@fairlot/rules/play/registry';
import { sheetColumns } from './sheet.ts';
import type { HistoryFamily } from './use-family-past.ts';

const issue = (WinningNumber: string | null, State: number): IssueInfo => ({
  SerialNumber: 202611210142,
  OriginalWinningNumber: WinningNumber,
  WinningNumber,
  StartTimeStamp: 0,
  CloseTimeStamp: 0,
  DrawTimeStamp: Date.parse('2026-11-21T11:45:00+08:00'),
  State,
});

const historyOf = async (code: string): Promise<HistoryFamily> => ({
  ...findFamily(code)!,
  columns: await PAST[code]!.loadColumns(),
});

const sheetOf = (of: IssueInfo, family: HistoryFamily) => {
  const columns = sheetColumns(family, 'en');
  return { head: columns.map(({ head }) => head), row: columns.map(({ value }) => value(of)) };
};

describe('the sheet of the draw history', () => {
  it('has every derived column of five digits', async () => {
    const { head, row } = sheetOf(issue('3,4,6,8,2', 2), await historyOf('ssc'));
    expect(head).toHaveLength(12);
    expect(row).toEqual([
      '20261121-0142',
      '2026-11-21 11:45:00',
      '3 4 6 8 2',
      23,
      'Big',
      'Odd',
      'Dragon',
      'Half',
      'Mixed',
      'Mixed',
      6,
      'Paid',
    ]);
  });

  it('has one shape for three digits', async () => {
    const { head, row } = sheetOf(issue('9,0,1', 1), await historyOf('d3'));
    expect(head).toHaveLength(10);
    expect(row.slice(3)).toEqual([10, 'Small', 'Even', 'Dragon', 'Straight', 9, 'Drawn']);
  });

  it('leaves the cells of a draw to come empty', async () => {
    const { row } = sheetOf(issue(null, 0), await historyOf('d3'));
    expect(row.slice(2)).toEqual(['', '', '', '', '', '', '', 'Waiting']);
  });
});
