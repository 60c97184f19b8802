/** Seconds since 1970, for the life of tokens and cookies. */
export const epochSeconds = (): number => Math.floor(Date.now() / 1000);
