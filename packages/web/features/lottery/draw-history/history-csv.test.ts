import { describe, expect, it } from 'vitest';
import type { IssueInfo } from '@fairlot/wire/lottery';
import { familyOf } from '@fairlot/rules/play/index';
import { historySheet } from './history-csv.ts';

const issue = (WinningNumber: string | null, State: number): IssueInfo => ({
  SerialNumber: 202611210142,
  OriginalWinningNumber: WinningNumber,
  WinningNumber,
  StartTimeStamp: 0,
  CloseTimeStamp: 0,
  DrawTimeStamp: Date.parse('2026-11-21T11:45:00+08:00'),
  State,
});

describe('the sheet of the draw history', () => {
  it('has every derived column of five digits', () => {
    const { head, rows } = historySheet([issue('3,4,6,8,2', 2)], familyOf('ssc'), 'en');
    expect(head).toHaveLength(12);
    expect(rows[0]).toEqual([
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

  it('has one shape for three digits', () => {
    const { head, rows } = historySheet([issue('9,0,1', 1)], familyOf('d3'), 'en');
    expect(head).toHaveLength(10);
    expect(rows[0]?.slice(3)).toEqual([10, 'Small', 'Even', 'Dragon', 'Straight', 9, 'Drawn']);
  });

  it('leaves the cells of a draw to come empty', () => {
    const { rows } = historySheet([issue(null, 0)], familyOf('d3'), 'en');
    expect(rows[0]?.slice(2)).toEqual(['', '', '', '', '', '', '', 'Waiting']);
  });
});
