import { invariant } from '@fairlot/rules/core/invariant';
import { sha256 } from './bytes.ts';

/**
 * The set of tickets of an issue as one hash, in the tree shape of RFC 6962: with the root
 * published before the draw no ticket can be added or changed after it, and anyone can show
 * that his own is among them without seeing the others.
 */
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** SHA-256 over its arguments one after the other; a server may bring its platform's, which is faster. */
export type Sha256 = (...parts: readonly Uint8Array[]) => Uint8Array;

export const leafHash = (leaf: Uint8Array, hash: Sha256 = sha256): Uint8Array => hash(LEAF, leaf);

/** The hashes of a tree level by level, leaves first, each level as its hashes one after another. */
export type TicketLevels = readonly Uint8Array[];

const HASH_BYTES = 32;
const hashAt = (level: Uint8Array, place: number): Uint8Array =>
  level.subarray(place * HASH_BYTES, (place + 1) * HASH_BYTES);
const widthOf = (level: Uint8Array | undefined): number => (level?.length ?? 0) / HASH_BYTES;

export type TicketTree = {
  readonly size: number;
  readonly root: Uint8Array;
  /** The hashes needed beside leaf `index` to reach the root, from the leaf upwards. */
  readonly proof: (index: number) => Uint8Array[];
};

/**
 * Two hashes a ticket. A hundred thousand take some 7 s with the portable hash and 1.4 s with
 * Node's own, which a server therefore hands in, off its main thread.
 */
export function ticketLevels(leaves: readonly Uint8Array[], hash: Sha256 = sha256): TicketLevels {
  const first = new Uint8Array(leaves.length * HASH_BYTES);
  for (const [at, leaf] of leaves.entries()) first.set(leafHash(leaf, hash), at * HASH_BYTES);
  return levelsAbove(first, hash);
}

/**
 * The levels over hashes that lie one after another. A whole tree can be had in pieces of a power of
 * two: the roots of the pieces, taken as such hashes, lead to its root.
 */
export function levelsAbove(hashes: Uint8Array, hash: Sha256 = sha256): TicketLevels {
  const levels: Uint8Array[] = [hashes];
  for (let level = hashes; widthOf(level) > 1;) {
    level = pairUp(level, hash);
    levels.push(level);
  }
  return levels;
}

/** The hash that levels lead to; that of nothing where there are no leaves. */
export const rootOf = (levels: TicketLevels): Uint8Array =>
  widthOf(levels[0]) === 0 ? sha256() : hashAt(levels.at(-1) ?? new Uint8Array(), 0);

/** Root and proofs out of levels that were kept. */
export function treeOf(levels: TicketLevels): TicketTree {
  return {
    size: widthOf(levels[0]),
    root: rootOf(levels),
    proof: (index) => siblings(levels, index),
  };
}

export const buildTicketTree = (leaves: readonly Uint8Array[], hash?: Sha256): TicketTree =>
  treeOf(ticketLevels(leaves, hash));

export const ticketRoot = (leaves: readonly Uint8Array[], hash?: Sha256): Uint8Array =>
  buildTicketTree(leaves, hash).root;

function pairUp(level: Uint8Array, hash: Sha256): Uint8Array {
  const width = widthOf(level);
  const above = new Uint8Array(Math.ceil(width / 2) * HASH_BYTES);
  for (let at = 0; at < width; at += 2) {
    const left = hashAt(level, at);
    const node = at + 1 < width ? hash(NODE, left, hashAt(level, at + 1)) : left;
    above.set(node, (at / 2) * HASH_BYTES);
  }
  return above;
}

/** The hashes beside the way from leaf `index` up to the root of these levels. */
export function siblings(levels: TicketLevels, index: number): Uint8Array[] {
  invariant(index >= 0 && index < widthOf(levels[0]), 'a leaf of this tree');
  const path: Uint8Array[] = [];
  let place = index;
  for (const level of levels) {
    const beside = place % 2 === 0 ? place + 1 : place - 1;
    if (beside < widthOf(level)) path.push(hashAt(level, beside));
    place = Math.floor(place / 2);
  }
  return path;
}

export type InclusionProof = {
  readonly index: number;
  readonly size: number;
  readonly path: readonly Uint8Array[];
};

/** The root that a leaf and its proof lead to; undefined when the proof has the wrong length. */
export function rootFromProof(leaf: Uint8Array, proof: InclusionProof): Uint8Array | undefined {
  if (!(proof.index >= 0 && proof.index < proof.size)) return undefined;
  let place = proof.index;
  let last = proof.size - 1;
  let hash = leafHash(leaf);
  let used = 0;
  for (; last > 0; place = Math.floor(place / 2), last = Math.floor(last / 2)) {
    // The last node of a level with an odd count has no sibling and moves up as it is.
    if (place === last && place % 2 === 0) continue;
    const sibling = proof.path[used];
    if (!sibling) return undefined;
    used += 1;
    hash = place % 2 === 1 ? sha256(NODE, sibling, hash) : sha256(NODE, hash, sibling);
  }
  return used === proof.path.length ? hash : undefined;
}
