import { invariant } from '@fairlot/rules/core/invariant';
import { callbacks } from '#platform/callbacks';
import { transaction } from '#platform/db';
import type { Feature } from '#platform/feature';
import { publishedKind, publishedKinds } from '../../staff/publishing/index.ts';
import { providerConsoleRoutes } from './console.ts';
import { setProvider } from './known.ts';
import { forgetSecrets } from './forget-secrets.ts';
import { secretAct } from './propose-secret.ts';
import { providerAct, PROVIDERS } from './publish-provider.ts';
import { createReceiver, WINDOW_MS } from './receive.ts';
import { forgetNonces } from './store.ts';
import { missingThere } from './adapters/counterpart.ts';

export {
  allProviders,
  anyProviderOf,
  providerFault,
  providerOf,
  setProvider,
  type ProviderSetting,
} from './known.ts';
export { type Node, nodeOf, setNode } from './node.ts';
export { holdPayoutLimits, readPayoutMost } from './store-settings.ts';
export { providerNotices, type Notice, type NoticeTaker } from './notices.ts';

/** Where a provider tells of what it did, of a site that is seen at `site`. */
export const notifyAddress = (site: string, id: string): string => `${site}/provider/${id}/notify`;

/** The sandbox by this name: where money is play money alone. */
export const SANDBOX = 'sandbox';

const MOST_NONCES = 1_000;

/** Whom players pay and who pays them: adapters, and the callbacks that they send. */
export const provider: Feature = {
  name: 'provider',
  console: providerConsoleRoutes,
  ports: [missingThere],
  twoPersonActs: [providerAct, secretAct],
  provide: (platform) => {
    platform.ports.fill(callbacks, createReceiver(platform));
    platform.ports.add(publishedKinds, publishedKind(PROVIDERS));
  },
  jobs: ({ db }) => [
    {
      name: 'provider-nonces',
      everyMs: 60_000,
      run: async () => {
        // Both sides of the window, so that none is forgotten while its time is still good.
        const isFull = await forgetNonces(db, { olderThanMs: 2 * WINDOW_MS, most: MOST_NONCES });
        return isFull ? 'worked' : 'idle';
      },
    },
    { name: 'provider-secrets', everyMs: 600_000, run: () => forgetSecrets(db) },
  ],
  start: async ({ db, settings: { sandbox, isDemo, dataFolder } }) => {
    if (!sandbox || !isDemo) return;
    const fault = await transaction(db, (tx) =>
      setProvider(tx, dataFolder, { id: SANDBOX, adapter: 'sandbox', ...sandbox }),
    );
    invariant(fault === undefined, `the sandbox is a provider: ${fault}`);
  },
};
