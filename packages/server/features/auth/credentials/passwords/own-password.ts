import { refused, type Result, ok } from '@fairlot/rules/core/result';
import type { Db } from '#platform/db';
import { isPlayerPassword } from './player-password.ts';
import { clearFailures, countFailure, LOCK_MINUTES, readLock } from '../guard/store-attempts.ts';
import { readPasswordHash } from './store-password.ts';

export type PasswordFault =
  | { readonly code: 'PASSWORD_WRONG' | 'BUSY' }
  | { readonly code: 'LOCKED'; readonly params: { readonly min: number } };

/**
 * Whether whoever has this login knows its password as well. Five wrong ones lock this question for 30
 * minutes, and no sign-in: a login that was left open tells nobody's password.
 */
export async function proveOwnPassword(
  { db, dataFolder }: { readonly db: Db; readonly dataFolder: string },
  playerId: bigint,
  password: string,
): Promise<Result<undefined, PasswordFault>> {
  const name = `own:${playerId}`;
  const min = await readLock(db, name);
  if (min > 0) return refused({ code: 'LOCKED', params: { min } });
  const proven = await isPlayerPassword(
    dataFolder,
    await readPasswordHash(db, playerId),
    password,
    'members',
  );
  if (!proven.ok) return refused({ code: proven.error });
  // Guesses that come at once pass together: past the lock none of them learns whether it was right.
  const since = await readLock(db, name);
  if (since > 0) return refused({ code: 'LOCKED', params: { min: since } });
  if (proven.value) {
    await clearFailures(db, name);
    return ok(undefined);
  }
  const left = await countFailure(db, name);
  return left > 0
    ? refused({ code: 'PASSWORD_WRONG' })
    : refused({ code: 'LOCKED', params: { min: LOCK_MINUTES } });
}
