import type { bonusConsole, bonusHttp } from '@fairlot/wire/money/bonus';
import type { CallRows, FeatureCalls } from '#testing/calls';

const sample = { Id: 2_000_000_000 };

const bonusCalls: CallRows<typeof bonusHttp> = {
  getBonusWallet: { who: 'player' },
  claimBonus: { who: 'player', sample },
  releaseBonus: { who: 'player', sample },
  forfeitBonus: { who: 'player', sample },
};

const bonusConsoleCalls: CallRows<typeof bonusConsole> = {
  getPlayerBonus: { who: 'adjust.bonus.read', sample: { PlayerId: 2_000_000_000 } },
  proposeEndBonus: {
    who: 'adjust.bonus.end',
    sample: { PlayerId: 2_000_000_000, Id: 1, How: 'revoke', Reason: 'there is none' },
  },
};

export const calls: FeatureCalls = { http: bonusCalls, console: bonusConsoleCalls };
