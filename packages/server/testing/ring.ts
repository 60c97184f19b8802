/**
 * The ring of tests that runs: `short` is `npm test`, `long` is `npm test -- --long`, and `all` is everything else,
 * a test file run by itself included. `test.mjs` sets it through TEST_RING and TEST_LONG.
 */
export type Ring = 'short' | 'all' | 'long';

function readRing(): Ring {
  if (process.env['TEST_LONG'] === '1') return 'long';
  return process.env['TEST_RING'] === 'short' ? 'short' : 'all';
}

export const ring: Ring = readRing();

/** The value for the ring that runs. */
export const byRing = <T>(values: Readonly<Record<Ring, T>>): T => values[ring];
