import { part } from '@fairlot/shell';

export { FollowButton } from './FollowButton.tsx';
export { OwnRate } from './OwnRate.tsx';

/** Whom the player follows and what came of it, and who follows him: views beside his schedules. */
export const FollowPlansPart = part(() => import('./record/FollowPlans.tsx'));
export const FollowersPart = part(() => import('./record/Followers.tsx'));
