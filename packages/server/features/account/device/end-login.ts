import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Principal } from '#platform/access';
import { transaction, type Db } from '#platform/db';
import { endSessions } from '../../auth/login/sessions/index.ts';
import { forgetLogins } from '../../auth/login/index.ts';

/** The code that an ended login is answered with: it was ended by its own player. */
const CODE = 'blacklist';

/** Ends one login of whoever asks. One of somebody else, or one that has ended, is not there. */
export async function endLogin(
  db: Db,
  { playerId }: Principal,
  id: string,
): Promise<Result<{ readonly IsEnded: true }, { readonly code: 'NO_SUCH_LOGIN' }>> {
  const ended = await transaction(db, (tx) => endSessions(tx, playerId, CODE, { only: id }));
  forgetLogins(db);
  return ended > 0 ? ok({ IsEnded: true }) : refused({ code: 'NO_SUCH_LOGIN' });
}

/** Ends every login of a player but the one that asks; how many there were, those that had run out with them. */
export async function endOtherLogins(
  db: Db,
  { playerId, sessionId }: Principal,
): Promise<{ readonly Ended: number }> {
  const Ended = await transaction(db, (tx) =>
    endSessions(tx, playerId, CODE, { except: sessionId }),
  );
  forgetLogins(db);
  return { Ended };
}
