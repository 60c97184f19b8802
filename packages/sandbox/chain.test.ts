import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from './index.ts';

/** The chain to try things with, as whoever watches it sees it: over its node, that says what it was told to. */
type Block = {
  readonly height: number;
  readonly hash: string;
  readonly parent: string;
  readonly transfers: readonly { tx: string; log: number; to: string; units: string }[];
};
const secret = 'canary0secret0of0chain0000000000';
const CODE = 'TRC20';
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ secret, controlToken: 'c' });
});
afterAll(() => sandbox.stop());
beforeEach(() => act('manner', { word: 'well' }));

const act = (name: string, fields: Readonly<Record<string, unknown>> = {}) =>
  sandbox.control('chain', { act: name, chain: CODE, ...fields });

async function ask(query = ''): Promise<{ height: number; blocks: Block[] }> {
  const answer = await fetch(`${sandbox.url}/chain/${CODE}${query}`, {
    headers: { authorization: `Bearer ${secret}` },
  });
  return (await answer.json()) as { height: number; blocks: Block[] };
}
const blocksFrom = async (from: number): Promise<Block[]> =>
  (await ask(`?from=${from}&to=${from + 499}`)).blocks;

/** Whether each block names the one below. */
const isLinked = (blocks: readonly Block[]): boolean =>
  blocks.every(({ parent }, at) => at === 0 || parent === blocks[at - 1]?.hash);

test('what was sent stands in the next block, and each block names the one below', async () => {
  const { height } = await ask();
  const { tx } = await act('send', { to: 'T-one', units: '12500000' });
  expect(await blocksFrom(height + 1)).toEqual([]);
  await act('mine', { count: 3 });
  const blocks = await blocksFrom(height);
  expect(blocks.map((block) => block.height)).toEqual([0, 1, 2, 3].map((n) => height + n));
  expect(blocks.map(({ transfers }) => transfers)).toEqual([
    blocks[0]?.transfers,
    [{ tx, log: 0, to: 'T-one', units: '12500000' }],
    [],
    [],
  ]);
  expect(isLinked(blocks)).toBe(true);
});

test('another history is one block longer, has other hashes, and what was sent once more or never', async () => {
  const { tx } = await act('send', { to: 'T-two', units: '1' });
  await act('mine', { count: 2 });
  const { height } = await ask();
  const before = await blocksFrom(height - 1);
  await act('reorg', { depth: 2 });
  const after = await blocksFrom(height - 1);
  expect(after).toHaveLength(before.length + 1);
  expect(after.map(({ hash }) => hash)).not.toContain(before[0]?.hash);
  expect(isLinked(await blocksFrom(height - 2))).toBe(true);
  const found = (blocks: readonly Block[]) => blocks.flatMap(({ transfers }) => transfers);
  expect(found(after).filter((each) => each.tx === tx)).toHaveLength(1);
  await act('reorg', { depth: 3, drop: true });
  expect(found(await blocksFrom(height - 1)).filter((each) => each.tx === tx)).toEqual([]);
});

test('a node doubles a transfer, lies about a block, stands still, and answers only who knows the secret', async () => {
  const { tx } = await act('send', { to: 'T-three', units: '5' });
  await act('mine');
  await act('double', { tx });
  await act('mine');
  const { height } = await ask();
  const both = (await blocksFrom(height - 1)).flatMap(({ transfers }) => transfers);
  expect(both.map((each) => each.tx)).toEqual([tx, tx]);
  await act('lie', { height: height - 1, to: 'T-thief' });
  const lied = await blocksFrom(height - 1);
  expect(lied[0]?.transfers.map(({ to }) => to)).toEqual(['T-thief']);
  expect(isLinked(lied)).toBe(false);
  await act('manner', { word: 'stalled' });
  await act('mine', { count: 2 });
  expect((await ask()).height).toBe(height);
  expect(await blocksFrom(height + 1)).toEqual([]);
  await act('manner', { word: 'silent' });
  await expect(ask()).rejects.toThrow();
  await act('manner', { word: 'well' });
  expect((await ask()).height).toBe(height + 2);
  expect((await fetch(`${sandbox.url}/chain/${CODE}`)).status).toBe(401);
  await expect(act('send', { to: 'T', units: '0' })).rejects.toThrow('400');
  await expect(act('send', { chain: 'DOGE', to: 'T', units: '1' })).rejects.toThrow('400');
});

test('its wallet sends what was typed, in base units of the chain, and nothing else', async () => {
  const page = `${sandbox.url}/wallet/${CODE}`;
  const type = (amount: string, at = page) =>
    fetch(at, { method: 'POST', body: new URLSearchParams({ to: 'T-page', amount }) });
  const { height } = await ask();
  expect((await type('12.5')).status).toBe(200);
  for (const wrong of ['', '0', '-1', '1e3', '1.1234567', '1234567890'])
    expect((await type(wrong)).status).toBe(400);
  expect((await type('1', `${sandbox.url}/wallet/DOGE`)).status).toBe(400);
  await act('mine');
  const [block] = await blocksFrom(height + 1);
  expect(block?.transfers.map(({ to, units }) => [to, units])).toEqual([['T-page', '12500000']]);
  const shown = await (await fetch(`${page}?to=%3Cb%3E&amount=7`)).text();
  expect(shown).toContain('&#60;b&#62;');
  expect(shown).not.toContain('<b>');
});
