import type { Feature } from '#platform/feature';
import { expectedPort, pricesPort, ticketPort } from '../fair/index.ts';
import { expectedIn } from './expected.ts';
import { confirmLimits, keepLimits } from './change-limits.ts';
import { confirmPrices, keepPrices } from './change-prices.ts';
import { correctDraw } from './correct-draw.ts';
import { betConsoleRoutes } from './console.ts';
import { betRoutes } from './http.ts';
import { betJobs } from './jobs.ts';
import { betInvariants } from './store-audit.ts';
import { pricesInForce, publishPrices } from './odds.ts';
import { tickets } from './tickets.ts';

export { answerTo } from './answer.ts';
export { hashOf, hasMoved } from './place.ts';
export { changeLimits } from './change-limits.ts';
export { createIssueBook, type IssueBook } from './issue-book.ts';
export { judge, payoutOfBet, playOfBet, type Drawn } from './judge.ts';
export { ownRefusal } from './own-refusal.ts';
export { createCartMaker, type CartMaker } from './make-cart.ts';
export type { PlaceRefusal } from './price.ts';
export { createRateGate, type RateGate } from './rate.ts';
export { createRecount } from './recount.ts';
export { cursorOf, MOST_BACK_MS, placeOf } from './record-cursor.ts';
export { behind, type RecordPlace } from './store-records.ts';
export {
  betRows,
  type Cart,
  cartRows,
  type CartVerdict,
  namedVerdict,
  placeCarts,
} from './store-place.ts';
export { WIN, winRowOf } from './store-settle.ts';
export type { Win } from './winners.ts';
export { standardOdds } from './terms.ts';
export {
  changeTerms,
  createTermsBook,
  oddsByForm,
  type TermsBook,
  type TermsChange,
} from './odds.ts';
export { limitsOfPlay, oddsOf, type Terms } from './terms.ts';

/**
 * Bets of one player, requests and characters of selections counted with them (`place.ts`); the limit
 * on all requests (`settings.rateLimit`) switches this one off too.
 */
const RATE = { burst: 1_000, perSecond: 200 };
const UNLIMITED = { burst: Infinity, perSecond: 0 };

export const bet: Feature = {
  name: 'bet',
  http: (platform) => {
    const rate = platform.settings.rateLimit === 0 ? UNLIMITED : RATE;
    return betRoutes(platform, { rate });
  },
  console: betConsoleRoutes,
  twoPersonActs: [confirmLimits, confirmPrices, correctDraw],
  jobs: betJobs,
  invariants: betInvariants,
  start: async (platform) => {
    await publishPrices(platform);
    await keepLimits(platform);
    await keepPrices(platform);
  },
  provide: ({ ports }) => {
    ports.fill(ticketPort, tickets);
    ports.fill(expectedPort, expectedIn);
    ports.fill(pricesPort, pricesInForce);
  },
};
