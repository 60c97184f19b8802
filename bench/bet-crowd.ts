import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BetDatabase } from './bet-database.ts';
import type { IssueRef } from './bet-issues.ts';
import type { LoadOrder, LoadResult } from './bet-load.ts';
import type { SignedIn } from './bet-players.ts';

/** A server, its database, and players who are signed in and bet on an issue. */
export type World = {
  readonly database: BetDatabase;
  readonly issue: IssueRef;
  readonly players: readonly SignedIn[];
  readonly url: string;
};

/** Players who bet over HTTP, in a process of their own; settles when they have stopped. */
export async function crowd(order: LoadOrder): Promise<LoadResult> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'bet-load.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  child.send(order);
  const [result] = (await once(child, 'message')) as [LoadResult];
  child.kill();
  return result;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
