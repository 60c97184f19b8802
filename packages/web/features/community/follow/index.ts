export { FollowButton } from './FollowButton.tsx';
export { OwnRate } from './OwnRate.tsx';
