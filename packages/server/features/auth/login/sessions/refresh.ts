import type { Principal } from '#platform/access';
import { transaction, type Db } from '#platform/db';
import type { Grant } from './open.ts';
import { rotateToken } from './store.ts';
import { hashToken, newToken } from './token.ts';

/** The next token of the same login; never longer than the login may live. */
export async function refresh(db: Db, principal: Principal): Promise<Grant> {
  const token = newToken();
  const seconds = await transaction(db, (tx) => rotateToken(tx, principal, hashToken(token)));
  return { access_token: token, expires_in: seconds, isAgent: principal.isAgent };
}
