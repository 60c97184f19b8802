import type { Output } from '@fairlot/wire/core';
import type { lotteryConsole } from '@fairlot/wire/play/lottery';

type Monitor = Output<typeof lotteryConsole.getIssueMonitor>;

/** A game with its current issue, an issue that waits for somebody, and one issue with all of it. */
export type MonitorRow = Monitor['Rows'][number];
export type WaitingIssue = Monitor['Waiting'][number];
export type Alarm = Output<typeof lotteryConsole.getAlarms>['Rows'][number];
export type Issue = Output<typeof lotteryConsole.getIssue>;

const FOLLOW_MS = 2_000;

/**
 * Returns how often an issue is read again, in milliseconds: until its last step and its last correction are done.
 * Returns 0 if only an operator can change it. The server publishes no page change for steps of jobs.
 */
export const followMs = ({ Step, IsHeld, Corrections }: Issue): number =>
  (Step !== 'done' && !IsHeld) || Corrections.some(({ FinishedAt }) => FinishedAt === null)
    ? FOLLOW_MS
    : 0;
