import { transaction, retrying, type Db } from '#platform/db';
import { failReserved } from './convert.ts';
import { readMissed } from './store-miss.ts';

const AT_ONCE = 200;

/**
 * Rows whose issue is over and that were not bet: SKIPPED where it was cancelled or taken off the timetable,
 * FAILED where its sale ended before. Their part goes back, and the schedule goes on.
 */
export async function missRows(db: Db): Promise<'worked' | 'idle'> {
  const missed = await readMissed(db, AT_ONCE);
  const rows = missed.map((row) => {
    const Code = row.isReady ? 'NOT_BET' : 'NOT_KNOWN';
    return { row, reason: { Code, Params: {} }, state: row.isCancelled ? 6 : 5 } as const;
  });
  const done = await retrying(() => transaction(db, (tx) => failReserved(tx, rows)));
  return done > 0 ? 'worked' : 'idle';
}
