import { ok, type Result } from '@fairlot/rules/core/result';
import type { Db } from '#platform/db';
import { NO_SUCH_PLAYER, type NoPlayer } from './named.ts';
import { payeesOf, type Payee } from './payee.ts';
import { findUserName } from './store.ts';

/** What a player has bound, as operators see it: masked. */
export async function getPlayerPayees(
  db: Db,
  playerId: bigint,
): Promise<Result<readonly Payee[], NoPlayer>> {
  const userName = await findUserName(db, playerId);
  if (userName === undefined) return NO_SUCH_PLAYER;
  return ok(await payeesOf(db, playerId));
}
