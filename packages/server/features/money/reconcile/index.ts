import type { Feature } from '#platform/feature';
import { takeTurn } from '#platform/jobs';
import { compareBalances } from './compare-balances.ts';
import { reconcileRoutes } from './console.ts';
import { missingThere } from '../provider/adapters/index.ts';
import { findMissing } from './find-missing.ts';
import { noteMissingThere } from './note-missing.ts';
import { deskQueue, deskQueues } from '../../staff/operator/proposals/index.ts';
import { matchLines } from './match.ts';
import { readStatements } from './read-statements.ts';
import { breaksWaiting } from './store-break.ts';

const LOOK_MS = 5_000;
const READ = { name: 'reconcile-read', everyMs: 60_000 };
const BALANCE = { name: 'reconcile-balance', everyMs: 300_000 };

/** What providers say moved, held against what is booked here, all the time (product 3.3, reliability M12). */
export const reconcile: Feature = {
  name: 'reconcile',
  console: reconcileRoutes,
  provide: ({ ports }) => {
    ports.fill(missingThere, noteMissingThere);
    ports.add(deskQueues, async (db) => {
      const { n, oldest_ms: oldestMs } = await breaksWaiting(db);
      return [deskQueue('reconcile.breaks', n, oldestMs)];
    });
  },
  jobs: (platform) => [
    {
      name: 'reconcile.read',
      everyMs: LOOK_MS,
      run: async () => {
        if (!(await takeTurn(platform.db, READ))) return 'idle';
        await readStatements(platform);
        return 'worked';
      },
    },
    {
      name: 'reconcile.match',
      everyMs: LOOK_MS,
      run: async () => ((await matchLines(platform)) ? 'worked' : 'idle'),
    },
    {
      name: 'reconcile.missing',
      everyMs: LOOK_MS,
      run: async () => {
        await findMissing(platform);
        return 'idle';
      },
    },
    {
      name: 'reconcile.balance',
      everyMs: LOOK_MS,
      run: async () => {
        if (!(await takeTurn(platform.db, BALANCE))) return 'idle';
        await compareBalances(platform);
        return 'worked';
      },
    },
  ],
};
