import type { ChainBlock } from './block-node.ts';

/** Answers for one block, by its height. */
export type AskBlock = (wanted: number | 'latest') => Promise<ChainBlock | undefined>;

/** More questions than this are not asked for one draw: 2^20 blocks back and one in them. */
const MOST_QUESTIONS = 48;

/**
 * The first block at or after a time, once `depth` blocks stand on it; undefined while it is not there,
 * or where the answers make no chain. Blocks are found by halving, whatever the pace of the chain.
 */
export async function firstSince(
  ask: AskBlock,
  fromMs: number,
  depth: number,
  /** Whether there is time for one more question. */
  hasTime: () => boolean = () => true,
): Promise<ChainBlock | undefined> {
  let asked = 0;
  const get: AskBlock = async (wanted) => {
    asked += 1;
    return asked > MOST_QUESTIONS || !hasTime() ? undefined : ask(wanted);
  };
  const newest = await get('latest');
  if (!newest || newest.at < fromMs) return undefined;
  let after = newest;
  let before: ChainBlock | undefined;
  for (let step = 1; !before; step *= 2) {
    if (after.height === 0) return undefined;
    const earlier = await get(Math.max(after.height - step, 0));
    if (!earlier) return undefined;
    if (earlier.at < fromMs) before = earlier;
    else after = earlier;
  }
  while (after.height - before.height > 1) {
    const middle = await get(Math.floor((before.height + after.height) / 2));
    if (!middle) return undefined;
    if (middle.at < fromMs) before = middle;
    else after = middle;
  }
  // A node that changed its mind in between has told of two chains.
  const isLinked = after.parent === before.hash;
  return isLinked && newest.height - after.height >= depth ? after : undefined;
}
