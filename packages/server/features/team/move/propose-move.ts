import * as z from 'zod/mini';
import { invariant } from '@fairlot/rules/core/invariant';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Input, RefusalOf } from '@fairlot/wire/core';
import type { moveConsole } from '@fairlot/wire/team/move';
import type { Db } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import type { Ports } from '#platform/port';
import { type Person, propose, type ProposalRow } from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { readLineAbove } from '../line/index.ts';
import { measure, openFault, targetFault, type MoveStage } from './judge.ts';
import { MOVES_PAGE } from './move-member.ts';
import {
  holdMember,
  holdMemberById,
  insertRequest,
  lockLine,
  writeMove,
  type Member,
} from './store.ts';
import { tellMoved } from './tell.ts';

const MAKE = 'team.moves.make';
type Endpoint = typeof moveConsole.proposeMove;
type Fault = RefusalOf<Endpoint>;

const Frozen = z.object({
  player: z.string(),
  userName: z.string(),
  from: z.string(),
  to: z.string(),
  toName: z.string(),
});

/** What stands against a move that operators make: within the line of one top agent, without rest and limit. */
async function faultOf(
  stage: MoveStage,
  member: Member,
  target: Member | undefined,
): Promise<Fault | undefined> {
  if (!target) return { code: 'TARGET_NOT_FOUND' };
  const [top] = await readLineAbove(stage.tx, member.player_id);
  const [targetTop = target.player_id] = await readLineAbove(stage.tx, target.player_id);
  if (top === undefined || targetTop !== top) return { code: 'OTHER_LINE' };
  if (target.player_id === member.parent) return { code: 'ALREADY_THERE' };
  // The top agent may be the new one; everybody else is in that line.
  const isTop = target.player_id === top;
  const fault =
    (isTop ? undefined : await targetFault(stage, top, { member, target })) ??
    (await openFault(stage, member));
  if (fault) return fault as Fault;
  return (await measure(stage, member, target)).isTooDeep ? { code: 'TOO_DEEP' } : undefined;
}

/** Asks another operator to move a member within the line of one top agent (product 3.9). */
export async function proposeMove(
  { db, ports }: { readonly db: Db; readonly ports: Ports },
  maker: Person,
  { UserName, Target, Reason: reason }: Input<Endpoint>,
): Promise<Result<ProposalRow, Fault>> {
  const deed = { permission: MAKE, target: `player ${UserName}`, reason } as const;
  const put = await propose<Fault['code']>(db, maker, deed, async (tx) => {
    await lockLine(tx);
    const member = await holdMember(tx, UserName);
    if (!member) return refused('NO_MEMBER');
    const target = await holdMember(tx, Target);
    const fault = await faultOf({ tx, ports }, member, target);
    if (fault) return refused(fault.code);
    invariant(target && member.parent !== null, 'the move is possible');
    const from = await holdMemberById(tx, member.parent);
    const { accounts } = await measure({ tx, ports }, member, target);
    const content = {
      player: String(member.player_id),
      userName: member.user_name,
      from: String(member.parent),
      to: String(target.player_id),
      toName: target.user_name,
    };
    return ok({ before: { parent: from?.user_name ?? '' }, content, about: { accounts } });
  });
  return put.ok ? put : refused({ code: put.error } as Fault);
}

/** Moves the member. It is void where they are not where they were, or something stands against it. */
export const moveAct: TwoPersonAct = {
  permission: MAKE,
  change: async (tx, content, { maker, ports }) => {
    const { player, from, to } = Frozen.parse(content);
    await lockLine(tx);
    const member = await holdMemberById(tx, BigInt(player));
    if (member?.parent !== BigInt(from)) return undefined;
    const target = await holdMemberById(tx, BigInt(to));
    if ((await faultOf({ tx, ports }, member, target)) || !target) return undefined;
    const { accounts } = await measure({ tx, ports }, member, target);
    const moveId = await writeMove(tx, member.player_id, target.player_id);
    const of = { agentId: BigInt(from), playerId: member.player_id, to: target.player_id };
    await insertRequest(tx, { ...of, accounts, moveId, by: maker.name });
    await tellMoved(tx, { moveId, member, target, from: of.agentId });
    await publishPageChanges(tx, [MOVES_PAGE, 'manage.players'], member.user_name);
    const above = await holdMemberById(tx, of.agentId);
    return { before: { parent: above?.user_name ?? '' }, after: { parent: target.user_name } };
  },
};
