import { trendPart } from '../../trend/index.ts';

/** The trend of the game on screen, whose heads pick on the pad. */
export const PickingTrend = trendPart(() => import('./PickingTrend.tsx'));
