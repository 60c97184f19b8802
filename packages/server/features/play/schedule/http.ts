import { MOST_ISSUES } from '@fairlot/rules/schedule/plan';
import { scheduleHttp } from '@fairlot/wire/play/schedule';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { createCartMaker, createRateGate } from '../bet/place/index.ts';
import { createTermsBook } from '../bet/odds/index.ts';
import { createLeafDrafts } from '../fair/commitment/index.ts';
import { readNow } from '../lottery/issues/index.ts';
import { currentSettings } from '../../site/settings/values/index.ts';
import { acceptAgreement, getAgreement } from './agreement.ts';
import { byIntent } from './by-intent.ts';
import { createPlaceSchedule } from './place.ts';
import { getSchedule, getSchedules, getScheduleSums } from './records.ts';
import { cancelIssue, stop } from './stop.ts';
import { readOpenIssues } from './store-records.ts';

/** Of one player, as `place.ts` counts them: a schedule of ten issues costs some 25. */
const RATE = { burst: 500, perSecond: 25 };
const UNLIMITED = { burst: Infinity, perSecond: 0 };

export function scheduleRoutes({ db, settings }: Platform) {
  const book = createTermsBook(db);
  const current = currentSettings(db);
  const draftLeaves = createLeafDrafts(settings);
  const makeCart = createCartMaker({ book, settings: current, draftLeaves });
  const passes = createRateGate(settings.rateLimit === 0 ? UNLIMITED : RATE);
  const place = createPlaceSchedule({ db, book, makeCart, passes, settings: current });
  return routes(scheduleHttp, {
    getIssues: async ({ GameId }) => {
      const [issues, nowMs] = await Promise.all([
        readOpenIssues(db, GameId, MOST_ISSUES),
        readNow(db),
      ]);
      return {
        Issues: issues.map(({ serial, start_at, close_at, draw_at }) => ({
          SerialNumber: Number(serial),
          StartTimeStamp: start_at,
          CloseTimeStamp: close_at,
          DrawTimeStamp: draw_at,
        })),
        DateTimeNow: nowMs,
      };
    },
    getAgreement: (_, call) => getAgreement(db, call.principal.playerId),
    acceptAgreement: ({ Version }, call) => acceptAgreement(db, call.principal.playerId, Version),
    place: (input, call) => place(call.principal.playerId, input),
    cancelIssue: ({ Id, SerialNumber }, call) =>
      cancelIssue(db, { playerId: call.principal.playerId, id: Id }, SerialNumber),
    stop: ({ Id }, call) => stop(db, { playerId: call.principal.playerId, id: Id }),
    byIntent: ({ IntentId }, call) => byIntent(db, call.principal.playerId, IntentId),
    getSchedules: (input, call) => getSchedules(db, call.principal.playerId, input),
    getScheduleSums: (input, call) => getScheduleSums(db, call.principal.playerId, input),
    getSchedule: ({ Id }, call) => getSchedule(db, call.principal.playerId, Id),
  });
}
