import { describe, expect, it } from 'vitest';
import { familyOf } from '@fairlot/rules/play/index';
import type { GameInfo, IssueInfo } from '@fairlot/wire/play/lottery';
import { drawsOf, gameStop, issuesOf, lastResultAt, resumesAt, saleAt } from './issue-view.ts';

const MINUTE = 60_000;
const LEAD = 5000;

/** Issue n is on sale from minute n to minute n + 1 less the lead, and drawn at minute n + 1. */
const issue = (n: number, state = 0, winningNumber: string | null = null): IssueInfo => ({
  SerialNumber: 202611210000 + n,
  OriginalWinningNumber: winningNumber,
  WinningNumber: winningNumber,
  StartTimeStamp: n * MINUTE,
  CloseTimeStamp: (n + 1) * MINUTE - LEAD,
  DrawTimeStamp: (n + 1) * MINUTE,
  State: state,
});

const info = (parts: Partial<GameInfo>): GameInfo => ({
  CategoryId: 1,
  IsMaintain: false,
  IsOfficialOffline: false,
  IsMiaoMiao: false,
  DailyIssueCount: 1440,
  State: 0,
  DateTimeNow: 0,
  ...parts,
});

describe('the sale', () => {
  const issues = [issue(1), issue(2), issue(3)];

  it.each([
    [0, 'waitStart', 60],
    [1 * MINUTE, 'selling', 55],
    [1 * MINUTE + 24_999, 'selling', 31],
    [1 * MINUTE + 25_000, 'soon', 30],
    [2 * MINUTE - LEAD - 10_000, 'closing', 10],
    [2 * MINUTE - LEAD - 1, 'closing', 1],
  ])('at %i ms is %s with %i s', (nowMs, phase, seconds) => {
    expect(saleAt(issues, nowMs)).toMatchObject({ phase, seconds });
  });

  it('is closed between two issues and runs again at the start of the next', () => {
    const closed = saleAt(issues, 2 * MINUTE - LEAD);
    expect(closed).toMatchObject({ phase: 'closed', issue: issues[0] });
    expect(saleAt(issues, 2 * MINUTE)).toMatchObject({ phase: 'selling', issue: issues[1] });
  });

  it('waits for a start that is far off, and ends when no issue follows', () => {
    const pause = [issue(1), issue(30)];
    expect(saleAt(pause, 2 * MINUTE)).toMatchObject({ phase: 'waitStart', issue: pause[1] });
    expect(saleAt([issue(1)], 2 * MINUTE)).toMatchObject({ phase: 'closed' });
    expect(saleAt([issue(1, 2, '1,2,3')], 2 * MINUTE)).toEqual({ phase: 'none' });
    expect(saleAt([], 0)).toEqual({ phase: 'none' });
  });

  it('leaves out a cancelled issue', () => {
    expect(saleAt([issue(1, 3), issue(2)], 2 * MINUTE)).toMatchObject({ phase: 'selling' });
  });
});

describe('the outcome', () => {
  const open = issue(2);
  it.each([
    [issue(1), 2 * MINUTE - LEAD, 'closed'],
    [issue(1), 2 * MINUTE, 'drawing'],
    [issue(1), 3 * MINUTE - 1, 'drawing'],
    [issue(1), 3 * MINUTE, 'late'],
    [issue(1, 1, '3,4,6,8,2'), 2 * MINUTE, 'result'],
    [issue(1, 2, '3,4,6,8,2'), 2 * MINUTE, 'awarded'],
    [issue(1, 3), 2 * MINUTE, 'cancelled'],
    [{ ...issue(1, 3), NeverOpened: true as const }, 2 * MINUTE, 'unopened'],
  ])('of issue %j at %i ms is %s', (over, nowMs, phase) => {
    expect(
      lastResultAt(
        [over, open].filter((each) => each === over),
        nowMs,
      ),
    ).toMatchObject({ phase });
  });

  it('counts how late a number is', () => {
    expect(lastResultAt([issue(1)], 3 * MINUTE + 5500)).toMatchObject({ lateSeconds: 65 });
  });

  it('is none before the first close', () => {
    expect(lastResultAt([issue(1)], MINUTE)).toEqual({ phase: 'none' });
  });
});

describe('a reply', () => {
  it('names every issue once, the furthest state of it, ascending', () => {
    const reply = info({
      LastDrawIssue: issue(1, 2, '1,2,3,4,5'),
      OldIssues: [issue(1, 1, '1,2,3,4,5'), issue(0, 2, '5,4,3,2,1')],
      CurrentIssue: issue(2),
      RecentIssues: [issue(2), issue(3)],
    });
    const issues = issuesOf(reply);
    expect(issues.map(({ SerialNumber }) => SerialNumber % 10)).toEqual([0, 1, 2, 3]);
    expect(issues[1]?.State).toBe(2);
    expect(drawsOf(issues, familyOf('ssc').draw).map(({ draw }) => draw[0])).toEqual([1, 5]);
  });

  it.each([
    [{ State: 0 }, undefined],
    [{ State: 1 }, 'maintain'],
    [{ State: 2, LastDrawIssue: issue(1, 2, '1,2,3,4,5') }, 'offline'],
    [{ State: 2, LastDrawIssue: null }, 'notOpen'],
    [{ State: 3 }, 'officialOffline'],
    [{ IsMaintain: true }, 'maintain'],
  ])('%j stops the game: %s', (parts, stop) => {
    expect(gameStop(info(parts))).toBe(stop);
  });

  it('says when a source opens again, and promises nothing of what people stopped', () => {
    const at = (State: number, DateTimeNow: number) =>
      resumesAt(info({ State, DateTimeNow, CurrentIssue: issue(2) }));
    expect([at(3, MINUTE), at(3, 2 * MINUTE)]).toEqual([2 * MINUTE, undefined]);
    expect([at(0, MINUTE), at(1, MINUTE), at(2, MINUTE)]).toEqual(Array(3).fill(undefined));
    const said = (State: number, DateTimeNow: number) =>
      resumesAt(info({ State, DateTimeNow, StateNote: { Until: 5 * MINUTE } }));
    expect([said(1, MINUTE), said(2, MINUTE), said(0, MINUTE), said(1, 6 * MINUTE)]).toEqual([
      5 * MINUTE,
      5 * MINUTE,
      undefined,
      undefined,
    ]);
  });
});
