import { expect, test } from 'vitest';
import type { GameInfo, IssueInfo } from '@fairlot/wire/play/lottery';
import { clockOf, knowsNext, withResult } from './clock-of.ts';

const MINUTE = 60_000;
const issue = (serial: number, more: Partial<IssueInfo> = {}): IssueInfo => ({
  SerialNumber: serial,
  OriginalWinningNumber: null,
  WinningNumber: null,
  StartTimeStamp: serial * MINUTE,
  CloseTimeStamp: (serial + 1) * MINUTE,
  DrawTimeStamp: (serial + 1) * MINUTE + 5000,
  State: 0,
  ...more,
});
const info = (more: Partial<GameInfo>): GameInfo => ({
  CategoryId: 1,
  IsMaintain: false,
  IsOfficialOffline: false,
  IsMiaoMiao: false,
  DailyIssueCount: 1440,
  State: 0,
  DateTimeNow: 0,
  ...more,
});

test('rolls from issue to issue with the clock alone', () => {
  const reply = info({ CurrentIssue: issue(10), RecentIssues: [issue(10), issue(11), issue(12)] });
  const at = (nowMs: number) => clockOf(reply, nowMs);
  expect(at(10.5 * MINUTE)).toMatchObject({ phase: 'open', countdownMs: 30_000, totalMs: MINUTE });
  expect(at(11 * MINUTE).issue?.SerialNumber).toBe(11);
  expect(at(13 * MINUTE).phase).toBe('none');
  expect(knowsNext(reply, 12.9 * MINUTE)).toBe(true);
  expect(knowsNext(reply, 13 * MINUTE)).toBe(false);
});

test('takes the first issue to come, in whatever order the reply has them', () => {
  const reply = info({ RecentIssues: [issue(12), issue(11), issue(10)] });
  expect(clockOf(reply, 10.5 * MINUTE).issue?.SerialNumber).toBe(10);
  expect(clockOf(reply, 9.5 * MINUTE).waiting?.SerialNumber).toBe(10);
});

test('waits for an issue that starts later', () => {
  const reply = info({ RecentIssues: [issue(20)] });
  expect(clockOf(reply, 18 * MINUTE)).toMatchObject({ phase: 'waiting', countdownMs: 2 * MINUTE });
});

test('a pushed result becomes the last one, an older one does not', () => {
  const reply = info({
    LastDrawIssue: issue(9, { WinningNumber: '12345', State: 1 }),
    RecentIssues: [issue(10)],
    OldIssues: [issue(9), issue(8)],
  });
  const result = {
    SerialNumber: 10,
    OriginalWinningNumber: '34682',
    WinningNumber: '34682',
    DrawTimeStamp: 1,
    State: 1,
  };
  const after = withResult(reply, result);
  expect(after.LastDrawIssue).toMatchObject({ SerialNumber: 10, WinningNumber: '34682' });
  expect(after.RecentIssues?.[0]?.State).toBe(1);
  const late = withResult(after, { ...result, SerialNumber: 8, WinningNumber: '99999' });
  expect(late.LastDrawIssue?.SerialNumber).toBe(10);
  expect(late.OldIssues?.[1]?.WinningNumber).toBe('99999');
});
