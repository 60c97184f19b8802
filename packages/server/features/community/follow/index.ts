import type { Feature } from '#platform/feature';
import { followRoutes } from './http.ts';
import { followJobs } from './jobs.ts';
import { followInvariants } from './store-audit.ts';
import { demoFollow } from './demo.ts';

export { bar, type BarFault } from './bar.ts';

/** Follow bets (跟单): the server bets for a player what another bets, by caps and stops of his own. */
export const follow: Feature = {
  name: 'follow',
  demo: [demoFollow],
  http: followRoutes,
  jobs: followJobs,
  invariants: followInvariants,
};
