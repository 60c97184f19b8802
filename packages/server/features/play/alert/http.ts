import { ok, refused } from '@fairlot/rules/core/result';
import { alertHttp } from '@fairlot/wire/play/alert';
import { transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { readGame } from '../lottery/games/index.ts';
import { setStreakAlert } from './set-streak-alert.ts';
import { readStreakAlerts } from './store-streak.ts';
import { deleteBell, lockSettings, putBell, readBells, readInfo, writeInfo } from './store.ts';

/** Games that one player may have bells of. */
export const MOST_BELLS = 20;

export const alertRoutes = ({ db }: Platform) =>
  routes(alertHttp, {
    getAlertInfo: (_, { principal }) => readInfo(db, principal.playerId),
    setAlertInfo: async (input, { principal }) => {
      await writeInfo(db, principal.playerId, input);
      return input;
    },
    getBells: async (_, { principal }) => ({ Bells: await readBells(db, principal.playerId) }),
    setBell: async ({ GameId, Seconds }, { principal: { playerId } }) => {
      if (Seconds === 0) {
        await deleteBell(db, playerId, GameId);
        return ok({ Bells: await readBells(db, playerId) });
      }
      if (!(await readGame(db, GameId))) return refused({ code: 'NO_SUCH_GAME' });
      return transaction(db, async (tx) => {
        // Two at once must not both be the last.
        await lockSettings(tx, playerId);
        const others = (await readBells(tx, playerId)).filter((bell) => bell.GameId !== GameId);
        if (others.length >= MOST_BELLS) {
          return refused({ code: 'TOO_MANY', params: { most: MOST_BELLS } });
        }
        await putBell(tx, playerId, { GameId, Seconds });
        return ok({ Bells: await readBells(tx, playerId) });
      });
    },
    getStreakAlerts: async (_, { principal }) => ({
      Alerts: await readStreakAlerts(db, principal.playerId),
    }),
    setStreakAlert: (input, { principal }) => setStreakAlert(db, principal.playerId, input),
  });
