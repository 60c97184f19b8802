import { hasFlag } from '@fairlot/rules/check/access';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Input, Output } from '@fairlot/wire/core';
import type { agentDepositHttp } from '@fairlot/wire/team/agent-deposit';
import type { Db } from '#platform/db';
import { hasAuthenticator } from '../../account/authenticator/index.ts';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { isEnabled } from './offers.ts';
import { presentOrder } from './present.ts';
import { listRequests, readAccount } from './store.ts';

/** A page of the orders that an agent is asked to pay. */
export async function getAgentRequests(
  db: Db,
  agentId: bigint,
  { IsOpen: isOpen, Before: before, Count }: Input<typeof agentDepositHttp.getAgentRequests>,
): Promise<Output<typeof agentDepositHttp.getAgentRequests>> {
  const agent = await readAccount(db, agentId);
  invariant(agent, 'a signed-in player exists');
  const rows = await listRequests(db, { agentId, isOpen, before }, Count + 1);
  const shown = rows.slice(0, Count);
  return {
    Rows: shown.map((row) => presentOrder(row, 'agent')),
    Next: rows.length > shown.length ? (shown.at(-1)?.order_no ?? null) : null,
    IsEnabled: isEnabled(agent),
    IsCodeAsked: hasFlag(agent.flags, 'GA_TRANSFER') || (await hasAuthenticator(db, agentId)),
    DateTimeNow: await readNowMs(db),
  };
}
