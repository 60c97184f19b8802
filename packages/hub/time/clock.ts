/** Milliseconds that only grow. The zero does not matter. */
export interface Clock {
  now(): number;
}

/**
 * The clock of this process that only grows. The hub measures with it and never tells dates. Whole
 * numbers take no memory of their own in every connection.
 */
export const steadyClock: Clock = { now: () => Math.floor(performance.now()) };

/** The same with fractions, for shares of a millisecond. */
export const exactClock: Clock = { now: () => performance.now() };
