import type { ChainBlock, ChainNode } from './adapter.ts';

/** As far as a chain was read. No hash: it is read on from there, whatever its node has there now. */
export type Cursor = { readonly height: number; readonly hash: string | undefined };
export type ChainFault = 'SILENT' | 'BEHIND' | 'INCONSISTENT' | 'STALLED' | 'FORKED';
/** What a node shows beyond what is known. `fork`: the last block that both have; what is above it is no more. */
export type Seen =
  | { readonly fault: ChainFault }
  | { readonly head: number; readonly fork: number; readonly blocks: readonly ChainBlock[] };

type Known = {
  readonly hashAt: (height: number) => string | undefined;
  /** So many blocks back another history is followed. */
  readonly depth: number;
  /** Whether all that is known is what was seen at first, and nothing was read on from there yet. */
  readonly isFirst?: boolean;
};

/** Blocks that are read at once: fewer where more are too much for one answer, so that a few full ones stop no chain. */
const MOST = [50, 5, 1] as const;
const FIRST_BACK = 8;
const MOST_BACK = 256;

/** Whether each block names the one before it. */
const isLinked = (blocks: readonly ChainBlock[]): boolean =>
  blocks.every((block, at) => at === 0 || block.parent === blocks[at - 1]?.hash);

/**
 * Looks on from where a chain was read to. Every block has to name the one before it, down to one that is known: a node
 * that tells another story of an old block alone is believed nothing. Another history is followed as far back as blocks
 * are kept; further back it is for people to decide.
 */
export async function lookOn(
  node: ChainNode,
  cursor: Cursor | undefined,
  known: Known,
): Promise<Seen> {
  const head = await node.head();
  if (head === undefined) return { fault: 'SILENT' };
  // What a node shows at first nothing holds: was it far too high, it begins anew below, where nothing is lost by that.
  const isTooHigh = known.isFirst === true && cursor !== undefined && head < cursor.height;
  if (!cursor || isTooHigh) {
    const first = await node.blocks(head, head);
    return first ? { head, fork: head - 1, blocks: first } : { fault: 'SILENT' };
  }
  if (head < cursor.height) return { fault: 'BEHIND' };
  const blocks = await above(node, cursor.height, head);
  if (!blocks) return { fault: 'SILENT' };
  if (!isLinked(blocks)) return { fault: 'INCONSISTENT' };
  if (cursor.hash === undefined) return { head, fork: cursor.height - 1, blocks };
  if (blocks[0]?.hash === cursor.hash) {
    return { head, fork: cursor.height, blocks: blocks.slice(1) };
  }
  const seen = await goBack(node, cursor.height, blocks, known);
  return 'fault' in seen ? seen : { head, ...seen };
}

/** The block that was read last, and those above it. */
async function above(
  node: ChainNode,
  height: number,
  head: number,
): Promise<readonly ChainBlock[] | undefined> {
  const counts = new Set(MOST.map((most) => Math.min(most, head - height)));
  for (const count of counts) {
    const blocks = await node.blocks(height, height + count);
    if (blocks) return blocks;
  }
  return undefined;
}

async function goBack(
  node: ChainNode,
  height: number,
  above: readonly ChainBlock[],
  { hashAt, depth }: Known,
): Promise<
  { readonly fault: ChainFault } | { readonly fork: number; readonly blocks: readonly ChainBlock[] }
> {
  const floor = Math.max(0, height - depth);
  let all = above;
  for (let back = FIRST_BACK; ; back += Math.min(back, MOST_BACK)) {
    const from = Math.max(floor, height - back);
    const lowest = all[0]?.height ?? height;
    const below = from < lowest ? await node.blocks(from, lowest - 1) : [];
    if (!below) return { fault: 'SILENT' };
    all = [...below, ...all];
    if (!isLinked(all)) return { fault: 'INCONSISTENT' };
    const at = all.findLastIndex((block) => hashAt(block.height) === block.hash);
    const fork = all[at];
    if (fork) return { fork: fork.height, blocks: all.slice(at + 1) };
    if (from === floor) return { fault: 'FORKED' };
  }
}
