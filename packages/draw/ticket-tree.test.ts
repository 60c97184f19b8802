import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sha256, textBytes, toHex } from './bytes.ts';
import { buildTicketTree, leafHash, rootFromProof, ticketRoot } from './ticket-tree.ts';

/** The definition of RFC 6962 word for word, as the oracle. */
function definition(leaves: readonly Uint8Array[]): Uint8Array {
  const only = leaves[0];
  if (!only) return sha256();
  if (leaves.length === 1) return sha256(Uint8Array.of(0), only);
  let k = 1;
  while (k * 2 < leaves.length) k *= 2;
  const [left, right] = [definition(leaves.slice(0, k)), definition(leaves.slice(k))];
  return sha256(Uint8Array.of(1), left, right);
}

const leavesOf = (count: number): Uint8Array[] =>
  Array.from({ length: count }, (_, at) => textBytes(`ticket ${at}`));
const SIZES = Array.from({ length: 40 }, (_, at) => at + 1);

test('no tickets at all', () => {
  expect(toHex(ticketRoot([]))).toBe(toHex(sha256()));
});

describe.each(SIZES)('%d tickets', (size) => {
  const leaves = leavesOf(size);
  const tree = buildTicketTree(leaves);
  const root = toHex(tree.root);
  const rootOf = (leaf: Uint8Array, index: number, path: readonly Uint8Array[], of = size) => {
    const found = rootFromProof(leaf, { index, size: of, path });
    return found && toHex(found);
  };

  test('the root is that of the definition', () => {
    expect(root).toBe(toHex(definition(leaves)));
  });

  test('every ticket leads to the root, and nothing else does', () => {
    for (const [index, leaf] of leaves.entries()) {
      const path = tree.proof(index);
      expect(rootOf(leaf, index, path)).toBe(root);
      expect(rootOf(textBytes('another'), index, path)).not.toBe(root);
      expect(rootOf(leaf, index, [...path, leafHash(leaf)])).toBeUndefined();
      if (path.length > 0) expect(rootOf(leaf, index, path.slice(1))).not.toBe(root);
      if (size > 1) expect(rootOf(leaf, (index + 1) % size, path)).not.toBe(root);
      expect(rootOf(leaf, size, path)).toBeUndefined();
      expect(rootOf(leaf, -1, path)).toBeUndefined();
    }
  });
});

const native = (...parts: readonly Uint8Array[]): Uint8Array => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

test('another implementation of the hash gives the same tree', () => {
  for (const size of [0, 1, 7]) {
    const leaves = leavesOf(size);
    expect(toHex(buildTicketTree(leaves, native).root)).toBe(toHex(ticketRoot(leaves)));
  }
});

test('a node cannot pass for a ticket', () => {
  const [a, b] = [textBytes('a'), textBytes('b')];
  const pair = new Uint8Array([...leafHash(a), ...leafHash(b)]);
  expect(toHex(leafHash(pair))).not.toBe(toHex(ticketRoot([a, b])));
});
