/** Hundredths of a per cent, and minutes that a rate is fixed for, at the most. */
export const RATE_BOUNDS = { spread: 2_000, minutes: 10_080 } as const;
