import { followHttp } from './follow/index.ts';
import { leaderboardHttp, leaderboardHub } from './leaderboard/index.ts';
import { liveNoticeHttp, liveNoticeHub } from './live-notice/index.ts';
import { predictHttp } from './predict/index.ts';
import { streakHttp } from './streak/index.ts';

export const communityContract = {
  leaderboard: { http: leaderboardHttp, hub: leaderboardHub },
  follow: { http: followHttp },
  predict: { http: predictHttp },
  streak: { http: streakHttp },
  liveNotice: { http: liveNoticeHttp, hub: liveNoticeHub },
} as const;
