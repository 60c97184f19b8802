import { categoryOf } from '@fairlot/rules/lottery/categories';
import { ok, refused } from '@fairlot/rules/core/result';
import { lotteryConsole } from '@fairlot/wire/lottery';
import type { Platform } from '../../platform/feature.ts';
import { routes } from '../../platform/route.ts';
import { act, actorOf } from '../operator/index.ts';
import { putOffline, putOnline } from './halt.ts';
import { listGames, readNow } from './store.ts';

/** What operators see of the games and do with them. */
export function lotteryConsoleRoutes({ db }: Platform) {
  return routes(lotteryConsole, {
    getGames: async () => {
      const games = await listGames(db);
      return {
        Rows: games.map((game) => ({
          GameId: game.id,
          Code: game.code,
          Name: categoryOf(game.id)?.name ?? { zh: game.code, en: game.code },
          Kind: game.kind,
          State: game.state,
          StateReason: game.stateReason,
          StateAt: Math.floor(game.stateMs),
        })),
        DateTimeNow: await readNow(db),
      };
    },
    changeGameState: async ({ GameId, Sale, Reason }, call) => {
      const deed = {
        permission: 'lottery.games.change',
        target: `game ${GameId}`,
        reason: Reason,
      } as const;
      if (!categoryOf(GameId)) return refused({ code: 'NO_SUCH_GAME' });
      return act(db, actorOf(call), deed, async (tx) => {
        const changed = await (Sale === 'on' ? putOnline : putOffline)(tx, GameId);
        if (!changed) return refused({ code: 'SAME_STATE' } as const);
        const { state, reason } = changed.after;
        return ok({ ...changed, value: { State: state, StateReason: reason } });
      });
    },
  });
}
