import type { walletHttp } from '@fairlot/wire/wallet';
import { CALLS, type CallRows } from '../../../testing/calls.ts';

const { startAt } = CALLS;
const PAGE = { Page: 1, PageSize: 100 };

export const walletCalls: CallRows<typeof walletHttp> = {
  getWalletAmount: { who: 'player', secret: () => '99' },
  getCashFlow: {
    who: 'player',
    sample: { From: startAt - 60_000, To: startAt, Types: [301], Page: 1, PageSize: 20 },
    ofOwner: () => ({ From: startAt - 3_600_000, To: startAt + 3_600_000, ...PAGE }),
    secret: (owned) => owned.settled,
  },
};
