import { setTimeout as delay } from 'node:timers/promises';
import type { Result } from '@fairlot/rules/core/result';
import type { Made } from '@fairlot/wire/back-office/statement';
import type { Db } from '#platform/db';
import type { Log } from '#platform/log';
import type { TooLong } from './make.ts';
import { ALIVE_MS, noteAlive, noteFault } from './store.ts';

export type Work = Promise<Result<Made, TooLong>>;

/** Runs each work when those before it are done, however they ended. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => {});
    return mine;
  };
}

/** How it stands with one after at most so long: made, refused, or undefined while it is made. */
export async function within(work: Work, ms: number): Promise<Awaited<Work> | undefined> {
  const end = new AbortController();
  try {
    return await Promise.race([
      work,
      delay(ms, undefined, { ref: false, signal: end.signal }).catch(() => undefined),
    ]);
  } finally {
    end.abort();
  }
}

/**
 * Statements that this process makes now, also those that wait for their turn; why one is not made stands in its row, and that it
 * is made all the while, for whoever asks elsewhere. A process that starts cannot tell which rows another one left: several
 * serve one database, and the others go on with theirs.
 */
export function createWorks(db: Db, log: Pick<Log, 'error'>, aliveMs = ALIVE_MS) {
  const works = new Map<string, Work>();
  return {
    find: (id: string): Work | undefined => works.get(id),
    follow: (playerId: bigint, id: string, made: Work): Work => {
      // What cannot be said now is said with the next beat.
      const beat = setInterval(() => void noteAlive(db, playerId, id).catch(() => {}), aliveMs);
      beat.unref();
      const work = made
        .then(async (end) => {
          if (!end.ok) await noteFault(db, playerId, id, 'tooLong');
          return end;
        })
        .catch(async (error: unknown) => {
          await noteFault(db, playerId, id, 'failed');
          throw error;
        })
        .finally(() => {
          clearInterval(beat);
          works.delete(id);
        });
      works.set(id, work);
      // By then nobody may wait for it any more.
      work.catch((error: unknown) => log.error({ err: error, id }, 'a statement was not made'));
      return work;
    },
  };
}
