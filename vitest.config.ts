import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';

/**
 * Four projects, cheapest first. `unit` and `page` need nothing; `server` gets a real PostgreSQL from
 * its global setup; `browser` drives a real Chromium against a real server.
 */
// Our own packages are read from their sources, also the one that is published built.
const resolve = { tsconfigPaths: true };

/**
 * Files that run at once: two of them left much of two cores idle (decision 0220). Vitest asks that it is the same for
 * all projects that share a run.
 */
const WORKERS = 3;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: ['packages/{rules,draw,wire,hub,sandbox}/**/*.test.ts', 'tools/**/*.test.ts'],
          testTimeout: 30_000,
          // Much of the hub's time is waiting, so other files run beside it.
          maxWorkers: WORKERS,
          isolate: false,
          // What a test waits for is looked for at once, not every 50 ms.
          // A machine that stands still for a second is no fault of the hub.
          expect: { poll: { interval: 5, timeout: 10_000 } },
        },
      },
      {
        resolve,
        test: {
          // Each file is a page of its own: a page has one of each of its stores.
          name: 'page',
          include: ['packages/{client,ui,shell,web,console}/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
          maxWorkers: WORKERS,
          expect: { poll: { interval: 5, timeout: 10_000 } },
        },
      },
      {
        resolve,
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          globalSetup: ['packages/server/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A file waits for PostgreSQL, or for programs that it kills, much of its time, so others run beside it.
          maxWorkers: WORKERS,
          // The program is read once a worker and not once a file: it keeps nothing between two servers.
          isolate: false,
        },
      },
      {
        resolve,
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['packages/server/testing/global-setup.ts', 'e2e/global-setup.ts'],
          // Of looks at dozens of screens, on two cores that are not ours alone.
          testTimeout: 420_000,
          hookTimeout: 420_000,
          // As long as Playwright waits: a busy machine is no fault of the page.
          expect: { poll: { timeout: 15_000 } },
          // A file waits for the page and the clock much of its time, so others run beside it.
          maxWorkers: WORKERS,
          // One browser and one copy of the modules for all files of a worker.
          isolate: false,
        },
      },
    ],
  },
});
