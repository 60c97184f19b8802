import type { Feature } from '#platform/feature';
import { expectedPort, pricesPort, ticketPort } from '../fair/sources/index.ts';
import { expectedIn } from './settle/expected.ts';
import { confirmLimits, keepLimits } from './limits/change-limits.ts';
import { confirmPrices, keepPrices } from './odds/change-prices.ts';
import { correctDraw } from './correct/correct-draw.ts';
import { betConsoleRoutes } from './console.ts';
import { betRoutes } from './http.ts';
import { betJobs } from './jobs.ts';
import { betInvariants } from './store-audit.ts';
import { pricesInForce, publishPrices } from './odds/odds.ts';
import { tickets } from './settle/tickets.ts';
import { demoBets } from './demo.ts';

/**
 * Bets of one player, requests and characters of selections counted with them (`place.ts`); the limit
 * on all requests (`settings.rateLimit`) switches this one off too.
 */
const RATE = { burst: 1_000, perSecond: 200 };
const UNLIMITED = { burst: Infinity, perSecond: 0 };

export const bet: Feature = {
  name: 'bet',
  demo: [demoBets],
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
