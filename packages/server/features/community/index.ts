import type { Feature } from '#platform/feature';
import { follow } from './follow/index.ts';
import { leaderboard } from './leaderboard/index.ts';
import { liveNotice } from './live-notice/index.ts';
import { predict } from './predict/index.ts';
import { streak } from './streak/index.ts';

export const communityFeatures: readonly Feature[] = [
  leaderboard,
  follow,
  predict,
  streak,
  liveNotice,
];
