import { currentIssue } from '@fairlot/rules/issue/current';
import { GameState } from '@fairlot/rules/lottery/game-state';
import { lastIssue } from '@fairlot/rules/issue/last-issue';
import type { GameInfo, IssueInfo } from '@fairlot/wire/play/lottery';
import { gameState } from './game-state.ts';

/** Where a game stands at a moment: what may be bet on, and what the countdown counts. */
export type IssueClock = {
  /** `open` takes bets, `waiting` will, `none` has no issue in sight. */
  readonly phase: 'open' | 'waiting' | 'none';
  readonly current: IssueInfo | undefined;
  readonly waiting: IssueInfo | undefined;
  /** The one of the two that there is. */
  readonly issue: IssueInfo | undefined;
  readonly countdownMs: number;
  readonly totalMs: number;
  readonly state: GameState;
};

const IDLE: IssueClock = {
  phase: 'none',
  current: undefined,
  waiting: undefined,
  issue: undefined,
  countdownMs: 0,
  totalMs: 0,
  state: GameState.ONLINE,
};

/** Ascending and each once, from the parts of a reply. */
export function issuesOf({ CurrentIssue, RecentIssues = [] }: GameInfo): IssueInfo[] {
  const all = CurrentIssue ? [CurrentIssue, ...RecentIssues] : RecentIssues;
  const bySerial = new Map(all.map((issue) => [issue.SerialNumber, issue]));
  return [...bySerial.values()].toSorted((a, b) => a.SerialNumber - b.SerialNumber);
}

export function clockOf(info: GameInfo | undefined, nowMs: number): IssueClock {
  if (!info) return IDLE;
  const { current, waiting, countdownMs, totalMs } = currentIssue(issuesOf(info), { nowMs });
  const issue = current ?? waiting;
  const phase = current ? 'open' : waiting ? 'waiting' : 'none';
  return { phase, current, waiting, issue, countdownMs, totalMs, state: gameState(info) };
}

/** Whether the reply still knows an issue to come; when not, it is time to ask again. */
export const knowsNext = (info: GameInfo, nowMs: number): boolean =>
  info.IsMiaoMiao || clockOf(info, nowMs).phase !== 'none';

/** A result as it is pushed. */
export type Result = Pick<
  IssueInfo,
  'SerialNumber' | 'OriginalWinningNumber' | 'WinningNumber' | 'State' | 'DrawTimeStamp'
>;

const withNumber = (issue: IssueInfo, result: Result): IssueInfo =>
  issue.SerialNumber === result.SerialNumber ? { ...issue, ...result } : issue;

/** The reply with a pushed result in it; an older result changes nothing that is newer. */
export function withResult(info: GameInfo, result: Result): GameInfo {
  const known = [...(info.RecentIssues ?? []), ...(info.OldIssues ?? []), info.LastIssue];
  const current = known.find((issue) => issue?.SerialNumber === result.SerialNumber);
  const { LastDrawIssue: stored, RecentIssues, OldIssues } = info;
  const drawn = current && { ...current, ...result };
  return {
    ...info,
    ...(stored !== undefined && drawn && { LastDrawIssue: lastIssue(stored, drawn) }),
    ...(RecentIssues && { RecentIssues: RecentIssues.map((issue) => withNumber(issue, result)) }),
    ...(OldIssues && { OldIssues: OldIssues.map((issue) => withNumber(issue, result)) }),
  };
}
