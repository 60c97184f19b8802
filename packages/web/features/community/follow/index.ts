export { FollowButton } from './FollowButton.tsx';
export { OwnRate } from './OwnRate.tsx';

/** Whom the player follows and what came of it, and who follows him: views beside his schedules. */
export { FollowPlans } from './record/FollowPlans.tsx';
export { Followers } from './record/Followers.tsx';
