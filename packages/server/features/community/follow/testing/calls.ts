import type { followHttp } from '@fairlot/wire/community/follow';
import { CALLS, type CallRows, type FeatureCalls } from '#testing/calls';

const { game, intent, startAt } = CALLS;
const NOBODYS = '018f3c5a-0000-7000-8000-000000000003';
const AFTER = `1.${NOBODYS}`;

const START = {
  IntentId: intent,
  Handle: NOBODYS,
  Mode: 3,
  Value: 50,
  GameIds: [game],
  BetCap: 10_000,
  DayCap: 100_000,
  StopIfWin: 100_000,
  StopIfEarn: 100_000,
  StopIfLoss: 50_000,
  UntilTimeStamp: startAt + 3_600_000,
  CommissionRate: 25,
};

export const followCalls: CallRows<typeof followHttp> = {
  start: {
    who: 'player',
    sample: START,
    // The same request of another player is a request of his own.
    ofOwner: ({ handle }) => ({ ...START, Handle: handle }),
    stranger: 'AGREEMENT',
  },
  stop: {
    who: 'player',
    sample: { Id: NOBODYS },
    ofOwner: ({ plan }) => ({ Id: plan }),
    stranger: 'NOT_FOUND',
  },
  getTerms: {
    who: 'player',
    sample: { Handle: NOBODYS },
    ofOwner: ({ handle }) => ({ Handle: handle }),
  },
  getRate: { who: 'player', sample: {} },
  setRate: { who: 'player', sample: { CommissionRate: 0 } },
  getPlans: {
    who: 'player',
    sample: { From: startAt - 60_000, To: startAt, States: [0, 1], After: AFTER, PageSize: 20 },
  },
  getOrders: {
    who: 'player',
    sample: { Id: NOBODYS, After: AFTER, PageSize: 20 },
    ofOwner: ({ plan }) => ({ Id: plan, PageSize: 20 }),
    stranger: 'NOT_FOUND',
  },
  getFollowers: { who: 'player', sample: { After: AFTER, PageSize: 20 } },
};

export const calls: FeatureCalls = { http: followCalls };
