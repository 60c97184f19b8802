/** Players `after` (excluded) to `to` (included): a chunk of an issue never splits a player. */
export type Range = { readonly after: bigint; readonly to: bigint };

const LAST = 2n ** 63n - 1n;

/** From the last players of the chunks (but of the last one) to ranges that cover all players. */
export function rangesOf(bounds: readonly bigint[]): readonly Range[] {
  const ends = [...bounds, LAST];
  return ends.map((to, i) => ({ after: ends[i - 1] ?? 0n, to }));
}

/** Works through ranges, some at once, until one says that the work is no longer ours. */
export async function inLanes(
  ranges: readonly Range[],
  lanes: number,
  work: (range: Range) => Promise<boolean>,
): Promise<boolean> {
  const queue = [...ranges];
  let isOurs = true;
  const lane = async (): Promise<void> => {
    for (let range = queue.shift(); range && isOurs; range = queue.shift()) {
      const done = await work(range);
      if (!done) isOurs = false;
    }
  };
  const results = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return isOurs;
}
