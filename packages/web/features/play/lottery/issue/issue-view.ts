import { currentIssue, IssueState } from '@fairlot/rules/issue/index';
import { readDraw, type DrawShape } from '@fairlot/rules/play/draw-shape';
import type { Draw } from '@fairlot/rules/play/play';
import type { GameInfo, IssueInfo } from '@fairlot/wire/play/lottery';

/** States of a game (spec section 4). */
const GameState = { ONLINE: 0, MAINTAIN: 1, OFFLINE: 2, OFFCIAL_OFFLINE: 3 } as const;

/** Why a game as a whole takes no bets; undefined while it does. */
export type GameStop = 'maintain' | 'notOpen' | 'offline' | 'officialOffline';

/**
 * The sale of bets now. `none`: nothing is announced. `closed`: between the close
 * of an issue and the start of the next. Seconds are rounded up, so that 1 is the last one shown.
 */
export type Sale =
  | { readonly phase: 'none' }
  | { readonly phase: 'closed'; readonly issue: IssueInfo }
  | { readonly phase: 'waitStart'; readonly issue: IssueInfo; readonly seconds: number }
  | OpenSale;

export type OpenSale = {
  readonly phase: 'selling' | 'soon' | 'closing';
  readonly issue: IssueInfo;
  readonly seconds: number;
  /** Seconds left over the whole sale, 0 to 1. */
  readonly share: number;
};

/** The newest issue that is over: waiting for its number, drawn, settled or cancelled. */
export type LastResult =
  | { readonly phase: 'none' }
  | { readonly phase: 'closed' | 'drawing' | 'cancelled' | 'unopened'; readonly issue: IssueInfo }
  | { readonly phase: 'late'; readonly issue: IssueInfo; readonly lateSeconds: number }
  | { readonly phase: 'result' | 'awarded'; readonly issue: IssueInfo };

/** A number that was drawn, and when. */
export type PastDraw = {
  readonly serial: number;
  readonly draw: Draw;
  readonly drawMs: number;
};

export const isDrawn = ({ WinningNumber }: IssueInfo): boolean => Boolean(WinningNumber);

/** The number of an issue; undefined while it is awaited. */
export function drawOf({ WinningNumber }: IssueInfo, shape: DrawShape): Draw | undefined {
  const read = WinningNumber ? readDraw(shape, WinningNumber) : undefined;
  return read?.ok ? read.value : undefined;
}

const SOON_FROM = 30;
export const CLOSING_FROM = 10;
const LATE_AFTER_MS = 60_000;
/** A pause shorter than this between two issues reads "closed", not "opens in". */
const SHORT_PAUSE_MS = 60_000;

export const isOpen = (sale: Sale): sale is OpenSale =>
  sale.phase === 'selling' || sale.phase === 'soon' || sale.phase === 'closing';

export function gameStop(info: GameInfo): GameStop | undefined {
  if (info.State === GameState.MAINTAIN || info.IsMaintain) return 'maintain';
  // One that was added and never sold has nothing that could have been taken away.
  if (info.State === GameState.OFFLINE) return info.LastDrawIssue === null ? 'notOpen' : 'offline';
  if (info.State === GameState.OFFCIAL_OFFLINE || info.IsOfficialOffline) return 'officialOffline';
  return undefined;
}

/**
 * When a stopped game takes bets again, in milliseconds UTC: a source that closes says when it opens. What
 * people stopped stays so until they say, whatever the issues of the day are.
 */
export function resumesAt(info: GameInfo): number | undefined {
  const { Until = 0 } = info.StateNote ?? {};
  if (gameStop(info) && Until > info.DateTimeNow) return Until;
  const start = info.CurrentIssue?.StartTimeStamp ?? 0;
  return gameStop(info) === 'officialOffline' && start > info.DateTimeNow ? start : undefined;
}

const openPhase = (seconds: number): OpenSale['phase'] => {
  if (seconds <= CLOSING_FROM) return 'closing';
  return seconds <= SOON_FROM ? 'soon' : 'selling';
};

/** Every issue that the reply names, once, ascending; the parts of the reply overlap. */
export function issuesOf(info: GameInfo): readonly IssueInfo[] {
  const bySerial = new Map<number, IssueInfo>();
  const { OldIssues = [], RecentIssues = [] } = info;
  for (const issue of [
    ...OldIssues,
    info.LastIssue,
    info.LastDrawIssue,
    info.CurrentIssue,
    ...RecentIssues,
  ]) {
    if (!issue) continue;
    const known = bySerial.get(issue.SerialNumber);
    if (!known || issue.State > known.State) bySerial.set(issue.SerialNumber, issue);
  }
  return [...bySerial.values()].toSorted((a, b) => a.SerialNumber - b.SerialNumber);
}

/** What is on sale at a server time. */
export function saleAt(issues: readonly IssueInfo[], nowMs: number): Sale {
  const { current, waiting, countdownMs, totalMs } = currentIssue(issues, { nowMs });
  const seconds = Math.ceil(countdownMs / 1000);
  if (current) {
    const share = totalMs > 0 ? Math.min(1, countdownMs / totalMs) : 0;
    return { phase: openPhase(seconds), issue: current, seconds, share };
  }
  const shut = issues.findLast((issue) => issue.CloseTimeStamp <= nowMs);
  if (waiting) {
    const isPause =
      shut?.State === IssueState.WAITING && waiting.StartTimeStamp - nowMs < SHORT_PAUSE_MS;
    return isPause && shut
      ? { phase: 'closed', issue: shut }
      : { phase: 'waitStart', issue: waiting, seconds };
  }
  return shut?.State === IssueState.WAITING ? { phase: 'closed', issue: shut } : { phase: 'none' };
}

/** What became of the newest issue that is over. */
export function lastResultAt(issues: readonly IssueInfo[], nowMs: number): LastResult {
  const issue = issues.findLast(
    ({ CloseTimeStamp, State }) => CloseTimeStamp <= nowMs || State !== IssueState.WAITING,
  );
  if (!issue) return { phase: 'none' };
  if (issue.State === IssueState.CANCEL) {
    return { phase: issue.NeverOpened ? 'unopened' : 'cancelled', issue };
  }
  if (isDrawn(issue)) {
    return { phase: issue.State === IssueState.AWARDED ? 'awarded' : 'result', issue };
  }
  const overdueMs = nowMs - issue.DrawTimeStamp;
  if (overdueMs < 0) return { phase: 'closed', issue };
  if (overdueMs < LATE_AFTER_MS) return { phase: 'drawing', issue };
  return { phase: 'late', issue, lateSeconds: Math.floor(overdueMs / 1000) };
}

/** Drawn issues, newest first, with their numbers as the family reads them. */
export const drawsOf = (issues: readonly IssueInfo[], shape: DrawShape): readonly PastDraw[] =>
  issues
    .flatMap((issue): PastDraw[] => {
      const draw = drawOf(issue, shape);
      return draw ? [{ serial: issue.SerialNumber, draw, drawMs: issue.DrawTimeStamp }] : [];
    })
    .toReversed();
