import { mills } from '@fairlot/rules/core/money';
import type { Output } from '@fairlot/wire/core';
import { AGENT_DEPOSIT_BOUNDS, type agentDepositHttp } from '@fairlot/wire/team/agent-deposit';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Platform } from '#platform/feature';
import { ownLimits, standingBar } from '../../money/deposit/orders/index.ts';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { offersTo } from './offers.ts';
import { presentOrder } from './present.ts';
import { findNewest, readAccount } from './store.ts';

/** Whether the agent above pays deposits of this player, and the order that is open. */
export async function getAgentOffer(
  { db, ports }: Pick<Platform, 'db' | 'ports'>,
  playerId: bigint,
): Promise<Output<typeof agentDepositHttp.getAgentOffer>> {
  const member = await readAccount(db, playerId);
  invariant(member, 'a signed-in player exists');
  const agent = member.parent === null ? undefined : await readAccount(db, member.parent);
  const own = await ports.read(ownLimits)(db, playerId);
  const bar = await standingBar(db, playerId, { flags: member.flags, own });
  const newest = await findNewest(db, playerId);
  const most = mills(AGENT_DEPOSIT_BOUNDS.most);
  return {
    IsOffered: bar === undefined && offersTo(agent, member),
    Min: mills(AGENT_DEPOSIT_BOUNDS.least),
    Max: own.left !== null && own.left < most ? own.left : most,
    Order: newest ? presentOrder(newest, 'member') : null,
    DateTimeNow: await readNowMs(db),
  };
}
