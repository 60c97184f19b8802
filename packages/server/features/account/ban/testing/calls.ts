import type { banConsole } from '@fairlot/wire/account/ban';
import type { CallRows, FeatureCalls } from '#testing/calls';

/** No player and no ban has such a number. */
const NONE = 9_000_000_000_000_000;

const banConsoleCalls: CallRows<typeof banConsole> = {
  getBans: { who: 'ban.logins.read', sample: { Search: 'tester', Before: 7, Count: 20 } },
  banAccount: {
    who: 'ban.logins.change',
    sample: { PlayerId: NONE, Days: 7, Reason: 'only a try' },
  },
  banDevice: {
    who: 'ban.logins.change',
    sample: {
      PlayerId: NONE,
      LoginId: '00000000-0000-4000-8000-000000000000',
      Days: 7,
      Reason: 'only a try',
    },
  },
  liftBan: { who: 'ban.logins.change', sample: { Id: 2_000_000, Reason: 'only a try' } },
};

export const calls: FeatureCalls = { console: banConsoleCalls };
