import { ScheduleState } from '@fairlot/rules/schedule/state';
import { retrying, transaction, type Db } from '#platform/db';
import { readNow } from '../lottery/issues/index.ts';
import { endSchedules } from './give-back.ts';
import { lockSchedules } from './store.ts';
import { markPaused, readOffline, readPausing } from './store-pause.ts';

const AT_ONCE = 200;
/** A game that is removed for so long takes its schedules with it. */
const PATIENCE_MS = 10 * 60_000;

/**
 * Schedules rest while their game is not sold or their player is kept from betting by an operator (product 6.8),
 * and go on when that is over; where the game is removed for longer, they end and what is reserved goes back.
 */
export async function pauseSchedules(db: Db): Promise<'worked' | 'idle'> {
  const pausing = await readPausing(db, AT_ONCE);
  if (pausing.length > 0) {
    await retrying(() =>
      transaction(db, async (tx) => {
        const locked = new Set((await lockSchedules(tx, pausing, 'skip')).map(({ id }) => id));
        const ours = pausing.filter(({ id }) => locked.has(id));
        await markPaused(tx, ours);
      }),
    );
  }
  const offline = await readOffline(db, PATIENCE_MS, AT_ONCE);
  if (offline.length > 0) {
    await retrying(() =>
      transaction(db, async (tx) => {
        const heads = await lockSchedules(tx, offline, 'skip');
        const endings = heads
          .filter(({ state }) => state === ScheduleState.PAUSED)
          .map((head) => ({ head, state: ScheduleState.STOPPED_SYSTEM }));
        await endSchedules(tx, endings, await readNow(tx));
      }),
    );
  }
  return 'idle';
}
