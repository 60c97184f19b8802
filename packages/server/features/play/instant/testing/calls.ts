import type { instantHttp } from '@fairlot/wire/play/instant';
import { CALLS, type CallRows, type FeatureCalls } from '#testing/calls';

const { intent } = CALLS;
/** The first of the catalogue: five digits. */
const INSTANT = 1;

/** More than the player has. There are two in the cart: whatever place is spoilt, one stays. */
const TOO_DEAR = {
  Play: 'ssc.c.total',
  Content: 'big',
  Notes: 1,
  Mode: 0,
  Multiple: 1,
  Amount: 100_000,
  OddsVersion: 0,
};
const SEED = 'ab'.repeat(32);

const instantCalls: CallRows<typeof instantHttp> = {
  getSeed: {
    who: 'player',
    sample: { SeedId: 99 },
    ofOwner: ({ seed }) => ({ SeedId: seed }),
    stranger: 'NO_SUCH_SEED',
  },
  setClientSeed: {
    who: 'player',
    sample: { SeedId: 99, ClientSeed: SEED },
    ofOwner: ({ seed }) => ({ SeedId: seed, ClientSeed: SEED }),
    stranger: 'NO_SUCH_SEED',
  },
  rotate: {
    who: 'player',
    sample: { SeedId: 99 },
    ofOwner: ({ seed }) => ({ SeedId: seed }),
    stranger: 'NO_SUCH_SEED',
  },
  play: {
    who: 'player',
    sample: { IntentId: intent, GameId: INSTANT, SeedId: 1, Bets: [TOO_DEAR, TOO_DEAR] },
    ofOwner: ({ roundIntent, seed }) => ({
      IntentId: roundIntent,
      GameId: INSTANT,
      SeedId: seed,
      Bets: [TOO_DEAR],
    }),
    stranger: 'SEED_GONE',
  },
  byIntent: {
    who: 'player',
    sample: { IntentId: intent },
    ofOwner: (owned) => ({ IntentId: owned.roundIntent }),
    stranger: 'NOT_FOUND',
  },
  getRounds: { who: 'player', sample: { GameId: INSTANT, Before: 5, Count: 10 } },
};

export const calls: FeatureCalls = { http: instantCalls };
