import { ok } from '@fairlot/rules/core/result';
import { moveConsole } from '@fairlot/wire/team/move';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { actorOf, presentProposal } from '../../staff/operator/proposals/index.ts';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { decideMove } from './decide.ts';
import { presentDesk } from './present.ts';
import { proposeMove } from './propose-move.ts';
import { listOfDesk } from './store-list.ts';

export const moveConsoleRoutes = ({ db, ports }: Platform) =>
  routes(moveConsole, {
    getDeskMoves: async ({ State: state, Search, Before: before, Count }) => {
      const search = Search?.trim() || undefined;
      const rows = await listOfDesk(db, { state, search, before }, Count + 1);
      const shown = rows.slice(0, Count);
      return {
        Rows: shown.map(presentDesk),
        Next: rows.length > Count ? Number(shown.at(-1)?.id) : null,
        DateTimeNow: await readNowMs(db),
      };
    },
    decideMove: (asked, call) => decideMove({ db, ports }, actorOf(call), asked),
    proposeMove: async (asked, call) => {
      const put = await proposeMove({ db, ports }, actorOf(call), asked);
      return put.ok ? ok(presentProposal(put.value)) : put;
    },
  });
