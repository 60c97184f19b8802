/** Draws that a view may be of. */
export const COUNTS = [30, 50, 100, 200] as const;
