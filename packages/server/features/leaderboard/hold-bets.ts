import { monotonicMs } from '../../platform/clock.ts';

/** All who look at the bets of one leader are shown the same, read at most so often. */
export const BETS_HOLD_MS = 1_000;
/** Leaders whose bets are kept: whoever asks for others pushes out those that were read first. */
export const MOST_KEPT = 500;

/** Reads what stands behind a handle once for all who ask within a moment. What failed is read anew. */
export function holdBets<T>(read: (handle: string) => Promise<T>): (handle: string) => Promise<T> {
  const known = new Map<string, { readonly until: number; readonly read: Promise<T> }>();
  return (handle) => {
    const before = known.get(handle);
    if (before && monotonicMs() < before.until) return before.read;
    const kept = { until: monotonicMs() + BETS_HOLD_MS, read: read(handle) };
    known.delete(handle);
    known.set(handle, kept);
    const [oldest] = known.keys();
    if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
    // Whoever asks next is told what is wrong then.
    kept.read.catch(() => known.get(handle) === kept && known.delete(handle));
    return kept.read;
  };
}
