import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';
import { JOURNEYS, serverTests } from './tools/test/short-ring.ts';

/**
 * Four projects, cheapest first. `unit` and `page` need nothing; `server` gets a real PostgreSQL from
 * its global setup; `browser` drives a real Chromium against a real server. `npm test` runs the short
 * ring; a file run by itself, `--all` and `--long` see every file (decision 0224).
 */
const isShort = process.env['TEST_RING'] === 'short';

// Our own packages are read from their sources, also the one that is published built.
const resolve = { tsconfigPaths: true };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Files wait for the clock, for PostgreSQL or for a page much of their time: two workers left two cores idle.
    // No project sets it again, so that --maxWorkers=1 runs one file at a time.
    maxWorkers: 3,
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: ['packages/{rules,draw,wire,hub,sandbox}/**/*.test.ts', 'tools/**/*.test.ts'],
          testTimeout: 30_000,
          isolate: false,
          hookTimeout: 30_000,
          // What a test waits for is looked for at once, not every 50 ms.
          // A machine that stands still for a second is no fault of the hub.
          expect: { poll: { interval: 5, timeout: 10_000 } },
        },
      },
      {
        resolve,
        test: {
          name: 'page',
          include: ['packages/{client,ui,shell,web,console}/**/*.test.{ts,tsx}'],
          // The modules are read once a worker and not once a file; the setup file resets what a page has one of.
          setupFiles: ['packages/shell/testing/shared-page.ts'],
          // A faked Intl outlives its test in formatters that a module keeps, and reads 0 as now.
          fakeTimers: {
            toFake: [
              'Date',
              'performance',
              'setTimeout',
              'clearTimeout',
              'setInterval',
              'clearInterval',
            ],
          },
          testTimeout: 30_000,
          hookTimeout: 30_000,
          isolate: false,
          expect: { poll: { interval: 5, timeout: 10_000 } },
        },
      },
      {
        resolve,
        test: {
          name: 'server',
          include: isShort ? serverTests(import.meta.dirname) : ['packages/server/**/*.test.ts'],
          globalSetup: ['packages/server/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A machine that stands still for a second is no fault of the server.
          expect: { poll: { timeout: 10_000 } },
          // The program is read once a worker and not once a file: it keeps nothing between two servers.
          isolate: false,
        },
      },
      {
        resolve,
        test: {
          name: 'browser',
          include: isShort ? JOURNEYS : ['e2e/**/*.test.ts'],
          globalSetup: ['packages/server/testing/global-setup.ts', 'e2e/global-setup.ts'],
          // Of looks at dozens of screens, on two cores that are not ours alone.
          testTimeout: 420_000,
          hookTimeout: 420_000,
          // As long as Playwright waits: a busy machine is no fault of the page.
          expect: { poll: { timeout: 15_000 } },
          // One browser and one copy of the modules for all files of a worker.
          isolate: false,
        },
      },
    ],
  },
});
