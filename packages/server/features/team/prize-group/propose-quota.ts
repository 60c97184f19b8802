import * as z from 'zod/mini';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { QUOTA_CODES } from '@fairlot/wire/team/prize-group';
import type { Db, Tx } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { type Person, propose, type ProposalRow } from '../../staff/operator/proposals/index.ts';
import { PAGE } from './propose-group.ts';
import { listQuotas, readPlayerGroup, writeQuota } from './store-console.ts';

const PERMISSION = 'agent.quotas.change';

type Fault = Refusal<typeof QUOTA_CODES>;
type Quota = { readonly playerId: bigint; readonly group: number; readonly most: number };

const Frozen = z.object({
  player: z.string(),
  userName: z.string(),
  group: z.int(),
  most: z.int(),
});

async function readQuota(tx: Tx, { playerId, group }: Omit<Quota, 'most'>) {
  const quotas = await listQuotas(tx, playerId);
  return quotas.find(({ prize_group: of }) => of === group) ?? { most: 0, used: 0 };
}

/** Asks another operator how many directs of an agent may have the agent's own prize group. */
export async function proposeQuota(
  db: Db,
  maker: Person,
  quota: Quota,
  reason: string,
): Promise<Result<ProposalRow, Fault>> {
  const { playerId, group, most } = quota;
  const agent = await readPlayerGroup(db, playerId);
  const target = `player ${agent?.user_name ?? playerId}`;
  const deed = { permission: PERMISSION, target, reason } as const;
  const put = await propose<Fault>(db, maker, deed, async (tx) => {
    if (!agent) return refused({ code: 'NO_SUCH_PLAYER' });
    if (!agent.is_agent) return refused({ code: 'NO_AGENT' });
    const now = await readQuota(tx, quota);
    if (now.most === most) return refused({ code: 'NO_CHANGE' });
    const content = { player: String(playerId), userName: agent.user_name, group, most };
    const about = { own: agent.prize_group };
    return ok({ before: { most: now.most }, content, about });
  });
  return put as Result<ProposalRow, Fault>;
}

export const quotaAct: TwoPersonAct = {
  permission: PERMISSION,
  change: async (tx, content) => {
    const { player, userName, group, most } = Frozen.parse(content);
    const playerId = BigInt(player);
    const before = await readQuota(tx, { playerId, group });
    await writeQuota(tx, { playerId, group, most });
    await publishPageChanges(tx, [PAGE], `player ${userName}`);
    return { before: { most: before.most }, after: { group, most } };
  },
};
