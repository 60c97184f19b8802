import { monotonicMs } from './clock.ts';

/** Most counted addresses. Above it the oldest is forgotten, so that no address is blocked. */
const MOST_ADDRESSES = 100_000;

/** Counts requests of an address in a window. Returns the seconds until a retry if it is over the limit. */
export function countingRequests({
  most,
  windowMs,
}: {
  readonly most: number;
  readonly windowMs: number;
}): (address: string) => number | undefined {
  const begun = new Map<string, number>();
  let since = monotonicMs();
  return (address) => {
    const nowMs = monotonicMs();
    if (nowMs - since >= windowMs) {
      begun.clear();
      since = nowMs;
    }
    const count = begun.get(address) ?? 0;
    if (count >= most) return Math.ceil((windowMs - (nowMs - since)) / 1_000);
    begun.set(address, count + 1);
    const [first] = begun.keys();
    if (begun.size > MOST_ADDRESSES && first !== undefined) begun.delete(first);
    return undefined;
  };
}
