import type { Manifest } from '../../../frame/manifest.ts';

export { FollowButton } from './FollowButton.tsx';
export { OwnRate } from './OwnRate.tsx';

/** Bets that copy those of another player. */
export const follow: Manifest = { name: 'follow', window: () => import('./window.ts') };
