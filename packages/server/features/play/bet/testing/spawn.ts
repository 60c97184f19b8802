import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { bundle } from '#testing/bundle';

/** Settling processes for the tests that kill them. */
export const buildWorker = (): Promise<string> => bundle(join(import.meta.dirname, 'worker.ts'));

export type Worker = {
  readonly child: ChildProcess;
  /** What it reported so far: `settled`, `fenced`, or an error. */
  readonly outcomes: readonly string[];
  go(): void;
  /** Waits for its n-th word about a chunk; or until it finds nothing to do. */
  hear(chunks: number): Promise<void>;
  kill(): Promise<void>;
};

/** Starts a worker and waits until it could begin. */
export async function startWorker(file: string, databaseUrl: string): Promise<Worker> {
  const child = fork(file, [databaseUrl], { execArgv: [], stdio: 'ignore' });
  await once(child, 'message');
  const outcomes: string[] = [];
  let heard = 0;
  let idle = 0;
  child.on('message', (word) => {
    if (word === 'paying') heard += 1;
    else if (word === 'idle') idle += 1;
    else outcomes.push(String(word));
  });
  return {
    child,
    outcomes,
    go: () => void child.send('go'),
    hear: async (chunks) => {
      while (heard < chunks && idle === 0) await delay(2);
    },
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
