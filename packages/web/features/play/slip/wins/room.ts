/** Verdicts of a search, and notes whose look it examines. */
export type Room = { readonly work: number; readonly notes: number };
/** A search that may run while the page draws: a millisecond or two on a phone. */
export const QUICK: Room = { work: 500, notes: 200 };
/** A search beside the page; a slip that needs more gets a bound. */
export const WHOLE: Room = { work: 1_000_000, notes: 2_000 };
