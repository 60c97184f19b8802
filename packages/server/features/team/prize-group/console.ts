import { ok, refused } from '@fairlot/rules/core/result';
import { prizeGroupConsole } from '@fairlot/wire/team/prize-group';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { actorOf, presentProposal } from '../../staff/operator/proposals/index.ts';
import { prove } from '../../staff/operator/sign-in/index.ts';
import { boundsOf, proposeGroup } from './propose-group.ts';
import { proposeQuota } from './propose-quota.ts';
import { listChanges, listQuotas, readPlayerGroup } from './store-console.ts';

const MOST_CHANGES = 10;

export const prizeGroupConsoleRoutes = ({ db, settings: { dataFolder } }: Platform) =>
  routes(prizeGroupConsole, {
    getPlayerGroup: async ({ PlayerId }) => {
      const playerId = BigInt(PlayerId);
      const found = await readPlayerGroup(db, playerId);
      if (!found) return refused({ code: 'NO_SUCH_PLAYER' });
      const { lowest, highest } = boundsOf(found);
      const changes = await listChanges(db, playerId, MOST_CHANGES);
      return ok({
        PlayerId,
        IsAgent: found.is_agent,
        PrizeGroup: found.prize_group,
        Lowest: lowest,
        Highest: highest,
        Quotas: (await listQuotas(db, playerId)).map(({ prize_group: PrizeGroup, most, used }) => ({
          PrizeGroup,
          Most: most,
          Used: used,
        })),
        Changes: changes.map((row) => ({
          Id: Number(row.id),
          From: row.from_group,
          To: row.to_group,
          By: row.by_name,
          ChangedAt: Number(row.changed_ms),
        })),
      });
    },
    proposeGroup: async ({ PlayerId, PrizeGroup: to, Reason, Code }, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, Code);
      if (fault) return refused({ code: fault });
      const change = { playerId: BigInt(PlayerId), to };
      const put = await proposeGroup(db, actorOf(call), change, Reason);
      return put.ok ? ok(presentProposal(put.value)) : put;
    },
    proposeQuota: async ({ PlayerId, PrizeGroup: group, Most: most, Reason, Code }, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, Code);
      if (fault) return refused({ code: fault });
      const quota = { playerId: BigInt(PlayerId), group, most };
      const put = await proposeQuota(db, actorOf(call), quota, Reason);
      return put.ok ? ok(presentProposal(put.value)) : put;
    },
  });
