import { DEMO } from '../../ledger/index.ts';
import type { Feature } from '../../platform/feature.ts';
import { useTicketSource } from '../fair/index.ts';
import { betRoutes } from './http.ts';
import { betJobs } from './jobs.ts';
import { betInvariants } from './store-audit.ts';
import { tickets } from './tickets.ts';

export { changeTerms, createTermsBook, oddsByPlay, type TermsChange } from './odds.ts';

const RATE = { burst: 40, perSecond: 20 };

export const bet: Feature = {
  name: 'bet',
  http: (platform) => betRoutes(platform, { currency: DEMO, rate: RATE }),
  jobs: (platform) => betJobs(platform, DEMO),
  invariants: betInvariants,
  start: async (platform) => useTicketSource(platform, tickets),
};
