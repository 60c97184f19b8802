import type { Feature } from '#platform/feature';
import { rebateConsoleRoutes } from './console.ts';
import { rebateRoutes } from './http.ts';
import { groupAct } from './propose-group.ts';
import { quotaAct } from './propose-quota.ts';

/** Prize groups within a line: agents raise those of directs, operators change any and set quotas. */
export const teamRebate: Feature = {
  name: 'team-rebate',
  http: rebateRoutes,
  console: rebateConsoleRoutes,
  twoPersonActs: [groupAct, quotaAct],
};
