import { ok, refused } from '@fairlot/rules/core/result';
import { lotteryConsole } from '@fairlot/wire/lottery';
import type { Platform } from '../../platform/feature.ts';
import { routes } from '../../platform/route.ts';
import { act, actorOf } from '../operator/index.ts';
import { putOffline, putOnline } from './halt.ts';
import { readGame, readGames } from './store-game.ts';
import { readNow } from './store.ts';

/** What operators see of the games and do with them. */
export function lotteryConsoleRoutes({ db }: Platform) {
  return routes(lotteryConsole, {
    getGames: async () => {
      const games = await readGames(db);
      return {
        Rows: games.map((game) => ({
          GameId: game.id,
          Code: game.code,
          Name: game.category.name,
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
      if (!(await readGame(db, GameId))) return refused({ code: 'NO_SUCH_GAME' });
      return act(db, actorOf(call), deed, async (tx) => {
        const changed = await (Sale === 'on' ? putOnline : putOffline)(tx, GameId);
        if (!changed) return refused({ code: 'SAME_STATE' } as const);
        const { state, reason } = changed.after;
        return ok({ ...changed, value: { State: state, StateReason: reason } });
      });
    },
  });
}
