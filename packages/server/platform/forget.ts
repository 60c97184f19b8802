import type { Db } from './db.ts';
import { type Job, takeTurn } from './jobs.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Few enough for one statement. */
const AT_ONCE = 5_000;

/**
 * Lets go of old rows each hour, in one process, some at a time until none is left. `forget` takes how many rows at
 * most and answers with how many went.
 */
export function forgetJob(db: Db, name: string, forget: (most: number) => Promise<number>): Job {
  let goesOn = false;
  return {
    name,
    everyMs: MINUTE_MS,
    run: async () => {
      if (!goesOn && !(await takeTurn(db, { name, everyMs: HOUR_MS }))) return 'idle';
      goesOn = true;
      goesOn = (await forget(AT_ONCE)) === AT_ONCE;
      return goesOn ? 'worked' : 'idle';
    },
  };
}
