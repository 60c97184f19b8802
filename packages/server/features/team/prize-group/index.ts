import type { Feature } from '#platform/feature';
import { prizeGroupConsoleRoutes } from './console.ts';
import { prizeGroupRoutes } from './http.ts';
import { groupAct } from './propose-group.ts';
import { quotaAct } from './propose-quota.ts';

/** Prize groups within a line: agents raise those of directs, operators change any and set quotas. */
export const prizeGroup: Feature = {
  name: 'prize-group',
  http: prizeGroupRoutes,
  console: prizeGroupConsoleRoutes,
  twoPersonActs: [groupAct, quotaAct],
};
