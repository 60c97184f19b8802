import type { exchangeRateConsole } from '@fairlot/wire/money/exchange-rate';
import type { CallRows, FeatureCalls } from '#testing/calls';

const exchangeRateConsoleCalls: CallRows<typeof exchangeRateConsole> = {
  getRates: { who: 'rate.usdt.read' },
  getSources: { who: 'rate.sources.read', sample: {} },
  proposeSource: {
    who: 'rate.sources.publish',
    sample: {
      Source: { Name: 'nobody' },
      Rules: {
        IsOn: true,
        Address: 'https://rate.example/usdt',
        Price: '/data/price',
        Time: '/data/time',
        Sort: 3,
      },
      Reason: 'one more that tells it',
    },
  },
  proposeTerms: {
    who: 'rate.usdt.change',
    sample: { Seen: 1, Spread: 60, Fixed: 7.2, Minutes: 60, Reason: 'the sources are off' },
  },
};

export const calls: FeatureCalls = { console: exchangeRateConsoleCalls };
