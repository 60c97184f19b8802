/** Addresses that come into a pool at once at the console. */
export const CHAIN_BOUNDS = { addresses: 200 } as const;
