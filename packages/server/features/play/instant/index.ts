import type { Feature } from '#platform/feature';
import { instantRoutes } from './http.ts';
import { sellInstantGames } from './sell.ts';
import { instantInvariants } from './store-audit.ts';
import { demoTurnover } from './demo.ts';

/** Instant games (秒秒): no issue and no clock, each bet is its own draw. */
export const instant: Feature = {
  name: 'instant',
  demo: [demoTurnover],
  http: instantRoutes,
  invariants: instantInvariants,
  start: ({ db }) => sellInstantGames(db),
};
