import type { streakHttp } from '@fairlot/wire/streak';
import type { CallRows } from '../../../testing/calls.ts';

export const streakCalls: CallRows<typeof streakHttp> = {
  getStreaks: { who: 'anyone', sample: {} },
};
