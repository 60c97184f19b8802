import { monotonicMs } from './clock.ts';

/** Answers that all who ask for a key within a moment share. */
export type CoalescedCache<K, T> = {
  read(key: K): Promise<T>;
  /** Behind a change: what was read beside it may be without it. */
  forget(key: K): void;
};

/**
 * Reads what stands behind a key once for all who ask within `holdsMs`. What failed is read anew. Of `most` keys: whoever asks
 * for others pushes out those that were read first.
 */
export function coalescedCache<K, T>(
  read: (key: K) => Promise<T>,
  { holdsMs, most }: { readonly holdsMs: number; readonly most: number },
): CoalescedCache<K, T> {
  const known = new Map<K, { readonly until: number; readonly read: Promise<T> }>();
  return {
    read: (key) => {
      const before = known.get(key);
      if (before && monotonicMs() < before.until) return before.read;
      const kept = { until: monotonicMs() + holdsMs, read: read(key) };
      known.delete(key);
      known.set(key, kept);
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      // Whoever asks next is told what is wrong then.
      kept.read.catch(() => known.get(key) === kept && known.delete(key));
      return kept.read;
    },
    forget: (key) => {
      known.delete(key);
    },
  };
}
