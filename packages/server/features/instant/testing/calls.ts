import type { instantHttp } from '@fairlot/wire/instant';
import { CALLS, type CallRows } from '../../../testing/calls.ts';

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

export const instantCalls: CallRows<typeof instantHttp> = {
  getSeed: { who: 'player', sample: { SeedId: 99 } },
  setClientSeed: { who: 'player', sample: { SeedId: 99, ClientSeed: SEED } },
  rotate: { who: 'player', sample: { SeedId: 99 } },
  play: {
    who: 'player',
    sample: { IntentId: intent, GameId: INSTANT, SeedId: 1, Bets: [TOO_DEAR, TOO_DEAR] },
  },
  byIntent: { who: 'player', sample: { IntentId: intent } },
  getRounds: { who: 'player', sample: { GameId: INSTANT, Before: 5, Count: 10 } },
};
