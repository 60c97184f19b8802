import { IssueState } from './state.ts';

/** Default of the setting that caps the old issues (spec section 9). */
export const OLD_ISSUE_LIMIT = 20;

/**
 * The part of an issue that the selection reads. It carries the field names of the specification,
 * so that the client hands over what it received without a translation.
 */
export type TimedIssue = {
  readonly SerialNumber: number;
  readonly StartTimeStamp: number;
  readonly CloseTimeStamp: number;
  readonly State: number;
};

export type CurrentIssueOptions = {
  /** Server time in milliseconds: the client's clock with its offset already added. */
  readonly nowMs: number;
  /** Serial of an issue that is known to be closed; only issues above it are looked at. */
  readonly closedSerial?: number;
  readonly oldLimit?: number;
};

export type CurrentIssue<I extends TimedIssue> = {
  /** The issue that takes bets now. */
  readonly current: I | undefined;
  /** The issue that the game is waiting for, when none takes bets yet. */
  readonly waiting: I | undefined;
  /** To the close of the current issue, or to the start of the one waited for; 0 without either. */
  readonly countdownMs: number;
  /** The whole length of what `countdownMs` counts down; 0 without either. */
  readonly totalMs: number;
  /** The issues before it, in the order given: the last `oldLimit` of them. */
  readonly old: readonly I[];
};

/**
 * Which issue of a list (ascending by serial) is on: spec section 4, word for word. "Take the first
 * issue that is WAITING, whose close time is still in the future, and whose serial number is above
 * the given closed issue. If its start time has passed, it is the current issue and the countdown
 * runs to its close time. Otherwise the game is waiting for it to start. Issues before it become
 * old issues, capped at a setting that defaults to 20."
 */
export function currentIssue<I extends TimedIssue>(
  issues: readonly I[],
  { nowMs, closedSerial = 0, oldLimit = OLD_ISSUE_LIMIT }: CurrentIssueOptions,
): CurrentIssue<I> {
  const found = issues.findIndex(
    (issue) =>
      issue.State === IssueState.WAITING &&
      issue.CloseTimeStamp > nowMs &&
      issue.SerialNumber > closedSerial,
  );
  const before = found === -1 ? issues.length : found;
  const old = issues.slice(Math.max(0, before - oldLimit), before);
  const issue = issues[found];
  if (!issue) return { current: undefined, waiting: undefined, countdownMs: 0, totalMs: 0, old };
  const { StartTimeStamp: startMs, CloseTimeStamp: closeMs } = issue;
  if (startMs <= nowMs) {
    const countdownMs = closeMs - nowMs;
    return { current: issue, waiting: undefined, countdownMs, totalMs: closeMs - startMs, old };
  }
  // The wait began when the issue before it closed; without one, it begins now.
  const sinceMs = Math.min(issues[found - 1]?.CloseTimeStamp ?? nowMs, nowMs);
  const countdownMs = startMs - nowMs;
  return { current: undefined, waiting: issue, countdownMs, totalMs: startMs - sinceMs, old };
}
