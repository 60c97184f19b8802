import type { streakHttp } from '@fairlot/wire/community/streak';
import { CALLS, type CallRows, type FeatureCalls } from '#testing/calls';

const streakCalls: CallRows<typeof streakHttp> = {
  getStreaks: { who: 'anyone', sample: {} },
  getGameStreaks: { who: 'anyone', sample: { GameIds: [CALLS.game] } },
};

export const calls: FeatureCalls = { http: streakCalls };
