/** Times of a sign-in by a code that a phone scans, in seconds. */
export const SCAN_TIMES = {
  /** A code is shown so long, then another takes its place. */
  shown: 20,
  /** A code can be scanned so long: who points a camera at it when it changes is not too late. */
  scanned: 40,
  /** From the making of a code to the last moment at which its scan can be answered; a page shows codes as long. */
  all: 120,
} as const;
