import { refused, type Result } from '@fairlot/rules/core/result';
import type { Executor } from '#platform/db';
import { findUserName } from './store.ts';

export type NoSuchPlayer = { readonly code: 'NO_SUCH_PLAYER' };
export const NO_SUCH_PLAYER: Result<never, NoSuchPlayer> = refused({ code: 'NO_SUCH_PLAYER' });

/** A player as the audit names him; undefined where there is none. An account keeps its name. */
export async function targetOf(db: Executor, playerId: bigint): Promise<string | undefined> {
  const userName = await findUserName(db, playerId);
  return userName === undefined ? undefined : `player ${userName}`;
}
