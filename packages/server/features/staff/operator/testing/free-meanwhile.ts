import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

/**
 * Whether nobody holds the place of the next event of a topic, looked at while what is started waits for the audit of
 * operators, which is held meanwhile. `owner`: of the database.
 */
export async function isFreeMeanwhile(
  owner: Db,
  topic: string,
  start: () => Promise<unknown>,
): Promise<boolean> {
  let waiting: Promise<unknown> = Promise.resolve();
  const isFree = await owner.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(20004, 0)`.execute(tx);
    waiting = start();
    for (let isWaiting = false; !isWaiting; await delay(5)) {
      const { rows: locks } = await sql`
        SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
        WHERE d.datname = current_database() AND NOT l.granted AND l.locktype = 'advisory'`.execute(
        tx,
      );
      isWaiting = locks.length > 0;
    }
    const { rows: topics } = await sql`
      SELECT FROM event_topic WHERE topic = ${topic} FOR UPDATE SKIP LOCKED`.execute(tx);
    return topics.length > 0;
  });
  await waiting;
  return isFree;
}
