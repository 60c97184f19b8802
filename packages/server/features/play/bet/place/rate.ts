import { monotonicMs } from '#platform/clock';

/** A bucket of tokens a player: so many at once, so many a second in the long run. */
export type RateLimit = { readonly burst: number; readonly perSecond: number };

/** Whether a request passes; a long one costs more than one token, and a full bucket at the most. */
export type RateGate = (playerId: bigint, cost?: number) => boolean;

const MOST_PLAYERS = 100_000;

/** Counts in this process only: it protects the process, the money is protected elsewhere. */
export function createRateGate(limit: RateLimit, now: () => number = monotonicMs): RateGate {
  const buckets = new Map<bigint, { tokens: number; at: number }>();
  return (playerId, cost = 1) => {
    const at = now();
    const bucket = buckets.get(playerId) ?? { tokens: limit.burst, at };
    const refilled = bucket.tokens + ((at - bucket.at) / 1000) * limit.perSecond;
    const tokens = Math.min(limit.burst, refilled);
    // Whoever came first is forgotten first; a forgotten player starts with a full bucket.
    if (buckets.size >= MOST_PLAYERS) buckets.delete(buckets.keys().next().value ?? playerId);
    const price = Math.min(cost, limit.burst);
    const passes = tokens >= price;
    buckets.set(playerId, { tokens: passes ? tokens - price : tokens, at });
    return passes;
  };
}
