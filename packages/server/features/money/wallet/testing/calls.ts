import type { walletHttp } from '@fairlot/wire/money/wallet';
import { CALLS, type CallRows, type FeatureCalls } from '#testing/calls';

const { startAt } = CALLS;
const SPAN = { From: startAt - 60_000, To: startAt };
const AROUND = { From: startAt - 3_600_000, To: startAt + 3_600_000 };

const walletCalls: CallRows<typeof walletHttp> = {
  // Eleven thousand less what he staked and asked for, with the prize of his round where it won.
  getWalletAmount: { who: 'player', secret: () => '10' },
  getCashFlow: {
    who: 'player',
    sample: { ...SPAN, Types: [301], Classes: [3], Least: 0.001, Most: 10, PageSize: 20 },
    ofOwner: () => ({ ...AROUND, PageSize: 100 }),
    secret: (owned) => owned.settled,
  },
  getCashFlowSums: {
    who: 'player',
    sample: { ...SPAN, Reference: '018f3c5a-0000-7000-8000-000000000002' },
    ofOwner: () => AROUND,
    secret: () => '"SumOut":214',
  },
  getProfit: {
    who: 'player',
    sample: { ...SPAN, By: 'game' },
    ofOwner: () => ({ ...AROUND, By: 'day' }),
    secret: () => '"Deposit":1000',
  },
};

export const calls: FeatureCalls = { http: walletCalls };
