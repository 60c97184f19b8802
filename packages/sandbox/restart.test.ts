import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startSandbox } from './index.ts';
import { restore, writeBook } from './keep.ts';
import { createState, type Line, MOST_ROWS } from './state.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

const secret = 'canary0secret0of0restart00000000';
const open = (file: string) =>
  startSandbox({ secret, controlToken: 'c', file, now: () => Promise.resolve(1_000) });

const line = (n: number, amount: number): Line => ({
  kind: 'deposit',
  no: `D${n}`,
  ref: `P${n}`,
  amount,
  currency: 'DEM',
  atMs: n,
});

test('keeps balance and chain after a restart', async () => {
  const file = join(folder, 'book.json');
  const first = await open(file);
  await first.control('fund', { no: 'F1', currency: 'DEM', amount: 13_950_000 });
  const { tx } = await first.control('chain', {
    act: 'send',
    chain: 'TRC20',
    to: 'T-one',
    units: '5',
  });
  const top = await first.control('chain', { act: 'mine', chain: 'TRC20', count: 4 });
  await first.stop();

  const state = createState();
  restore(state, file);
  expect(state.balance('DEM')).toBe(13_950_000);

  const second = await open(file);
  const answer = await fetch(
    `${second.url}/chain/TRC20?from=${Number(top['height']) - 3}&to=9999`,
    {
      headers: { authorization: `Bearer ${secret}` },
    },
  );
  const { blocks } = (await answer.json()) as { blocks: { hash: string; transfers: object[] }[] };
  expect(blocks.at(-1)?.hash).toBe(top['hash']);
  expect(blocks[0]?.transfers).toEqual([{ tx, log: 0, to: 'T-one', units: '5' }]);
  await second.stop();
});

test('keeps the balance after the oldest line is dropped and after a restart', () => {
  const file = join(folder, 'full.json');
  const state = createState();
  for (let n = 0; n < MOST_ROWS + 2; n += 1) state.write(line(n, n < 2 ? 500 : 1));
  expect(state.lines).toHaveLength(MOST_ROWS);
  expect(state.balance('DEM')).toBe(1_000 + MOST_ROWS);
  writeBook(state, file);
  const again = createState();
  restore(again, file);
  expect(again.balance('DEM')).toBe(1_000 + MOST_ROWS);
});
