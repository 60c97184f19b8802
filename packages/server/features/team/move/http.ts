import { MOVE_BOUNDS, moveHttp } from '@fairlot/wire/team/move';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { moveMember } from './move-member.ts';
import { presentOwn } from './present.ts';
import { listOfAgent } from './store-list.ts';
import { countOfMonth } from './store.ts';

export const moveRoutes = ({ db, ports }: Platform) =>
  routes(moveHttp, {
    moveMember: (asked, { principal }) => moveMember({ db, ports }, principal.playerId, asked),
    getMoves: async ({ Before: before, Count }, { principal: { playerId: agentId } }) => {
      const rows = await listOfAgent(db, { agentId, before }, Count + 1);
      const shown = rows.slice(0, Count);
      const used = await countOfMonth(db, agentId);
      return {
        Rows: shown.map(presentOwn),
        Next: rows.length > Count ? Number(shown.at(-1)?.id) : null,
        Left: Math.max(0, MOVE_BOUNDS.ofMonth - used),
        DateTimeNow: await readNowMs(db),
      };
    },
  });
