import type { Feature } from '#platform/feature';
import { giftRequirement } from '../../auth/login/register/index.ts';
import { openLine } from './open-line.ts';
import { wageringRoutes } from './http.ts';
import { wageringJobs } from './jobs.ts';
import { wageringInvariants } from './store-audit.ts';

export { getRequirement as requirementOf } from './requirement.ts';
export { countTurnover, hasOpenLines } from './count-turnover.ts';
export { type BetToCover, coverPlayers, coverRound, coverTurnover } from './cover.ts';
export { dropLine, gapOf, openLine } from './open-line.ts';
export {
  type GapChange,
  type LineFault,
  requireTurnover,
  waiveTurnover,
} from './operator-lines.ts';

export const wagering: Feature = {
  name: 'wagering',
  http: wageringRoutes,
  jobs: wageringJobs,
  invariants: wageringInvariants,
  provide: ({ ports }) => ports.fill(giftRequirement, openLine),
};
