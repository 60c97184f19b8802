import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Input, RefusalOf } from '@fairlot/wire/core';
import type { moveConsole } from '@fairlot/wire/team/move';
import type { Db } from '#platform/db';
import type { Ports } from '#platform/port';
import { act, type Person } from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import {
  coolingFault,
  measure,
  openFault,
  targetFault,
  type MoveFault,
  type MoveStage,
} from './judge.ts';
import { MOVES_PAGE } from './move-member.ts';
import {
  holdMemberById,
  holdRequest,
  lockLine,
  writeDecision,
  writeMove,
  type Member,
  type Request,
} from './store.ts';
import { tellMoved, tellRefused } from './tell.ts';

type Endpoint = typeof moveConsole.decideMove;
type Fault = RefusalOf<Endpoint>;

/** What stands against a move now that stood against none when it was asked for; the month of the agent counted then. */
async function faultNow(
  stage: MoveStage,
  { agent_id: agentId }: Request,
  member: Member,
  target: Member | undefined,
): Promise<MoveFault | undefined> {
  const fault =
    (await targetFault(stage, agentId, { member, target })) ??
    (await openFault(stage, member)) ??
    (await coolingFault(stage, member));
  if (fault || !target) return fault;
  return (await measure(stage, member, target)).isTooDeep ? { code: 'TOO_DEEP' } : undefined;
}

/** Approves a move that waits, if it is still possible, or refuses it with a reason that the agent reads. */
export const decideMove = (
  { db, ports }: { readonly db: Db; readonly ports: Ports },
  person: Person,
  { Id, IsApproved: isApproved, Reason: reason }: Input<Endpoint>,
): Promise<Result<null, Fault>> =>
  act<null, Fault>(
    db,
    person,
    { permission: 'team.moves.decide', target: `move ${Id}`, reason },
    async (tx) => {
      await lockLine(tx);
      const request = await holdRequest(tx, Id);
      if (!request) return refused({ code: 'NO_REQUEST' });
      const { id, agent_id: agentId } = request;
      const member = await holdMemberById(tx, request.player_id);
      const before = { member: member?.user_name ?? String(request.player_id), state: 'waiting' };
      await publishPageChanges(tx, [MOVES_PAGE], `move ${Id}`);
      if (!isApproved) {
        await writeDecision(tx, { id, by: person.name, reason });
        await tellRefused(tx, { id, agentId, member: before.member, reason });
        return ok({ before, after: { state: 'refused' }, value: null });
      }
      if (member?.parent !== agentId) return refused({ code: 'MEMBER_GONE' });
      const target = await holdMemberById(tx, request.to_parent);
      const fault = await faultNow({ tx, ports }, request, member, target);
      if (fault) return refused(fault as Fault);
      if (!target) return refused({ code: 'TARGET_NOT_FOUND' });
      const moveId = await writeMove(tx, member.player_id, target.player_id);
      await writeDecision(tx, { id, by: person.name, reason, moveId });
      await tellMoved(tx, { moveId, member, target, from: agentId });
      return ok({ before, after: { state: 'moved', to: target.user_name }, value: null });
    },
  );
