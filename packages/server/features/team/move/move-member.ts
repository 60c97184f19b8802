import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { MOVE_BOUNDS, type moveHttp } from '@fairlot/wire/team/move';
import type { Input, Output } from '@fairlot/wire/core';
import { transaction, type Db } from '#platform/db';
import type { Ports } from '#platform/port';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { coolingFault, measure, openFault, targetFault, type MoveFault } from './judge.ts';
import {
  countOfMonth,
  holdMember,
  insertRequest,
  isActingAgent,
  isWaiting,
  lockLine,
  writeMove,
} from './store.ts';
import { tellMoved } from './tell.ts';

type Endpoint = typeof moveHttp.moveMember;
export const MOVES_PAGE = 'team.moves';

/**
 * Moves a direct member of an agent, with everybody below, to another agent of the line. The codes come in the order of product
 * 7.7. A large line waits for an operator instead (WAIT_APPROVAL), once.
 */
export async function moveMember(
  { db, ports }: { readonly db: Db; readonly ports: Ports },
  agentId: bigint,
  { UserName, Target }: Input<Endpoint>,
): Promise<Result<Output<Endpoint>, MoveFault>> {
  return transaction(db, async (tx) => {
    const stage = { tx, ports };
    await lockLine(tx);
    const member = await holdMember(tx, UserName);
    const isOwn = member?.parent === agentId && (await isActingAgent(tx, agentId));
    if (!member || !isOwn) return refused({ code: 'NOT_DIRECT' });
    const target = await holdMember(tx, Target);
    const fault =
      (await targetFault(stage, agentId, { member, target })) ??
      (await openFault(stage, member)) ??
      (await coolingFault(stage, member));
    if (fault) return refused(fault);
    if (!target) return refused({ code: 'TARGET_NOT_FOUND' });
    // Asked again, it waits as it did.
    const isKnown = await isWaiting(tx, member.player_id);
    if (!isKnown && (await countOfMonth(tx, agentId)) >= MOVE_BOUNDS.ofMonth) {
      return refused({ code: 'LIMIT' });
    }
    const { accounts, isTooDeep } = await measure(stage, member, target);
    if (isTooDeep) return refused({ code: 'TOO_DEEP' });
    if (isKnown) return refused({ code: 'WAIT_APPROVAL' });
    const of = { agentId, playerId: member.player_id, to: target.player_id, accounts };
    if (accounts > MOVE_BOUNDS.unreviewed) {
      await insertRequest(tx, of);
      await publishPageChanges(tx, [MOVES_PAGE], member.user_name);
      return refused({ code: 'WAIT_APPROVAL' });
    }
    const moveId = await writeMove(tx, of.playerId, of.to);
    await insertRequest(tx, { ...of, moveId });
    await tellMoved(tx, { moveId, member, target });
    return ok({ Accounts: accounts });
  });
}
