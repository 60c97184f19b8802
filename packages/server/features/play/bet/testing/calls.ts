import type { betConsole, betHttp, betHub } from '@fairlot/wire/play/bet';
import { CALLS, type CallRows, type FeatureCalls, type HubRows } from '#testing/calls';

const { game, intent, serial, startAt } = CALLS;

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

const ONE_DIGIT = {
  Play: 'ssc.fixed',
  Content: '3||||',
  Notes: 1,
  Mode: 0,
  Multiple: 1,
  Amount: 2,
  PrizeGroup: 1956,
};

/** A bet of one digit: official, so it can be cancelled. */
export const openCartOf = (IntentId: string) => ({
  IntentId,
  GameId: game,
  SerialNumber: serial + 1,
  Bets: [{ ...ONE_DIGIT, OddsVersion: 0 }],
});

export const betCalls: CallRows<typeof betHttp> = {
  getOdds: { who: 'anyone', sample: { GameId: game } },
  getBetRecords: {
    who: 'player',
    sample: {
      From: startAt - 60_000,
      To: startAt,
      GameId: game,
      SerialNumber: serial,
      Plays: ['ssc.fixed'],
      States: [0, 1],
      Modes: [0],
      PageSize: 20,
    },
    ofOwner: ({ settled }) => ({ Id: settled, PageSize: 100 }),
    secret: (owned) => owned.settled,
  },
  getBetSums: {
    who: 'player',
    sample: { From: startAt - 60_000, To: startAt, GameId: game, Refunded: true },
    ofOwner: ({ settled }) => ({ Id: settled }),
    secret: () => '"Total":1',
  },
  byIntent: {
    who: 'player',
    sample: { IntentId: intent },
    ofOwner: (owned) => ({ IntentId: owned.intent }),
    secret: (owned) => owned.open,
    stranger: 'NOT_FOUND',
  },
  // The same request of another player is a request of his own, for his own money.
  place: {
    who: 'player',
    sample: {
      IntentId: intent,
      GameId: game,
      SerialNumber: serial,
      Bets: [TOO_DEAR, { ...TOO_DEAR, Content: 'odd' }, ONE_DIGIT],
      AcceptAnyOdds: false,
      IsHidden: false,
    },
    ofOwner: (owned) => openCartOf(owned.intent),
    secret: (owned) => owned.open,
  },
  cancel: {
    who: 'player',
    sample: { BetId: '018f3c5a-0000-7000-8000-000000000002' },
    ofOwner: ({ open }) => ({ BetId: open }),
    secret: (owned) => owned.open,
    stranger: 'NOT_FOUND',
  },
};

const betHubCalls: HubRows<typeof betHub> = {};

const NOBODYS_PRICES = { GameId: 32_000, Changes: [{ Play: 'ssc.c.total', IsOpen: false }] };
const NOBODYS_LIMITS = {
  GameId: 32_000,
  PrizeLimit: 400_000,
  MinStake: 1,
  MaxStake: 200_000,
  MaxMultiple: 99_999,
};
const NO_ISSUE = { GameId: 96, SerialNumber: 1999001, Number: '1 2 3' };

const betConsoleCalls: CallRows<typeof betConsole> = {
  getPrices: { who: 'bet.prices.read', sample: { GameId: 32_000 } },
  previewPrices: { who: 'bet.prices.read', sample: NOBODYS_PRICES },
  proposePrices: {
    who: 'bet.prices.change',
    sample: { ...NOBODYS_PRICES, Reason: 'nobody has this game', EffectAt: startAt + 60_000 },
  },
  previewLimits: { who: 'lottery.games.read', sample: NOBODYS_LIMITS },
  proposeLimits: {
    who: 'lottery.games.limits',
    sample: {
      ...NOBODYS_LIMITS,
      Version: 1,
      Reason: 'nobody has this game',
      EffectAt: startAt + 60_000,
    },
  },
  sealOption: {
    who: 'bet.options.seal',
    sample: {
      GameId: 32_000,
      SerialNumber: 1999001,
      Play: 'ssc.c.total',
      Option: 'big',
      IsSealed: true,
      Reason: 'nobody has this game',
    },
  },
  previewCorrection: { who: 'lottery.issues.correct', sample: NO_ISSUE },
  proposeCorrection: {
    who: 'lottery.issues.correct',
    sample: { ...NO_ISSUE, Evidence: 'a paper', Reason: 'no such issue' },
  },
};

export const calls: FeatureCalls = { http: betCalls, hub: betHubCalls, console: betConsoleCalls };
