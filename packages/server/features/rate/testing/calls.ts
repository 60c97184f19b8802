import type { rateConsole } from '@fairlot/wire/rate';
import type { CallRows } from '../../../testing/calls.ts';

export const rateConsoleCalls: CallRows<typeof rateConsole> = {
  getRates: { who: 'rate.usdt.read' },
  proposeTerms: {
    who: 'rate.usdt.change',
    sample: { Seen: 1, Spread: 60, Fixed: 7.2, Minutes: 60, Reason: 'the sources are off' },
  },
};
