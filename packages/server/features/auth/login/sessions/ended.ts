import type { DeniedCode } from '@fairlot/wire/auth/login';
import type { Db } from '#platform/db';
import { findEnded } from './store.ts';

/** Of the sessions that have connections open, those that have ended, with the reason. */
export async function listEnded(
  db: Db,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, DeniedCode>> {
  const ended = await findEnded(db, sessionIds);
  return new Map(ended.map(({ id, code }) => [id, code as DeniedCode]));
}
