import type { moneySettingsConsole } from '@fairlot/wire/money/money-settings';
import type { CallRows, FeatureCalls } from '#testing/calls';

const moneySettingsConsoleCalls: CallRows<typeof moneySettingsConsole> = {
  getMoney: { who: 'money.settings.read', sample: {} },
  previewBounds: {
    who: 'publish.versions.read',
    sample: { Money: [{ Key: 'withdrawMin', Value: 100 }] },
  },
  proposeMoney: {
    who: 'money.settings.publish',
    sample: {
      Group: 'card',
      Seen: 7,
      Values: [{ Key: 'payeeCardHours', Value: 6 }],
      Reason: 'as before',
    },
  },
};

export const calls: FeatureCalls = { console: moneySettingsConsoleCalls };
