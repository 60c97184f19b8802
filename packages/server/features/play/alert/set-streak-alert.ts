import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Output, RefusalOf } from '@fairlot/wire/core';
import type { alertHttp } from '@fairlot/wire/play/alert';
import { MOST_STREAK_GAMES } from '@fairlot/wire/community/streak';
import { type Db, transaction } from '#platform/db';
import { readGame } from '../lottery/games/index.ts';
import { lockSettings } from './store.ts';
import { deleteStreakAlert, putStreakAlert, readStreakAlerts } from './store-streak.ts';

type Call = typeof alertHttp.setStreakAlert;

/** Games whose long dragons one player may hear of: as many as his page asks for at once. */
export const MOST_STREAK_ALERTS = MOST_STREAK_GAMES;

/**
 * From which length on a player hears of long dragons of a game; length 0: not any more.
 * Refused where there is no such game, and beyond as many as one may have.
 */
export async function setStreakAlert(
  db: Db,
  playerId: bigint,
  { GameId, Length }: Input<Call>,
): Promise<Result<Output<Call>, RefusalOf<Call>>> {
  if (Length === 0) {
    await deleteStreakAlert(db, playerId, GameId);
    return ok({ Alerts: await readStreakAlerts(db, playerId) });
  }
  if (!(await readGame(db, GameId))) return refused({ code: 'NO_SUCH_GAME' });
  return transaction(db, async (tx) => {
    // Two at once must not both be the last.
    await lockSettings(tx, playerId);
    const others = (await readStreakAlerts(tx, playerId)).filter((each) => each.GameId !== GameId);
    if (others.length >= MOST_STREAK_ALERTS) {
      return refused({ code: 'TOO_MANY', params: { most: MOST_STREAK_ALERTS } });
    }
    await putStreakAlert(tx, playerId, { GameId, Length });
    return ok({ Alerts: await readStreakAlerts(tx, playerId) });
  });
}
