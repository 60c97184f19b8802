import { ok, refused } from '@fairlot/rules/core/result';
import { bonusConsole } from '@fairlot/wire/money/bonus';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { actorOf, presentProposal } from '../../staff/operator/proposals/index.ts';
import { prove } from '../../staff/operator/sign-in/index.ts';
import { proposeEnd } from './propose-end-bonus.ts';
import { getBonusWallet } from './get-player-bonus.ts';

/** What operators see and end of the bonuses of players (product 3.9). */
export const bonusConsoleRoutes = ({ db, settings: { dataFolder } }: Platform) =>
  routes(bonusConsole, {
    getPlayerBonus: ({ PlayerId }) => getBonusWallet(db, BigInt(PlayerId)),
    proposeEndBonus: async ({ PlayerId, Id, How, Reason, Code }, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, Code);
      if (fault) return refused({ code: fault });
      const key = { playerId: BigInt(PlayerId), id: BigInt(Id) };
      const put = await proposeEnd(db, actorOf(call), key, How, Reason);
      return put.ok ? ok(presentProposal(put.value)) : put;
    },
  });
