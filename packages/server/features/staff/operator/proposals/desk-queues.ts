import type { Executor } from '#platform/db';
import { portList } from '#platform/port';
import { proposalsWaiting } from './store-proposal.ts';

/** Something that waits for operators: how much of it, and since when the oldest does. */
export type DeskQueue = {
  /** The console knows its words and its page by this name: `deposit.waiting`. */
  readonly name: string;
  /** `MOST_COUNTED` at most, where there may be many. */
  readonly count: number;
  readonly oldestMs: number | null;
};

/** What waits in a feature; asked for together, so one statement is enough for all of them. */
export type DeskQueues = (db: Executor) => Promise<readonly DeskQueue[]>;

/** Queues of the first page of the console (product 3.2); each feature adds its own, `report` puts them together. */
export const deskQueues = portList<DeskQueues>('operator.desk-queues');

/** The same of a row of counts. */
export const deskQueue = (name: string, count: number, oldestMs: bigint | null): DeskQueue => ({
  name,
  count,
  oldestMs: oldestMs === null ? null : Number(oldestMs),
});

export const proposalQueue: DeskQueues = async (db) => {
  const { n, oldest_ms: oldestMs } = await proposalsWaiting(db);
  return [deskQueue('operator.proposals', n, oldestMs)];
};
