import type { leaderboardHttp, leaderboardHub } from '@fairlot/wire/community/leaderboard';
import type { CallRows, HubRows } from '#testing/calls';

export const leaderboardCalls: CallRows<typeof leaderboardHttp> = {
  getLeaders: { who: 'player', sample: { By: 'net' } },
  getBets: {
    who: 'player',
    sample: { Handle: '018f3c5a-0000-7000-8000-000000000003' },
    namesArePublic: true,
  },
  getConsent: { who: 'player', sample: {} },
  agree: { who: 'player', sample: { IsShown: false, IsFollowable: false } },
};

export const leaderboardHubCalls: HubRows<typeof leaderboardHub> = {
  joinLeaderboard: { who: 'player', sample: [true] },
};
