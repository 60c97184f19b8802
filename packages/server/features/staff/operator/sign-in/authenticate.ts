import type { DeniedCode } from '@fairlot/wire/auth/login';
import type { Authenticate, Operator } from '#platform/access';
import type { Db } from '#platform/db';
import { endSession, findEnded, findToken } from './store-session.ts';
import { hashToken } from './token.ts';

/** Tells who a token belongs to; looked up at each call, so what ends a login ends it at once. */
export const createAuthenticator =
  (db: Db): Authenticate<Operator> =>
  async (token, { passive }) => {
    const row = await findToken(db, hashToken(token), passive);
    if (!row) return 'not_logged_in';
    if (row.ended_code !== null) return row.ended_code as DeniedCode;
    if (row.is_stolen) {
      // A token that was replaced long ago comes from somebody who kept a copy.
      await endSession(db, row.session_id, 'blacklist');
      return 'blacklist';
    }
    if (row.is_expired) return 'expired';
    if (row.is_disabled) return 'forced_logout';
    const { operator_id: operatorId, session_id: sessionId, name, roles } = row;
    return { operatorId, sessionId, name, roles };
  };

/** Of the logins that have connections open, those that have ended, with the reason. */
export async function listEnded(
  db: Db,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, DeniedCode>> {
  const ended = await findEnded(db, sessionIds);
  return new Map(ended.map(({ id, code }) => [id, code as DeniedCode]));
}
