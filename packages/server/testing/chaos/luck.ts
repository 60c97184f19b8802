/** Numbers that look random and come again with the same seed (mulberry32). */
export type Luck = {
  /** Below `n`, whole. */
  below(n: number): number;
  /** Whether it happens that happens so many times of a hundred. */
  has(percent: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** Another series, which does not depend on how many were taken of this one meanwhile. */
  fork(): Luck;
};

export function luckOf(seed: number): Luck {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (n: number): number => next() % n;
  return {
    below,
    has: (percent) => below(100) < percent,
    pick: <T>(from: readonly T[]) => from[below(from.length)] as T,
    fork: () => luckOf(next()),
  };
}
