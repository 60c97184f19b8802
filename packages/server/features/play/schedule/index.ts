import type { Feature } from '#platform/feature';
import { scheduleRoutes } from './http.ts';
import { scheduleJobs } from './jobs.ts';
import { scheduleInvariants } from './store-audit.ts';
import { demoSchedules } from './demo.ts';

export { getSchedules } from './records.ts';

/** Schedule bets (追号): a cart for a row of issues, paid out of what was set aside for all of them. */
export const schedule: Feature = {
  name: 'schedule',
  demo: [demoSchedules],
  http: scheduleRoutes,
  jobs: scheduleJobs,
  invariants: scheduleInvariants,
};
