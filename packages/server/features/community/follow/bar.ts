import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Executor } from '#platform/db';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { forgetEnd } from '../../account/privilege/index.ts';
import { writeBar } from './store-bar.ts';

/** Why nothing was done. */
export type BarFault = 'NO_SUCH_PLAYER' | 'ALREADY_SO';

/**
 * An operator bars a player from follow bets (the flag DISABLE_FOLLOW), or lets him again. What he follows and who
 * follows him ends at once; what is bet stays a bet. An end that the flag had is none any more. Answers with whether he is
 * barred now.
 */
export const bar = (
  db: Executor,
  actor: Actor,
  { userName, isBarred }: { readonly userName: string; readonly isBarred: boolean },
  reason: string,
): Promise<Result<boolean, BarFault>> =>
  act<boolean, BarFault>(
    db,
    actor,
    { permission: 'follow.players.bar', target: `player ${userName}`, reason },
    async (tx) => {
      await forgetEnd(tx, userName, 'DISABLE_FOLLOW');
      const was = await writeBar(tx, userName, isBarred);
      if (was === undefined) return refused('NO_SUCH_PLAYER');
      if (was === isBarred) return refused('ALREADY_SO');
      return ok({ before: { isBarred: was }, after: { isBarred }, value: isBarred });
    },
  );
