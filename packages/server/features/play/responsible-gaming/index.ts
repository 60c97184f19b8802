import type { Feature } from '#platform/feature';
import { ownLimits } from '../../money/deposit/orders/index.ts';
import { readOwnLimits } from './store.ts';
import { responsibleGamingRoutes } from './http.ts';
import { responsibleGamingJobs } from './jobs.ts';
import { responsibleGamingInvariants } from './store-audit.ts';

export { exclude, type ExcludeFault } from './exclude.ts';
export { countCorrected, countEnded } from './store-count.ts';

/** What players hold themselves to: limits, breaks, and the reminder of their session. */
export const responsibleGaming: Feature = {
  name: 'responsible-gaming',
  http: responsibleGamingRoutes,
  jobs: responsibleGamingJobs,
  invariants: responsibleGamingInvariants,
  provide: ({ ports }) => ports.fill(ownLimits, readOwnLimits),
};
