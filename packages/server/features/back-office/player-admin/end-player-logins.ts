import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Db } from '#platform/db';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { endSessions } from '../../auth/login/sessions/index.ts';
import { forgetLogins } from '../../auth/login/index.ts';
import { NO_SUCH_PLAYER, targetOf } from './target.ts';

type Fault = { readonly code: 'NO_SUCH_PLAYER' | 'NOT_SIGNED_IN' };

/** Ends whatever logins a player has, with the code forced_logout (spec section 8); how many there were. */
export async function endPlayerLogins(
  db: Db,
  actor: Actor,
  playerId: bigint,
  reason: string,
): Promise<Result<number, Fault>> {
  const target = await targetOf(db, playerId);
  if (target === undefined) return NO_SUCH_PLAYER;
  const deed = { permission: 'manage.logins.end', target, reason } as const;
  const done = await act<number, Fault>(db, actor, deed, async (tx) => {
    const ended = await endSessions(tx, playerId, 'forced_logout');
    if (ended === 0) return refused({ code: 'NOT_SIGNED_IN' });
    await publishPageChanges(tx, ['manage.players'], target);
    return ok({ before: { logins: ended }, after: { logins: 0 }, value: ended });
  });
  // Other processes hear of it by the bell; here it holds from now on.
  forgetLogins(db);
  return done;
}
