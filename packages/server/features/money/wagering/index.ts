import type { Feature } from '#platform/feature';
import { turnoverRoutes } from './http.ts';
import { turnoverJobs } from './jobs.ts';
import { turnoverInvariants } from './store-audit.ts';

export { getRequirement as requirementOf } from './requirement.ts';
export { countTurnover, hasOpenLines } from './count-turnover.ts';
export { dropLine, gapOf, openLine } from './open-line.ts';
export {
  type GapChange,
  type LineFault,
  requireTurnover,
  waiveTurnover,
} from './operator-lines.ts';

export const turnover: Feature = {
  name: 'turnover',
  http: turnoverRoutes,
  jobs: turnoverJobs,
  invariants: turnoverInvariants,
};
