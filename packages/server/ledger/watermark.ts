import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

const PAUSE_MS = 200;
const MOST_TRIES = 40;

/**
 * The highest number of a journal below which none can still come: it waits for a moment in which
 * nobody posts, never longer than 50 ms at a time, because others wait behind it. Throws when ten
 * seconds had no such moment; whoever asks comes again later.
 */
export async function readWatermark(db: Db): Promise<bigint> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const { rows } = await sql<{ upto: bigint | null }>`SELECT ledger_watermark() AS upto`.execute(
      db,
    );
    const upto = rows[0]?.upto;
    if (typeof upto === 'bigint') return upto;
    await delay(PAUSE_MS);
  }
  throw new Error('the books were never still for ten seconds');
}
