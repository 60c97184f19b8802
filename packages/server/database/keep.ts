import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/** A server that is started again whenever it ends without being asked to. */
export type Kept = {
  /** The process that serves now. */
  current(): ChildProcess;
  /** Lets the next end be the end. */
  release(): void;
};

const PAUSE_MS = 300;

/**
 * A crash of the database must not be the end of the site: what was committed is on disk, so the
 * server comes back on the same port and the pools connect anew. `relaunch` may fail for a while,
 * because the backends of the dead server still hold its memory.
 */
export function keepRunning(
  first: ChildProcess,
  relaunch: () => Promise<ChildProcess | undefined>,
): Kept {
  let child = first;
  let isReleased = false;
  const watch = (watched: ChildProcess): void => {
    watched.once('exit', () => void restart());
  };
  const restart = async (): Promise<void> => {
    while (!isReleased) {
      const next = await relaunch().catch(() => undefined);
      if (!next) {
        await delay(PAUSE_MS);
        continue;
      }
      child = next;
      if (isReleased) next.kill('SIGINT');
      else watch(next);
      return;
    }
  };
  watch(first);
  return { current: () => child, release: () => void (isReleased = true) };
}
