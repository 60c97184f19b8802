import type { leaderboardHttp, leaderboardHub } from '@fairlot/wire/community/leaderboard';
import type { CallRows, FeatureCalls, HubRows } from '#testing/calls';

const leaderboardCalls: CallRows<typeof leaderboardHttp> = {
  getLeaders: { who: 'player', sample: { By: 'net' } },
  getBets: {
    who: 'player',
    sample: { Handle: '018f3c5a-0000-7000-8000-000000000003' },
    namesArePublic: true,
  },
  getConsent: { who: 'player', sample: {} },
  agree: { who: 'player', sample: { IsShown: false, IsFollowable: false } },
};

const leaderboardHubCalls: HubRows<typeof leaderboardHub> = {
  joinLeaderboard: { who: 'player', sample: [true] },
};

export const calls: FeatureCalls = { http: leaderboardCalls, hub: leaderboardHubCalls };
