import { MOVE_BOUNDS } from '@fairlot/wire/team/move';
import type { Refusal } from '@fairlot/wire/core';
import type { MOVE_CODES } from '@fairlot/wire/team/move';
import type { Tx } from '#platform/db';
import type { Ports } from '#platform/port';
import { readLineAbove } from '../line/index.ts';
import { openBetween } from './open-between.ts';
import { readCooling, readExtent, type Extent, type Member } from './store.ts';

export type MoveFault = Refusal<typeof MOVE_CODES>;
export type MoveStage = { readonly tx: Tx; readonly ports: Ports };
type Pair = { readonly member: Member; readonly target: Member | undefined };

/** What is wrong with the new agent of a member: in the line of `headId`, an agent, not below the member, of enough group. */
export async function targetFault(
  { tx }: MoveStage,
  headId: bigint,
  { member, target }: Pair,
): Promise<MoveFault | undefined> {
  const above = target ? await readLineAbove(tx, target.player_id) : [];
  if (!target || !above.includes(headId)) return { code: 'TARGET_NOT_FOUND' };
  if (!target.is_agent) return { code: 'TARGET_NOT_AGENT' };
  if (target.player_id === member.player_id || above.includes(member.player_id)) {
    return { code: 'TARGET_IN_SUBTREE' };
  }
  return target.highest < member.prize_group ? { code: 'GROUP_TOO_LOW' } : undefined;
}

/** What is not over between a member and the agent from whom they move. */
export async function openFault(
  { tx, ports }: MoveStage,
  { player_id: playerId, parent }: Member,
): Promise<MoveFault | undefined> {
  if (parent === null) return undefined;
  const { isContractOpen, isBillOpen } = await ports.read(openBetween)(tx, {
    playerId,
    parentId: parent,
  });
  if (isContractOpen) return { code: 'CONTRACT_OPEN' };
  return isBillOpen ? { code: 'PENDING_BILL' } : undefined;
}

export async function coolingFault(
  { tx }: MoveStage,
  { player_id: playerId }: Member,
): Promise<MoveFault | undefined> {
  const days = await readCooling(tx, playerId, MOVE_BOUNDS.coolingDays);
  return days > 0 ? { code: 'COOLING', params: { days } } : undefined;
}

/** How far the line of a member reaches, and whether its lowest level would be too deep below the new agent. */
export async function measure(
  { tx }: MoveStage,
  member: Member,
  target: Member,
): Promise<Extent & { readonly isTooDeep: boolean }> {
  const extent = await readExtent(tx, member.player_id);
  const above = await readLineAbove(tx, target.player_id);
  return { ...extent, isTooDeep: above.length + 1 + extent.height > MOVE_BOUNDS.levels };
}
