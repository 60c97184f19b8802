import { MOST_COUNTED } from '@fairlot/rules/core/counted';
import type { Feature } from '#platform/feature';
import { withdrawConsoleRoutes } from './console.ts';
import { withdrawRoutes } from './http.ts';
import { withdrawJobs } from './jobs.ts';
import { MONEY_GROUPS } from '@fairlot/rules/check/money-settings';
import { limitTargets } from '../player-tier/index.ts';
import { deskQueue, deskQueues } from '../../staff/operator/proposals/index.ts';
import { payeeInUse } from '../payout-account/index.ts';
import { counterparts } from '../provider/adapters/index.ts';
import { providerNotices } from '../provider/index.ts';
import { payoutCounterpart } from './payout/counterpart.ts';
import { payoutNotices } from './payout/notices.ts';
import { settleOutcome } from './payout/outcome.ts';
import { countQueue } from './review/store-queue.ts';
import { withdrawInvariants } from './store-audit.ts';
import { isInUse } from './request/store.ts';
import { demoWithdrawals } from './demo.ts';

/** What a layer may have limits of. */
const METHODS = (['card', 'usdt', 'purse'] as const).map((about) => ({
  about,
  name: MONEY_GROUPS[about].name,
}));

/** Money out: what a player asks for, who looks at it, and who pays it (product 5.8). */
export const withdraw: Feature = {
  name: 'withdraw',
  demo: [demoWithdrawals],
  provide: ({ ports }) => {
    ports.add(providerNotices, payoutNotices);
    ports.add(limitTargets, () => Promise.resolve(METHODS));
    ports.add(counterparts, payoutCounterpart);
    ports.fill(payeeInUse, isInUse);
    ports.add(deskQueues, async (db) => {
      const { open, second, to_pay: toPay, odd, oldest_ms: oldestMs } = await countQueue(db);
      const waiting = Math.min(open + second + toPay + odd, MOST_COUNTED);
      return [deskQueue('withdraw.queue', waiting, oldestMs)];
    });
  },
  http: withdrawRoutes,
  console: withdrawConsoleRoutes,
  jobs: withdrawJobs,
  twoPersonActs: [settleOutcome],
  invariants: withdrawInvariants,
};
