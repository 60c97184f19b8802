import type { Output } from '@fairlot/wire/core';
import type { lotteryConsole } from '@fairlot/wire/play/lottery';

type Monitor = Output<typeof lotteryConsole.getIssueMonitor>;

/** A game with its current issue, an issue that waits for somebody, and one issue with all of it. */
export type MonitorRow = Monitor['Rows'][number];
export type WaitingIssue = Monitor['Waiting'][number];
export type Alarm = Output<typeof lotteryConsole.getAlarms>['Rows'][number];
export type Issue = Output<typeof lotteryConsole.getIssue>;
