import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Db } from '#platform/db';
import { act, type Actor } from '../proposals/act.ts';
import { endSessions, findOperatorName } from '../sign-in/store.ts';

/** Ends whatever logins an operator has, at once: one alone may, for it takes nothing away for long. */
export async function endLogins(
  db: Db,
  actor: Actor,
  operatorId: number,
  reason: string,
): Promise<Result<true, 'NO_SUCH_OPERATOR' | 'NOT_SIGNED_IN'>> {
  const name = await findOperatorName(db, operatorId);
  if (name === undefined) return refused('NO_SUCH_OPERATOR');
  const deed = { permission: 'operator.accounts.end', target: `operator ${name}`, reason } as const;
  return act<true, 'NO_SUCH_OPERATOR' | 'NOT_SIGNED_IN'>(db, actor, deed, async (tx) => {
    const ended = await endSessions(tx, operatorId);
    if (ended === 0) return refused('NOT_SIGNED_IN');
    return ok({ before: { logins: ended }, after: { logins: 0 }, value: true });
  });
}
