/** Numbers that look like chance and are the same in every run with the same seed. */
export interface Chance {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  pick<T>(values: readonly T[]): T;
  bytes(length: number): Buffer;
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x7feb352d);
    mixed ^= mixed >>> 15;
    return mixed >>> 0;
  };
  const below = (limit: number) => next() % limit;
  return {
    below,
    pick: <T>(values: readonly T[]): T => {
      const value = values[below(values.length)];
      if (value === undefined) throw new RangeError('Nothing to pick from.');
      return value;
    },
    bytes: (length) => {
      const bytes = Buffer.alloc(length);
      for (let at = 0; at < length; at++) bytes[at] = below(256);
      return bytes;
    },
  };
}
