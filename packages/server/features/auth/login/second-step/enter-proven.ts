import { hasFlag } from '@fairlot/rules/check/access';
import type { LoginType } from '@fairlot/rules/check/login-types';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { LOGIN_CODES } from '@fairlot/wire/auth/login';
import type { Db, Tx } from '#platform/db';
import type { Ports } from '#platform/port';
import { SecondStepRequired } from '../sessions/second-step-required.ts';
import { openSession, type Grant, type Origin } from '../sessions/open.ts';
import { askSecondSteps } from './second-step.ts';
import { forgetLogins } from '../sessions/authenticate.ts';
import { endSessions, findToken, holdPlayer, mustChoose } from '../sessions/store.ts';
import { hashToken } from '../sessions/token.ts';

/** Who has proven otherwise than by a password who he is. */
export type Proven = {
  readonly playerId: bigint;
  readonly by: LoginType;
  /** Where the login will be used. */
  readonly origin: Origin;
  /** Of his authenticator, or a recovery code. */
  readonly code?: string | undefined;
  /** The version of the terms that he accepts. */
  readonly terms?: number | undefined;
};

/**
 * Opens a login for him in the caller's transaction. What stands after a password stands here too: a disabled
 * account, the second steps, a password that he has to change (he signs in by that first and chooses his own).
 * The transaction is one of `entering`: whoever is asked to accept new terms comes again with what he has shown.
 */
export async function enterProven(
  stage: { readonly tx: Tx; readonly ports: Ports },
  { playerId, by, origin, ...beside }: Proven,
  { isSingleSession }: { readonly isSingleSession: boolean },
): Promise<Result<Grant, Refusal<typeof LOGIN_CODES>>> {
  const held = await holdPlayer(stage.tx, playerId);
  if (!held || hasFlag(held.flags, 'DISABLE_ACCOUNT')) return refused({ code: 'DISABLED' });
  if (mustChoose(held)) return refused({ code: 'FIRST_CHANGE' });
  const asked = await askSecondSteps(stage, { playerId, flags: held.flags, by, origin, ...beside });
  if (typeof asked === 'object') {
    if (asked.code === 'AGREEMENT') throw new SecondStepRequired(asked);
    return refused(asked);
  }
  const who = { playerId, isAgent: held.is_agent, by: asked };
  return ok(await openSession(stage, who, origin, isSingleSession));
}

/** Ends a login whose token reached nobody. */
export async function takeBack(db: Db, playerId: bigint, grant: Grant): Promise<void> {
  const found = await findToken(db, hashToken(grant.access_token), true);
  if (found) await endSessions(db, playerId, 'blacklist', { only: found.session_id });
  forgetLogins(db);
}
