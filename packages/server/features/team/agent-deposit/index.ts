import type { Feature } from '#platform/feature';
import { expireOrders } from './end.ts';
import { agentDepositRoutes } from './http.ts';
import { agentDepositInvariants } from './store-audit.ts';

export { payLimits } from './accept.ts';

/** Deposits that an agent pays for direct members out of the own wallet (product 4.5). */
export const agentDeposit: Feature = {
  name: 'agent-deposit',
  http: agentDepositRoutes,
  invariants: agentDepositInvariants,
  jobs: ({ db }) => [
    {
      name: 'agent-deposit.expire',
      everyMs: 1_000,
      run: async () => ((await expireOrders(db)) > 0 ? 'worked' : 'idle'),
    },
  ],
};
