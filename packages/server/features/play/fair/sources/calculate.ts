import { hash } from 'node:crypto';
import { verifyBeacon } from '@fairlot/draw/beacon';
import {
  levelsAbove,
  rootOf,
  type Sha256,
  siblings,
  type TicketLevels,
} from '@fairlot/draw/ticket-tree';
import { BLOCK } from '../commitment/tickets.ts';

/** A node of the tree: a mark and two hashes. */
const node = Buffer.alloc(65);

/** Node's own in one call: ten times as fast as the portable one. */
const sha256: Sha256 = (...parts) => {
  let length = 0;
  for (const part of parts) {
    node.set(part, length);
    length += part.length;
  }
  return hash('sha256', node.subarray(0, length), 'buffer');
};

const HASH_BYTES = 32;
const BLOCK_BYTES = BLOCK * HASH_BYTES;

/** A ticket to be proven: its leaf hash, and its place in the list of blocks that came along. */
export type Wanted = { readonly leaf: Uint8Array; readonly block: number };
export type LeafPath = { readonly index: number; readonly path: readonly Uint8Array[] };

/** Sums that take too long for the thread that answers players: 50 ms a signature, 1.5 us a hash. */
export type Question =
  | { readonly kind: 'beacon'; readonly round: number; readonly signature: string }
  /** What each 256 leaf hashes lead to, one hash after another. */
  | { readonly kind: 'blocks'; readonly hashes: Uint8Array }
  /** What hashes lead to. */
  | { readonly kind: 'root'; readonly hashes: Uint8Array }
  | {
      readonly kind: 'places';
      readonly roots: Uint8Array;
      readonly blocks: readonly { readonly n: number; readonly hashes: Uint8Array }[];
      readonly wanted: readonly Wanted[];
    };
export type Answers = {
  readonly beacon: boolean;
  readonly blocks: Uint8Array;
  readonly root: Uint8Array;
  /** Undefined for a leaf that is not in its block. */
  readonly places: readonly (LeafPath | undefined)[];
};
export type Answer = Answers[Question['kind']];

export function calculate(question: Question): Answer {
  switch (question.kind) {
    case 'beacon':
      return verifyBeacon(question.round, question.signature);
    case 'blocks':
      return rootsOf(question.hashes);
    case 'root':
      return rootOf(levelsAbove(question.hashes, sha256));
    default:
      return pathsOf(question);
  }
}

function rootsOf(hashes: Uint8Array): Uint8Array {
  const roots = new Uint8Array(Math.ceil(hashes.length / BLOCK_BYTES) * HASH_BYTES);
  for (let at = 0; at * BLOCK_BYTES < hashes.length; at += 1) {
    const block = hashes.subarray(at * BLOCK_BYTES, (at + 1) * BLOCK_BYTES);
    roots.set(rootOf(levelsAbove(block, sha256)), at * HASH_BYTES);
  }
  return roots;
}

function pathsOf({ roots, blocks, wanted }: Extract<Question, { kind: 'places' }>) {
  const top = levelsAbove(roots, sha256);
  const levels: (TicketLevels | undefined)[] = blocks.map(() => undefined);
  return wanted.map(({ leaf, block: at }): LeafPath | undefined => {
    const block = blocks[at];
    const inBlock = block ? indexIn(block.hashes, leaf) : -1;
    if (!block || inBlock < 0) return undefined;
    const own = levels[at] ?? levelsAbove(block.hashes, sha256);
    levels[at] = own;
    const path = [...siblings(own, inBlock), ...siblings(top, block.n)];
    return { index: block.n * BLOCK + inBlock, path };
  });
}

/** Which of the hashes it is; -1 when none. */
function indexIn(hashes: Uint8Array, leaf: Uint8Array): number {
  const all = Buffer.from(hashes.buffer, hashes.byteOffset, hashes.length);
  for (let at = 0; at < all.length; at += HASH_BYTES) {
    if (all.compare(leaf, 0, HASH_BYTES, at, at + HASH_BYTES) === 0) return at / HASH_BYTES;
  }
  return -1;
}
