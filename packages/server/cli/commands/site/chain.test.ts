import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { testAddress } from '../../../features/money/deposit/testing/chain.ts';
import { chainActs, describeChains } from './chain.ts';
import { withTestServer } from '#testing';

const server = withTestServer({ games: [4] });
const folder = mkdtempSync(join(tmpdir(), 'fairlot-chain-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (text: string): string => {
  const file = join(folder, 'typed');
  writeFileSync(file, text);
  return file;
};
const run = (name: keyof typeof chainActs, words: readonly string[]) => {
  const { platform } = server();
  const { dataFolder } = platform.settings;
  return chainActs[name].run({ db: platform.db, dataFolder, reason: 'a test' }, words);
};

test('a node and a pool are set by command, said what they are, and stand in the audit without the key', async () => {
  const at = 'https://node.example';
  const [a, b] = ['a', 'b'].map(testAddress.TRC20) as [string, string];
  expect(await describeChains(server().db)).toBe('no chains');
  expect(await run('chain node', ['TRC20', at, join(folder, 'none')])).toMatchObject({
    why: expect.stringContaining('cannot be read'),
  });
  expect(await run('chain node', ['DOGE', at, fileOf('canary0key0of0a0node')])).toMatchObject({
    why: 'there is no such chain',
  });
  expect(await run('chain node', ['TRC20', at, fileOf('canary0key0of0a0node\n')])).toBe(
    `node of TRC20: ${at}`,
  );
  expect(await run('chain import', ['TRC20', fileOf(`${a}\n${b}\n`)])).toBe(
    '2 new addresses of TRC20',
  );
  expect(await run('chain import', ['TRC20', fileOf(`${a}\nnot one\n`)])).toEqual({
    why: 'line 2 is no address of TRC20',
  });
  expect(await run('chain import', ['TRC20', join(folder, 'none')])).toMatchObject({
    why: expect.stringContaining('cannot be read'),
  });
  expect(await run('chain retire', ['TRC20', b])).toBe(`${b} is off`);
  expect(await run('chain retire', ['TRC20', b])).toEqual({ why: 'NO_ADDRESS' });
  expect(await describeChains(server().db)).toBe(
    'TRC20  - of -  not read on  1 free, 0 leased, 1 retired',
  );
  expect(await run('chain restore', ['TRC20', b])).toBe(`${b} is on`);
  expect(await run('chain restore', ['DOGE', b])).toEqual({ why: 'there is no such chain' });
  expect(await run('chain resume', ['TRC20'])).toEqual({ why: 'NOT_STOPPED' });
  expect(await run('chain resume', ['DOGE'])).toEqual({ why: 'there is no such chain' });
  const { rows } = await sql<{ line: string }>`
    SELECT a::text AS line FROM operator_audit a WHERE a.actor = 'command'`.execute(server().owner);
  expect(rows.length).toBeGreaterThanOrEqual(4);
  expect(rows.map(({ line }) => line).join('\n')).not.toContain('canary0key');
});
