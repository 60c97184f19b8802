import type { Feature } from '#platform/feature';
import { limitRoutes } from './http.ts';
import { limitJobs } from './jobs.ts';
import { limitInvariants } from './store-audit.ts';

export { exclude, type ExcludeFault } from './exclude.ts';
export { countCorrected, countEnded } from './store-count.ts';

/** What players hold themselves to: limits, breaks, and the reminder of their session. */
export const limit: Feature = {
  name: 'limit',
  http: limitRoutes,
  jobs: limitJobs,
  invariants: limitInvariants,
};
