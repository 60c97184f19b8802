import { ok, refused } from '@fairlot/rules/core/result';
import { leaderboardHttp } from '@fairlot/wire/community/leaderboard';
import type { Platform } from '#platform/feature';
import { coalescedCache } from '#platform/coalesced-cache';
import { routes } from '#platform/route';
import { readNow } from '../../play/lottery/issues/index.ts';
import { getBets } from './bets.ts';
import { presentLeaders } from './present.ts';
import { agree, readConsent, readLeaders, readOwn, type Lead } from './store.ts';

/** All who ask are shown the same ranks, and the same bets of a leader, read at most so often. */
export const HOLDS_MS = 1_000;
/** Leaders whose bets are kept. */
const MOST_LEADERS = 500;
/** Ways to rank: more than there are. */
const MOST_RANKS = 20;

export function leaderboardRoutes(platform: Platform) {
  const { db } = platform;
  const ranks = coalescedCache((by: Lead) => readLeaders(db, by), {
    holdsMs: HOLDS_MS,
    most: MOST_RANKS,
  });
  const bets = coalescedCache((handle: string) => getBets(db, handle), {
    holdsMs: HOLDS_MS,
    most: MOST_LEADERS,
  });
  return routes(leaderboardHttp, {
    getLeaders: async ({ By }, { principal: { playerId } }) => {
      const [leaders, own] = await Promise.all([ranks.read(By), readOwn(db, By, playerId)]);
      return presentLeaders(platform, leaders, own, playerId);
    },
    getBets: async ({ Handle }) => {
      const shown = await bets.read(Handle);
      return shown.ok ? ok({ Rows: [...shown.value], DateTimeNow: await readNow(db) }) : shown;
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
