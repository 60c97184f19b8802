import type { Feature } from '#platform/feature';
import { takeTurn } from '#platform/jobs';
import { statementConsoleRoutes } from './console.ts';
import { statementRoutes } from './http.ts';
import { spoolFolder, tidySpool } from './spool.ts';
import { forgetMade } from './store.ts';

const LOOK_MS = 60_000;
const FORGET = { name: 'statement-forget', everyMs: 86_400_000 };

/** Signed statements of a player's money, as CSV, JSON and PDF. */
export const statement: Feature = {
  name: 'statement',
  http: statementRoutes,
  console: statementConsoleRoutes,
  jobs: ({ db, settings: { dataFolder } }) => [
    {
      name: 'statement.tidy',
      everyMs: LOOK_MS,
      run: async () => {
        await tidySpool(spoolFolder(dataFolder));
        if (await takeTurn(db, FORGET)) await forgetMade(db);
        return 'idle';
      },
    },
  ],
};
