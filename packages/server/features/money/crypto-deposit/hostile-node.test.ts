import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transaction } from '#platform/db';
import { runJobs } from '#platform/jobs';
import { createLog } from '#platform/log';
import { withTestServer } from '#testing';
import { testAddress } from '../deposit/testing/chain.ts';
import { cryptoDeposit as feature, importAddresses, setChain } from './index.ts';
import { restartChain } from './set-chain.ts';
import { readChain } from './store.ts';
import { watchChain, watchOne } from './watch.ts';

/** A node that answers what it likes. */
const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
const CODE = 'ERC20';
type Block = {
  height: number;
  hash: string;
  parent: string;
  transfers: readonly object[];
  more?: string;
};
let blocks: Block[] = [];
/** What blocks are named after. */
let history = 'h';
/** Answers of one chain that are held back. */
let held: { readonly code: string; readonly until: Promise<void> } | undefined;
const node = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://node');
  if (held && pathname.endsWith(held.code)) await held.until;
  const [from, to] = [Number(searchParams.get('from')), Number(searchParams.get('to'))];
  response.end(
    JSON.stringify(
      searchParams.has('from')
        ? { blocks: blocks.filter(({ height }) => height >= from && height <= to) }
        : { height: blocks.at(-1)?.height },
    ),
  );
});
const put = async (code: string) => {
  const { port } = node.address() as AddressInfo;
  const { db, settings } = server().platform;
  const its = { apiAt: `http://127.0.0.1:${port}`, secret: 'k'.repeat(20), confirmations: 3 };
  await transaction(db, (tx) => setChain(tx, settings.dataFolder, { code, ...its }));
};
beforeAll(async () => {
  await once(node.listen(0, '127.0.0.1'), 'listening');
  await put(CODE);
  const pool = ['a', 'b'].map(testAddress.ERC20).join('\n');
  await transaction(server().db, (tx) => importAddresses(tx, CODE, pool));
});
afterAll(() => node.close());

const [a, b] = [testAddress.ERC20('a'), testAddress.ERC20('b')];
/** Another block on top. */
function add(transfers: readonly object[] = []): void {
  const last = blocks.at(-1);
  const height = (last?.height ?? 49) + 1;
  blocks.push({ height, hash: `${history}${height}`, parent: last?.hash ?? 'p', transfers });
}
const pay = (to: string, of: object = {}) => ({ tx: 'tx', log: 0, to, units: '5000000', ...of });
const watch = () => watchOne(server().platform, CODE);
const chain = () => readChain(server().db, CODE);
const transfers = async () =>
  (
    await sql<{ tx: string; log: number; address: string; state: number }>`
      SELECT t.tx, t.log_index AS log, lower(a.address) AS address, t.state
      FROM chain_transfer t JOIN chain_address a USING (chain, key) ORDER BY t.tx, t.log_index`.execute(
      server().owner,
    )
  ).rows;
beforeEach(async () => {
  [blocks, history] = [[], 'h'];
  while (blocks.at(-1)?.height !== 100) add();
  await sql`DELETE FROM chain_transfer`.execute(server().owner);
  await transaction(server().db, (tx) => restartChain(tx, CODE));
  await watch();
  expect(await chain()).toMatchObject({ height: 100n, fault: null });
});

test.each([
  ['a name with a zero in it', { tx: 'a\u0000b' }],
  ['a name that is no name', { tx: 'a b.c' }],
  ['more than there is', { units: '1000000000000000001' }],
  ['2 to the 256th', { units: String(2n ** 256n) }],
  ['less than nothing', { units: '-5000000' }],
  ['a number', { units: 5_000_000 }],
  ['a fraction', { units: '5000000.5' }],
  ['an exponent', { units: '5e6' }],
  ['a place below zero', { log: -1 }],
  ['a place that is too far', { log: 2 ** 31 }],
])('a payment by %s is believed nothing, and nothing fails', async (_, of) => {
  add([pay(a, of)]);
  expect(await watch()).toBe(false);
  expect(await chain()).toMatchObject({ height: 100n, fault: 'SILENT' });
  expect(await transfers()).toEqual([]);
});

test.each([
  ['a height that is none', { height: 101.5 }],
  ['a height far above', { height: 2 ** 53 }],
  ['a name of a block with a zero', { hash: 'a\u0000b' }],
])('a block with %s is believed nothing', async (_, of) => {
  add();
  blocks.push({ ...blocks.pop()!, ...of });
  await watch();
  expect(await chain()).toMatchObject({ height: 100n, fault: 'SILENT' });
});

test('payments of nothing stop no chain, and are none', async () => {
  add([pay(a, { units: '0' }), pay(b, { log: 1 })]);
  await watch();
  expect(await chain()).toMatchObject({ height: 101n, fault: null });
  expect(await transfers()).toMatchObject([{ address: b, log: 1 }]);
});

test('the same payment under names in other letters, and twice in a block, is one', async () => {
  const hex = 'ab'.repeat(32);
  add([pay(a, { tx: hex }), pay(a, { tx: `0X${hex.toUpperCase()}` }), pay(a, { tx: `0x${hex}` })]);
  add([pay(a.toUpperCase().replace('0X', '0x'), { tx: hex.toUpperCase() })]);
  await watch();
  expect(await transfers()).toMatchObject([{ tx: hex, address: a }]);
});

test('blocks that are too much for one answer are read one by one', async () => {
  for (let n = 0; n < 4; n += 1) {
    add();
    blocks.push({ ...blocks.pop()!, more: 'x'.repeat(1_500_000) });
  }
  add([pay(a)]);
  while (await watch());
  expect(await chain()).toMatchObject({ height: 105n, fault: null });
  expect(await transfers()).toMatchObject([{ address: a }]);
});

/** Another history from a block on. */
function fork(from: number): void {
  blocks = blocks.filter(({ height }) => height < from);
  history += '2';
}
const rated = () =>
  sql`INSERT INTO rate_mid (mid, at, seen_at) VALUES (7200, app_now(), app_now())`.execute(
    server().owner,
  );

test('a block far too high that is shown at first is forgotten when the chain is lower', async () => {
  blocks = [{ height: 9_000_000, hash: 'x', parent: 'y', transfers: [] }];
  await transaction(server().db, (tx) => restartChain(tx, CODE));
  await watch();
  // Whoever paid over it between this and the new beginning would be found by nobody.
  expect(await chain()).toMatchObject({ height: 9_000_000n, is_well: false });
  blocks = [];
  while (blocks.at(-1)?.height !== 100) add();
  await watch();
  expect(await chain()).toMatchObject({ height: 100n, fault: null, is_well: false });
  add([pay(a)]);
  await watch();
  expect(await chain()).toMatchObject({ is_well: true });
  expect(await transfers()).toMatchObject([{ address: a, state: 0 }]);
  // What was read on from is not left so lightly.
  blocks = blocks.slice(0, -3);
  await watch();
  expect(await chain()).toMatchObject({ height: 101n, fault: 'BEHIND' });
});

test('payments that were taken and stand at other places in another history are the same ones', async () => {
  await server().clock.advance(5_000);
  await rated();
  const [of, next] = [{ tx: 'both' }, { tx: 'both', log: 1 }];
  add([pay(a, of), pay(b, next)]);
  for (let n = 0; n < 3; n += 1) add();
  await server().runJobs('chain.watch');
  const taken = [
    { tx: 'both', log: 0, address: a, state: 1 },
    { tx: 'both', log: 1, address: b, state: 1 },
  ];
  expect(await transfers()).toEqual(taken);
  // The first stands behind, the second in its place.
  fork(101);
  add([pay(a, { tx: 'both', log: 7 }), pay(b, { tx: 'both', log: 0 })]);
  for (let n = 0; n < 6; n += 1) add();
  await watch();
  await server().clock.advance(5_000);
  await server().runJobs('chain.watch');
  expect(await transfers()).toEqual(taken);
  const { rows } = await sql`
    SELECT FROM money_break UNION ALL SELECT FROM deposit_exception WHERE kind = 7
    UNION ALL SELECT FROM chain_transfer WHERE gone_at IS NOT NULL`.execute(server().owner);
  expect(rows).toEqual([]);
  // What one of them is not any more is gone, and what is new beside it is a payment of its own.
  fork(101);
  add([pay(a, { tx: 'both', log: 1, units: '7000000' }), pay(b, { tx: 'both', log: 2 })]);
  for (let n = 0; n < 7; n += 1) add();
  await watch();
  expect(await transfers()).toEqual([
    { tx: 'both', log: 0, address: a, state: 4 },
    { tx: 'both', log: 1, address: b, state: 1 },
    { tx: 'both', log: 3, address: a, state: 0 },
  ]);
});

test('another payment that is told of at the place of one that stands is one of its own', async () => {
  for (const to of [a, b]) {
    add([pay(to)]);
    await watch();
  }
  expect(await transfers()).toEqual([
    { tx: 'tx', log: 0, address: a, state: 0 },
    { tx: 'tx', log: 1, address: b, state: 0 },
  ]);
});

test('a chain whose node answers late delays no other', async () => {
  await put('BSC');
  let release = (): void => {};
  held = { code: 'BSC', until: new Promise((done) => (release = done)) };
  const { platform, clock } = server();
  const runner = runJobs(feature.jobs?.(platform) ?? [], platform.log);
  try {
    for (const height of [101n, 102n]) {
      add();
      await clock.advance(15_000);
      await expect.poll(async () => (await chain())?.height).toBe(height);
    }
  } finally {
    held = undefined;
    release();
    await runner.stop();
  }
});

test('what fails of one chain holds up no other, and one payment none behind it', async () => {
  await put('BSC');
  await server().clock.advance(5_000);
  await sql`INSERT INTO rate_mid (mid, at, seen_at) VALUES (7200, app_now(), app_now())`.execute(
    server().owner,
  );
  add([pay(a, { tx: 'bad' }), pay(b, { tx: 'good' })]);
  for (let n = 0; n < 2; n += 1) add();
  const { owner } = server();
  await sql`
    CREATE FUNCTION test_bad() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.tx = 'bad' THEN RAISE EXCEPTION 'bad'; END IF; RETURN NEW; END $$`.execute(owner);
  await sql`
    CREATE TRIGGER test_bad BEFORE UPDATE ON chain_transfer FOR EACH ROW EXECUTE FUNCTION test_bad()`.execute(
    owner,
  );
  await sql`
    CREATE TRIGGER test_bad BEFORE INSERT ON chain_block FOR EACH ROW WHEN (NEW.chain = 'BSC')
    EXECUTE FUNCTION chain_transfer_guard()`.execute(owner);
  await expect(server().runJobs('chain.watch')).rejects.toThrow();
  expect(await chain()).toMatchObject({ height: 103n });
  expect(await transfers()).toMatchObject([
    { tx: 'bad', state: 0 },
    { tx: 'good', state: 1 },
  ]);
  await sql`DROP TRIGGER test_bad ON chain_block`.execute(owner);
  await sql`DROP FUNCTION test_bad CASCADE`.execute(owner);
});

test('of a chain that is neither read nor taken from both are told', async () => {
  const { owner, platform } = server();
  add([pay(a)]);
  for (let n = 0; n < 3; n += 1) add();
  await watch();
  add();
  await sql`
    CREATE FUNCTION test_both() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'no %', TG_TABLE_NAME; END $$`.execute(owner);
  for (const on of ['INSERT ON chain_block', 'UPDATE ON chain_transfer'])
    await sql`CREATE TRIGGER test_both BEFORE ${sql.raw(on)} FOR EACH ROW EXECUTE FUNCTION test_both()`.execute(
      owner,
    );
  await server().clock.advance(15_000);
  const told: string[] = [];
  const log = createLog('error', { write: (line: string) => void told.push(line) });
  const tried = watchChain({ ...platform, log }, CODE);
  await expect(tried).rejects.toThrow('no chain_block');
  expect(told.join('')).toContain('no chain_transfer');
  await sql`DROP FUNCTION test_both CASCADE`.execute(owner);
});
