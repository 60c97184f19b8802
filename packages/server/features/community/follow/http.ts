import { followHttp } from '@fairlot/wire/community/follow';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { getFollowers, getOrders, getPlans } from './records.ts';
import { getRate, getTerms, setRate } from './rate.ts';
import { start } from './start.ts';
import { stop } from './stop.ts';

export const followRoutes = (platform: Platform) => {
  const { db } = platform;
  return routes(followHttp, {
    start: (input, { principal }) => start(db, principal.playerId, input),
    stop: ({ Id }, { principal }) => stop(db, { playerId: principal.playerId, id: Id }),
    getTerms: (input) => getTerms(db, input),
    getRate: (_, { principal }) => getRate(db, principal.playerId),
    setRate: (input, { principal }) => setRate(db, principal.playerId, input),
    getPlans: (input, { principal }) => getPlans(platform, principal.playerId, input),
    getOrders: (input, { principal }) => getOrders(db, principal.playerId, input),
    getFollowers: (input, { principal }) => getFollowers(platform, principal.playerId, input),
  });
};
