import type { Feature } from '#platform/feature';
import { adjustRoutes } from './console.ts';
import { postAdjustment } from './post-adjustment.ts';
import { adjustInvariants } from './store-audit.ts';

/** Money that operators give and take by hand: one proposes, another posts, in batches of lines. */
export const adjust: Feature = {
  name: 'adjust',
  console: adjustRoutes,
  twoPersonActs: [postAdjustment],
  invariants: adjustInvariants,
};
