// What the draw history shows of the issues it was given: pure, so that it can be tested as text.
import { plainNumber } from '@fairlot/rules/core/typed-number';
import { lastDays } from '@fairlot/rules/lottery/site-day';
import type { IssueInfo } from '@fairlot/wire/play/lottery';

/** The last issues, or those of one day of the site. */
export type HistoryRange =
  | { readonly kind: 'last'; readonly count: number }
  | { readonly kind: 'day'; readonly day: string };

export type HistoryFilter = {
  readonly range: HistoryRange;
  /** What an issue is looked for by; empty for all. */
  readonly find: string;
};

/** The list, among the views. */
export const LIST = 'list';

/** Where a view of the draws of a game is. */
export const addressOf = (gameId: number, view: string): string =>
  `/DrawHistory/${gameId}${view === LIST ? '' : `?view=${view}`}`;

export const COUNTS = [30, 50, 100, 200] as const;

/** Days that can be chosen, today included. */
const DAYS_BACK = 30;

/** Newest first. */
export const daysOffered = (nowMs: number): readonly string[] => lastDays(nowMs, DAYS_BACK);

export const askFor = (GameId: number, range: HistoryRange) =>
  range.kind === 'day' ? { GameId, Day: range.day } : { GameId, Count: range.count };

/** `142`, `0142` and `20261121-0142` find the issue; what is no number of one finds none. */
export function findIssues(issues: readonly IssueInfo[], query: string): readonly IssueInfo[] {
  const plain = plainNumber(query);
  if (plain === '') return issues;
  if (!/^\d+(-\d+)?$/.test(plain)) return [];
  const digits = plain.replace('-', '');
  return issues.filter(({ SerialNumber }) => {
    const serial = String(SerialNumber);
    return digits.length > 4 ? serial.includes(digits) : serial.endsWith(digits);
  });
}

/** States of an issue (spec section 3). */
export const ISSUE_STATE = { WAITING: 0, WINNUMBERGOT: 1, AWARDED: 2, CANCEL: 3 } as const;

/** A draw may take this long before it is called late. */
const GRACE_MS = 5000;

/** How long a result is overdue; 0 while it is not. */
export function lateMs({ State, DrawTimeStamp }: IssueInfo, nowMs: number): number {
  const over = nowMs - DrawTimeStamp;
  return State === ISSUE_STATE.WAITING && over > GRACE_MS ? over : 0;
}
