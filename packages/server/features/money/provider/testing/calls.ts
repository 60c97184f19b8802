import type { providerConsole } from '@fairlot/wire/money/provider';
import type { CallRows, FeatureCalls } from '#testing/calls';

const Reason = 'another bank of the house';

const providerConsoleCalls: CallRows<typeof providerConsole> = {
  getProviders: { who: 'provider.settings.read', sample: {} },
  proposeProvider: {
    who: 'provider.settings.publish',
    sample: {
      Id: 'nobody',
      Seen: 7,
      Rules: {
        IsOn: false,
        Address: 'https://pay.example',
        PayoutMost: 5_000,
        PayoutDayMost: 100_000,
      },
      Reason,
    },
  },
  proposeSecret: {
    who: 'provider.secrets.change',
    sample: { Id: 'nobody', Secret: 'canary0secret0of0nobody000000000', Reason },
  },
};

export const calls: FeatureCalls = { console: providerConsoleCalls };
