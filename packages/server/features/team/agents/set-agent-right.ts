import { invariant } from '@fairlot/rules/core/invariant';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { AGENT_RIGHT_CODES, AgentRight } from '@fairlot/wire/team/agents';
import type { Db } from '#platform/db';
import { setFlag } from '../../account/privilege/index.ts';
import type { Actor } from '../../staff/operator/proposals/index.ts';
import { findAccount } from './store.ts';

type Fault = Refusal<typeof AGENT_RIGHT_CODES>;

export type RightChange = {
  readonly playerId: bigint;
  readonly right: AgentRight;
  readonly isSet: boolean;
};

/**
 * Gives an agent a right or takes it: a flag of the account (product 6.8), pushed to its clients at once. Anybody can lose a
 * right; only an agent can be given one.
 */
export async function setAgentRight(
  db: Db,
  actor: Actor,
  { playerId, right, isSet }: RightChange,
  reason: string,
): Promise<Result<boolean, Fault>> {
  const account = await findAccount(db, playerId);
  if (!account) return refused({ code: 'NO_SUCH_PLAYER' });
  if (isSet && !account.isAgent) return refused({ code: 'NOT_AGENT' });
  const change = { userName: account.userName, flag: right, isSet };
  const done = await setFlag(db, actor, change, reason, 'agents.rights.change');
  if (done.ok) return ok(done.value);
  const { error } = done;
  invariant(error === 'NO_SUCH_PLAYER' || error === 'ALREADY_SO', `${right} is set by operators`);
  return refused({ code: error });
}
