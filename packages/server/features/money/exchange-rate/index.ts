import { transaction } from '#platform/db';
import type { Feature } from '#platform/feature';
import { publishedKind, publishedKinds } from '../../staff/publishing/index.ts';
import { changeTerms } from './change-terms.ts';
import { deskQueues } from '../../staff/operator/proposals/index.ts';
import { exchangeRateRoutes } from './console.ts';
import { sourceAct, SOURCES } from './publish-source.ts';
import { setSource } from './set-source.ts';
import { shortOfSources } from './short-of-sources.ts';
import { forgetMids, listSources } from './store.ts';
import { takeRate } from './take-rate.ts';

export { depositRate, isQuoted, type Rate, withdrawRate } from './current-rate.ts';
export { dropSource, setSource, type Source } from './set-source.ts';
export { countSourcesOn, listSources } from './store.ts';

const KEPT_DAYS = 30;
const MOST = 1_000;
/** The sources of the sandbox: it tells a rate as three companies would. */
const SANDBOX_SOURCES = ['alpha', 'beta', 'gamma'];

/** What one USDT costs: sources, what they come to, and what operators decide of it (product 5.7). */
export const exchangeRate: Feature = {
  name: 'exchange-rate',
  console: exchangeRateRoutes,
  twoPersonActs: [changeTerms, sourceAct],
  provide: ({ ports }) => {
    ports.add(deskQueues, shortOfSources);
    ports.add(publishedKinds, publishedKind(SOURCES));
  },
  jobs: ({ db }) => [
    {
      name: 'rate.take',
      everyMs: 2_000,
      run: async () => {
        await takeRate(db);
        return 'idle';
      },
    },
    {
      name: 'rate.forget',
      everyMs: 3_600_000,
      run: async () => ((await forgetMids(db, KEPT_DAYS, MOST)) ? 'worked' : 'idle'),
    },
  ],
  start: async ({ db, settings: { isDemo, sandbox } }) => {
    if (!isDemo || !sandbox) return;
    await transaction(db, async (tx) => {
      const known = new Set((await listSources(tx)).map(({ url }) => url));
      for (const name of SANDBOX_SOURCES) {
        const url = `${sandbox.apiAt}/rate/${name}`;
        // What operators switched off stays so.
        if (known.has(url)) continue;
        await setSource(tx, { id: name, url, pointer: '/data/price', timePointer: '/data/time' });
      }
    });
  },
};
