import type { ChainBlock, ChainNode } from './adapter.ts';

export type Cursor = { readonly height: number; readonly hash: string };
export type ChainFault = 'SILENT' | 'BEHIND' | 'INCONSISTENT' | 'FORKED';
/** What a node shows beyond what is known. `fork`: the last block that both have; what is above it is no more. */
export type Seen =
  | { readonly fault: ChainFault }
  | { readonly fork: number; readonly blocks: readonly ChainBlock[] };

/** Blocks that are read at once. */
const MOST = 50;
const FIRST_BACK = 8;

/** Whether each block names the one before it. */
const isLinked = (blocks: readonly ChainBlock[]): boolean =>
  blocks.every((block, at) => at === 0 || block.parent === blocks[at - 1]?.hash);

/**
 * Looks on from where a chain was read to. Every block has to name the one before it, down to one that is known: a node
 * that tells another story of an old block alone is believed nothing. Another history is followed as far back as
 * `confirmations` blocks, of which nothing was taken; further back it is for people to decide.
 */
export async function lookOn(
  node: ChainNode,
  cursor: Cursor | undefined,
  known: {
    readonly hashAt: (height: number) => string | undefined;
    readonly confirmations: number;
  },
): Promise<Seen> {
  const head = await node.head();
  if (head === undefined) return { fault: 'SILENT' };
  if (!cursor) {
    const first = await node.blocks(head, head);
    return first ? { fork: head - 1, blocks: first } : { fault: 'SILENT' };
  }
  if (head < cursor.height) return { fault: 'BEHIND' };
  const to = Math.min(head, cursor.height + MOST);
  const blocks = await node.blocks(cursor.height, to);
  if (!blocks) return { fault: 'SILENT' };
  if (!isLinked(blocks)) return { fault: 'INCONSISTENT' };
  if (blocks[0]?.hash === cursor.hash) return { fork: cursor.height, blocks: blocks.slice(1) };
  return goBack(node, cursor, blocks, known);
}

async function goBack(
  node: ChainNode,
  cursor: Cursor,
  above: readonly ChainBlock[],
  known: {
    readonly hashAt: (height: number) => string | undefined;
    readonly confirmations: number;
  },
): Promise<Seen> {
  // The lowest block that was taken from may be the last that both have, and no lower one.
  const floor = Math.max(0, cursor.height - known.confirmations + 1);
  for (let back = FIRST_BACK; ; back *= 2) {
    const from = Math.max(floor, cursor.height - back);
    const below = from < cursor.height ? await node.blocks(from, cursor.height - 1) : [];
    if (!below) return { fault: 'SILENT' };
    const all = [...below, ...above];
    if (!isLinked(all)) return { fault: 'INCONSISTENT' };
    const at = all.findLastIndex(({ height, hash }) => known.hashAt(height) === hash);
    const fork = all[at];
    if (fork) return { fork: fork.height, blocks: all.slice(at + 1) };
    if (from === floor) return { fault: 'FORKED' };
  }
}
