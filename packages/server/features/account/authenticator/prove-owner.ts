import { hasFlag, type PlayerFlag } from '@fairlot/rules/check/access';
import { refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { OWNER_CODES } from '@fairlot/wire/account/authenticator';
import { transaction, type Db, type Tx } from '#platform/db';
import { proveOwnPassword } from '../../auth/credentials/passwords/index.ts';
import { holdPlayer } from '../../auth/login/sessions/index.ts';
import { spendCode } from './check-code.ts';
import { holdAuthenticator } from './store.ts';

type ProveOwnerDeps = { readonly db: Db; readonly dataFolder: string };
type Who = { readonly playerId: bigint; readonly ip: string };
type Shown = {
  readonly password: string;
  readonly code?: string | undefined;
  /** Of whom it is set a code is asked in any case (product 6.8). */
  readonly flag?: PlayerFlag;
};
export type OwnerFault = Refusal<typeof OWNER_CODES>;

/**
 * Does what changes how an account is signed in to: that takes its password, and a code (or a recovery code) where its
 * authenticator is on (reliability S6). The code is used up with it; the row of the player is held before that of
 * his authenticator, as a sign-in holds them.
 */
export async function proveOwner<T, E>(
  { db, dataFolder }: ProveOwnerDeps,
  { playerId, ip }: Who,
  { password, code, flag }: Shown,
  change: (tx: Tx) => Promise<Result<T, E>>,
): Promise<Result<T, E | OwnerFault>> {
  const proven = await proveOwnPassword({ db, dataFolder }, playerId, password);
  if (!proven.ok) return proven;
  return transaction(db, async (tx): Promise<Result<T, E | OwnerFault>> => {
    const player = await holdPlayer(tx, playerId);
    const isAsked = flag !== undefined && player !== undefined && hasFlag(player.flags, flag);
    if (!isAsked && !(await holdAuthenticator(tx, playerId))) return change(tx);
    if (code === undefined) return refused({ code: 'CODE_NEEDED' });
    const verdict = await spendCode({ tx, dataFolder }, { playerId, ip, code });
    if (verdict === 'good') return change(tx);
    if (typeof verdict === 'string') return refused({ code: 'CODE_WRONG' });
    return refused({ code: 'LOCKED', params: { min: verdict.lockedMinutes } });
  });
}
