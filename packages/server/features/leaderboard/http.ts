import { ok, refused } from '@fairlot/rules/core/result';
import { leaderboardHttp } from '@fairlot/wire/leaderboard';
import { monotonicMs } from '../../platform/clock.ts';
import type { Platform } from '../../platform/feature.ts';
import { routes } from '../../platform/route.ts';
import { readNow } from '../lottery/index.ts';
import { getBets } from './bets.ts';
import { holdBets } from './hold-bets.ts';
import { presentLeaders } from './present.ts';
import { agree, readConsent, readLeaders, readOwn, type Lead, type Leaders } from './store.ts';

/** All who ask are shown the same ranks, read at most so often. */
export const HOLDS_MS = 1_000;

export function leaderboardRoutes(platform: Platform) {
  const { db } = platform;
  const known = new Map<Lead, { readonly until: number; readonly read: Promise<Leaders> }>();
  const leadersBy = (by: Lead): Promise<Leaders> => {
    const before = known.get(by);
    if (before && monotonicMs() < before.until) return before.read;
    const read = readLeaders(db, by);
    known.set(by, { until: monotonicMs() + HOLDS_MS, read });
    // Whoever asks next is told what is wrong then.
    read.catch(() => known.delete(by));
    return read;
  };
  const betsOf = holdBets((handle) => getBets(db, handle));
  return routes(leaderboardHttp, {
    getLeaders: async ({ By }, { principal: { playerId } }) => {
      const [leaders, own] = await Promise.all([leadersBy(By), readOwn(db, By, playerId)]);
      return presentLeaders(platform, leaders, own, playerId);
    },
    getBets: async ({ Handle }) => {
      const bets = await betsOf(Handle);
      return bets.ok ? ok({ Rows: [...bets.value], DateTimeNow: await readNow(db) }) : bets;
    },
    getConsent: (_, { principal }) => readConsent(db, principal.playerId),
    agree: async (wanted, { principal }) => {
      const verdict = await agree(db, principal.playerId, wanted);
      const { IsShown, IsFollowable, ShowsBets = false } = wanted;
      return verdict === 'OK'
        ? ok({ IsShown, IsFollowable, ShowsBets: IsShown && ShowsBets })
        : refused({ code: verdict });
    },
  });
}
