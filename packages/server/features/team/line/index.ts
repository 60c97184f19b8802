import type { Feature } from '#platform/feature';
import { auditLineCounts, auditLines } from './store-audit.ts';

export { isBelow, readLineAbove } from './store.ts';
export { type LineCount, readCountedMs, readLineCounts } from './store-counts.ts';
export { type LineSums, type LineSumsQuery, readLineSums } from './read-line-sums.ts';

/** The line of a player is everybody below him, at whatever depth. */
export const line: Feature = {
  name: 'line',
  invariants: [
    { name: 'lines', find: auditLines },
    { name: 'line counts', find: auditLineCounts },
  ],
};
