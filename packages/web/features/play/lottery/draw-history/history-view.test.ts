import { describe, expect, it } from 'vitest';
import type { IssueInfo } from '@fairlot/wire/play/lottery';
import { stateWord } from './history-columns.ts';
import { HISTORY } from './text.ts';
import { askFor, daysOffered, findIssues, lateMs } from './history-view.ts';

const issue = (SerialNumber: number, State = 2): IssueInfo => ({
  SerialNumber,
  OriginalWinningNumber: '3,4,6,8,2',
  WinningNumber: '3,4,6,8,2',
  StartTimeStamp: 0,
  CloseTimeStamp: 50_000,
  DrawTimeStamp: 60_000,
  State,
});
const NOON = Date.parse('2026-11-21T12:00:00+08:00');

describe('the range of the draw history', () => {
  it('offers thirty days of the site, today included', () => {
    const days = daysOffered(NOON);
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-21', '2026-10-23', 30]);
  });

  it('asks for a day or for a count', () => {
    expect(askFor(4, { kind: 'day', day: '2026-11-21' })).toEqual({ GameId: 4, Day: '2026-11-21' });
    expect(askFor(4, { kind: 'last', count: 50 })).toEqual({ GameId: 4, Count: 50 });
  });
});

describe('the search', () => {
  const issues = [202611210142, 202611210042, 202611200142].map((serial) => issue(serial));
  const found = (query: string) => findIssues(issues, query).map((row) => row.SerialNumber);

  it('takes the number within the day', () => {
    expect(found('0142')).toEqual([202611210142, 202611200142]);
    expect(found('42')).toHaveLength(3);
  });
  it('takes the whole serial number, with or without its dash', () => {
    expect(found('20261121-0142')).toEqual([202611210142]);
    expect(found('202611210142')).toEqual([202611210142]);
  });
  it('shows everything for nothing, and nothing for a stranger', () => {
    expect(found(' ')).toHaveLength(3);
    expect(found('999')).toEqual([]);
  });
  it('reads full-width digits, and makes no other number of what is none', () => {
    expect(found('０１４２ ')).toEqual(found('0142'));
    for (const text of ['14.2', '1e42', '01 42', '01,42']) expect(found(text)).toEqual([]);
  });
});

describe('a row', () => {
  it('is late only while it waits, and after a moment of grace', () => {
    expect(lateMs(issue(1, 0), 64_000)).toBe(0);
    expect(lateMs(issue(1, 0), 70_000)).toBe(10_000);
    expect(lateMs(issue(1, 1), 70_000)).toBe(0);
  });
});

describe('the word for an issue', () => {
  const words = Object.fromEntries(Object.entries(HISTORY).map(([name, { zh }]) => [name, zh]));
  it.each([
    [issue(1, 0), '等待开奖'],
    [issue(1, 1), '已开奖'],
    [issue(1, 3), '已取消'],
    [{ ...issue(1, 3), NeverOpened: true as const }, '未开售'],
  ])('%j: %s', (each, word) => {
    expect(stateWord(each, words as never)).toBe(word);
  });
});
