import { LIMIT_KINDS, LIMIT_PERIODS } from '@fairlot/rules/check/own-limit';
import type { LimitKind, LimitPeriod } from '@fairlot/rules/check/own-limit';
import { ok, refused } from '@fairlot/rules/core/result';
import { responsibleGamingHttp } from '@fairlot/wire/play/responsible-gaming';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { readNow } from '../lottery/issues/index.ts';
import { presentBreak, presentLimit, presentSession } from './present.ts';
import { confirmLimit, dropAsked, readBreak, readLimits, setLimit, type Slot } from './store.ts';
import { noteReminded, readMinutes, readSession, writeMinutes } from './store-session.ts';
import { takeBreak } from './take-break.ts';

type Named = { readonly Kind: LimitKind; readonly Period: LimitPeriod };
const slotOf = ({ Kind, Period }: Named): Slot => ({
  kind: LIMIT_KINDS[Kind].number,
  period: LIMIT_PERIODS[Period].number,
});

type Who = { readonly playerId: bigint; readonly sessionId: string };

export function responsibleGamingRoutes({ db }: Platform) {
  const session = async (who: Who) => {
    const [counted, held] = await Promise.all([readSession(db, who), readBreak(db, who.playerId)]);
    return presentSession(counted, held);
  };
  return routes(responsibleGamingHttp, {
    getLimits: async (_, { principal: { playerId } }) => {
      const [limits, held, minutes, nowMs] = await Promise.all([
        readLimits(db, playerId),
        readBreak(db, playerId),
        readMinutes(db, playerId),
        readNow(db),
      ]);
      return {
        Limits: limits.map(presentLimit),
        Break: held ? presentBreak(held) : null,
        ReminderMinutes: minutes,
        DateTimeNow: nowMs,
      };
    },
    setLimit: async (input, { principal }) => {
      const verdict = await setLimit(db, principal.playerId, slotOf(input), input.Amount);
      if (verdict === 'NONE') return refused({ code: 'NO_LIMIT' });
      return ok({ IsAsked: verdict === 'ASKED' });
    },
    confirmLimit: async (input, { principal }) => {
      const verdict = await confirmLimit(db, principal.playerId, slotOf(input), input.Amount);
      return verdict === 'CONFIRMED'
        ? ok({ IsConfirmed: true as const })
        : refused({ code: verdict });
    },
    dropAsked: async (input, { principal }) => {
      await dropAsked(db, principal.playerId, slotOf(input));
      return { IsDropped: true as const };
    },
    takeBreak: ({ Length }, { principal }) => takeBreak(db, principal.playerId, Length),
    setReminder: async ({ Minutes }, { principal }) => {
      await writeMinutes(db, principal.playerId, Minutes);
      return { Minutes };
    },
    getSession: (_, { principal }) => session(principal),
    answerReminder: async (_, { principal }) => {
      await noteReminded(db, principal);
      return session(principal);
    },
  });
}
