import { CHAINS } from '@fairlot/rules/payee/chains';
import { invariant } from '@fairlot/rules/core/invariant';
import { transaction } from '#platform/db';
import type { Feature } from '#platform/feature';
import { cryptoDepositRoutes } from './console.ts';
import { importAct } from './desk.ts';
import { seedDemoPool } from './seed-demo.ts';
import { restartChain, setChain } from './set-chain.ts';
import { watchChain } from './watch.ts';
import { transferTaker } from './ports.ts';

export { importAddresses } from './import-addresses.ts';
export { chainOf, leaseAddress, type PayableChain } from './lease.ts';
export { transferTaker, type Taking, type Transfer, type TransferTaker } from './ports.ts';
export { providerOfChain, resumeChain, setChain } from './set-chain.ts';
export { resume, setAddress } from './desk.ts';
export { countPools } from './store-page.ts';
export { listChains } from './store.ts';
export { isOurAddress } from './store-address.ts';

/** The chain of a demo: few blocks, and each of three seconds. */
export const DEMO_CHAIN = { code: 'TRC20', confirmations: 3 } as const;

/** Chains that are watched for payments; nobody here has a key of anything (product 5.7). */
export const cryptoDeposit: Feature = {
  name: 'crypto-deposit',
  console: cryptoDepositRoutes,
  ports: [transferTaker],
  twoPersonActs: [importAct],
  jobs: (platform) =>
    CHAINS.map((code) => ({
      name: 'chain.watch',
      everyMs: 1_000,
      run: async () => {
        await watchChain(platform, code);
        return 'idle';
      },
    })),
  start: async ({ db, settings: { isDemo, sandbox, dataFolder } }) => {
    if (!isDemo || !sandbox) return;
    await transaction(db, async (tx) => {
      const fault = await setChain(tx, dataFolder, { ...DEMO_CHAIN, ...sandbox });
      invariant(fault === undefined, `the sandbox has a chain: ${fault}`);
      // The sandbox forgets its chain with its end.
      await restartChain(tx, DEMO_CHAIN.code);
      await seedDemoPool(tx, DEMO_CHAIN.code);
    });
  },
};
