import { afterAll, vi } from 'vitest';

// The test files of a worker share one page: each leaves the clock and the globals as it found them.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
