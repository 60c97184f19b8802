import type { Feature } from '#platform/feature';
import { REMOVAL_BOUNDS } from '@fairlot/wire/team/removal';
import { removalConsoleRoutes } from './console.ts';
import { removalRoutes } from './http.ts';
import { removalInvariants } from './store-audit.ts';
import { freeNames } from './store.ts';

const LOOK_MS = 60_000;
const AT_ONCE = 100;

/** Members whose account their agent deletes, and restores within some days (product 4.8). */
export const removal: Feature = {
  name: 'removal',
  http: removalRoutes,
  console: removalConsoleRoutes,
  invariants: removalInvariants,
  jobs: ({ db }) => [
    {
      name: 'removal.free-names',
      everyMs: LOOK_MS,
      run: async () =>
        (await freeNames(db, REMOVAL_BOUNDS.nameDays, AT_ONCE)) > 0 ? 'worked' : 'idle',
    },
  ],
};
