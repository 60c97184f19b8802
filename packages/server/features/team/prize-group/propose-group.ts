import * as z from 'zod/mini';
import { FULL_PRIZE_GROUP, LOWEST_PRIZE_GROUP } from '@fairlot/rules/odds/prize-group';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { CHANGE_GROUP_CODES } from '@fairlot/wire/team/prize-group';
import type { Db } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import { postMessages } from '../../messaging/inbox/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { type Person, propose, type ProposalRow } from '../../staff/operator/proposals/index.ts';
import { changedMessage } from './inbox-text.ts';
import { holdTree, writeGroup } from './store.ts';
import { holdPlayerGroup, readPlayerGroup, type PlayerGroup } from './store-console.ts';

const PERMISSION = 'agent.groups.change';
export const PAGE = 'agent.groups';

type Fault = Refusal<typeof CHANGE_GROUP_CODES>;
type GroupInput = { readonly playerId: bigint; readonly to: number };

const Frozen = z.object({ player: z.string(), userName: z.string(), group: z.int() });

/** The lowest and highest group that operators may set. */
export const boundsOf = ({ child, highest, prize_group: now }: PlayerGroup) => ({
  lowest: child ?? LOWEST_PRIZE_GROUP,
  // Whoever has the group of the parent keeps it without another quota.
  highest: highest === null ? FULL_PRIZE_GROUP : Math.max(highest, now),
});

function faultOf(found: PlayerGroup | undefined, to: number): Fault | undefined {
  if (!found) return { code: 'NO_SUCH_PLAYER' };
  const { lowest, highest } = boundsOf(found);
  if (to === found.prize_group) return { code: 'NO_CHANGE' };
  if (to > highest) return { code: 'GROUP_ABOVE_PARENT', params: { most: highest } };
  return to < lowest ? { code: 'GROUP_BELOW_CHILD', params: { least: lowest } } : undefined;
}

/** Asks another operator to raise or lower the prize group of a player. */
export async function proposeGroup(
  db: Db,
  maker: Person,
  { playerId, to }: GroupInput,
  reason: string,
): Promise<Result<ProposalRow, Fault>> {
  const known = await readPlayerGroup(db, playerId);
  const target = `player ${known?.user_name ?? playerId}`;
  const deed = { permission: PERMISSION, target, reason } as const;
  const put = await propose<Fault>(db, maker, deed, async (tx) => {
    const found = await readPlayerGroup(tx, playerId);
    const fault = faultOf(found, to);
    if (fault || !found) return refused(fault ?? { code: 'NO_SUCH_PLAYER' });
    const content = { player: String(playerId), userName: found.user_name, group: to };
    return ok({ before: { group: found.prize_group }, content });
  });
  return put as Result<ProposalRow, Fault>;
}

/** Changes it for future bets and tells the player. It is void where a child or the parent is in the way by then. */
export const groupAct: TwoPersonAct = {
  permission: PERMISSION,
  change: async (tx, content) => {
    const { player, group: to } = Frozen.parse(content);
    const playerId = BigInt(player);
    await holdTree(tx);
    await holdPlayerGroup(tx, playerId);
    const found = await readPlayerGroup(tx, playerId);
    if (!found || faultOf(found, to)) return undefined;
    const from = found.prize_group;
    const id = await writeGroup(tx, { playerId, by: null, from, to });
    const said = changedMessage(from, to);
    await postMessages(tx, [{ playerId, tab: 'account', key: `group:${id}`, ...said }]);
    await publishPageChanges(tx, [PAGE, 'manage.players'], `player ${found.user_name}`);
    return { before: { group: from }, after: { group: to } };
  },
};
