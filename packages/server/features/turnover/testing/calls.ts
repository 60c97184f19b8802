import type { turnoverHttp } from '@fairlot/wire/turnover';
import type { CallRows } from '../../../testing/calls.ts';

export const turnoverCalls: CallRows<typeof turnoverHttp> = {
  // The gift of a demo account opens a line.
  getRequirement: { who: 'player', secret: () => '10000' },
};
