import type { Clock } from '../options.ts';

/** The clock of this process that only grows. The hub measures with it and never tells dates. */
export const steadyClock: Clock = { now: () => performance.now() };
