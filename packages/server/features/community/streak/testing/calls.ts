import type { streakHttp } from '@fairlot/wire/community/streak';
import { CALLS, type CallRows } from '#testing/calls';

export const streakCalls: CallRows<typeof streakHttp> = {
  getStreaks: { who: 'anyone', sample: {} },
  getGameStreaks: { who: 'anyone', sample: { GameIds: [CALLS.game] } },
};
