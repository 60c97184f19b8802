import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '#platform/log';
import { type Node, recordedChain, startNode } from '../testing/nodes.ts';
import { type Blocks, createBlocks } from './blocks.ts';
import { askNode, type ChainBlock } from './block-node.ts';
import { firstSince } from './block-search.ts';

const FROM = Date.parse('2027-03-05T00:00:00Z');
const EVERY = 3_000;
const CHAIN = recordedChain('main', FROM, EVERY, 1_000);
const log = createLog('silent');

/** A node that answers from a list, and counts. */
function asker(chain: readonly ChainBlock[]) {
  const counted = { asked: 0 };
  const ask = async (wanted: number | 'latest') => {
    counted.asked += 1;
    return wanted === 'latest' ? chain.at(-1) : chain[wanted];
  };
  return { counted, ask };
}

describe('the first block since a time', () => {
  test.each([1, 2, 10, 500, 990])(
    'is block %d, at its time and up to one pace before',
    async (n) => {
      const { ask } = asker(CHAIN);
      const at = FROM + n * EVERY;
      expect(await firstSince(ask, at, 3)).toEqual(CHAIN[n]);
      expect(await firstSince(ask, at - EVERY + 1, 3)).toEqual(CHAIN[n]);
      expect(await firstSince(ask, at + 1, 3)).toEqual(CHAIN[n + 1]);
    },
  );

  test('is not there before it is, nor before enough blocks stand on it', async () => {
    const { ask } = asker(CHAIN);
    expect(await firstSince(ask, FROM + 1_000 * EVERY, 0)).toBeUndefined();
    expect(await firstSince(ask, FROM + 997 * EVERY, 3)).toBeUndefined();
    expect(await firstSince(ask, FROM + 996 * EVERY, 3)).toEqual(CHAIN[996]);
  });

  test('is found though a chain has missed some of its turns', async () => {
    const uneven = CHAIN.map((block) => ({
      ...block,
      at: block.at + Math.floor(block.height / 7) * EVERY,
    }));
    const { ask, counted } = asker(uneven);
    expect(await firstSince(ask, (uneven[100]?.at ?? 0) - 1, 3)).toEqual(uneven[100]);
    expect(counted.asked).toBeLessThan(30);
  });

  test('is none of a chain that is written anew meanwhile, nor of one that begins later', async () => {
    const forked = CHAIN.map((block) =>
      block.height === 10 ? { ...block, parent: 'f'.repeat(64) } : block,
    );
    expect(await firstSince(asker(forked).ask, FROM + 10 * EVERY, 3)).toBeUndefined();
    expect(await firstSince(asker(CHAIN).ask, FROM - 1, 3)).toBeUndefined();
  });

  test('is given up by a node that leads on and on', async () => {
    const { counted } = asker(CHAIN);
    const endless = async (wanted: number | 'latest'): Promise<ChainBlock> => {
      counted.asked += 1;
      const height = wanted === 'latest' ? Number.MAX_SAFE_INTEGER : wanted;
      return { height, at: FROM + 1, hash: '0'.repeat(64), parent: '0'.repeat(64) };
    };
    expect(await firstSince(endless, FROM, 0)).toBeUndefined();
    expect(counted.asked).toBeLessThan(50);
  });
});

describe('nodes', () => {
  let nodes: readonly [Node, Node];
  let blocks: Blocks;
  const wanted = FROM + 500 * EVERY;
  beforeAll(async () => {
    nodes = [await startNode('tron', CHAIN), await startNode('tron', CHAIN)];
  });
  afterAll(() => Promise.all(nodes.map((node) => node.stop())));
  beforeEach(() => {
    for (const node of nodes) Object.assign(node, { chain: CHAIN, instead: undefined });
    blocks = createBlocks({ tron: nodes.map(({ url }) => url) }, log);
  });

  test.each(['tron', 'ethereum', 'bnb'] as const)('speak the words of %s', async (chain) => {
    const node = await startNode(chain, CHAIN);
    expect(await askNode(chain, node.url, 7)).toEqual(CHAIN[7]);
    expect(await askNode(chain, node.url, 'latest')).toEqual(CHAIN.at(-1));
    expect(await askNode(chain, node.url, 5_000)).toBeUndefined();
    await node.stop();
  });

  test('that agree tell a block, and that their chain is in reach', async () => {
    expect(await blocks.firstSince('tron', wanted)).toEqual(CHAIN[500]);
    const now = (CHAIN.at(-1)?.at ?? 0) + 1_000;
    expect(blocks.isReachable('tron', now)).toBe(false);
    await blocks.ping();
    expect(blocks.isReachable('tron', now)).toBe(true);
    expect(blocks.isReachable('tron', now + 60_000)).toBe(false);
    expect(blocks.isReachable('bnb', now)).toBe(false);
  });

  test('that differ tell none, and the one that is left alone tells none', async () => {
    nodes[1].chain = recordedChain('other', FROM, EVERY, 1_000);
    expect(await blocks.firstSince('tron', wanted)).toBeUndefined();
    nodes[1].chain = [];
    expect(await blocks.firstSince('tron', wanted + 1)).toBeUndefined();
    await blocks.ping();
    expect(blocks.isReachable('tron', CHAIN.at(-1)?.at ?? 0)).toBe(false);
  });

  test('that take their time for each answer hold a draw up no longer than for all of them', async () => {
    nodes[0].delayMs = 60;
    nodes[0].asked = 0;
    const hurried = createBlocks({ tron: nodes.map(({ url }) => url) }, log, 200);
    expect(await hurried.firstSince('tron', wanted)).toBeUndefined();
    expect(nodes[0].asked).toBeLessThan(6);
    // The control: with the time that it takes they tell the block.
    expect(await blocks.firstSince('tron', wanted)).toEqual(CHAIN[500]);
    nodes[0].delayMs = 0;
  });

  test.each([
    'no JSON',
    '{}',
    '[]',
    'null',
    '{"blockID":"xyz","block_header":{"raw_data":{"number":7,"timestamp":1,"parentHash":"00"}}}',
    `{"more":"${'x'.repeat(1 << 20)}"}`,
  ])('that say %.20s have no answer', async (instead) => {
    nodes[0].instead = instead;
    expect(await askNode('tron', nodes[0].url, 7)).toBeUndefined();
  });

  test('are not asked again at once for what they do not have', async () => {
    await blocks.firstSince('tron', FROM + 5_000 * EVERY);
    const { asked } = nodes[0];
    await blocks.firstSince('tron', FROM + 5_000 * EVERY);
    expect(nodes[0].asked).toBe(asked);
  });
});
