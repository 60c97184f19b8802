/** Comes back after so many milliseconds. */
export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => globalThis.setTimeout(resolve, ms));
