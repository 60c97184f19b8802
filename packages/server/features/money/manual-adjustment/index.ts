import type { Feature } from '#platform/feature';
import { manualAdjustmentRoutes } from './console.ts';
import { postAdjustment } from './post-adjustment.ts';
import { manualAdjustmentInvariants } from './store-audit.ts';

/** Money that operators give and take by hand: one proposes, another posts, in batches of lines. */
export const manualAdjustment: Feature = {
  name: 'manual-adjustment',
  console: manualAdjustmentRoutes,
  twoPersonActs: [postAdjustment],
  invariants: manualAdjustmentInvariants,
};
