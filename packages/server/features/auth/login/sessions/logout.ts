import type { Principal } from '#platform/access';
import type { Db } from '#platform/db';
import { forgetLogins } from './authenticate.ts';
import { endSessions } from './store.ts';

/** Ends this login at once, and only this one. */
export async function logout(db: Db, principal: Principal): Promise<boolean> {
  await endSessions(db, principal.playerId, 'blacklist', { only: principal.sessionId });
  forgetLogins(db);
  return true;
}
