import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '@fairlot/sandbox';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { testAddress } from '../deposit/testing/chain.ts';
import { nodeOf, setNode } from '../provider/node.ts';
import { importAddresses, resumeChain, setChain } from './index.ts';
import { leaseAddress } from './lease.ts';
import { lookOn } from './look.ts';
import { seedDemoPool } from './seed-demo.ts';
import { readChain, undoAbove } from './store.ts';
import { takeTransfer } from './store-transfer.ts';
import { takeConfirmed } from './take-confirmed.ts';
import { watchOne } from './watch.ts';

const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
const secret = 'canary0secret0of0watch0000000000';
const CODE = 'TRC20';
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ secret, controlToken: 'c', now: () => server().clock.now() });
});
afterAll(() => sandbox.stop());

const address = (name: string) => testAddress.TRC20(name);
const on = (act: string, fields: object = {}) =>
  sandbox.control('chain', { chain: CODE, act, ...fields });
const node = (apiAt = sandbox.url) =>
  transaction(server().db, (tx) =>
    setChain(tx, server().platform.settings.dataFolder, {
      code: CODE,
      apiAt,
      secret,
      confirmations: 3,
    }),
  );
const bring = (lines: string, code: string = CODE) =>
  transaction(server().db, (tx) => importAddresses(tx, code, lines));
const watch = () => watchOne(server().platform, CODE);
const faultNow = async () => (await readChain(server().db, CODE))?.fault;
const heightNow = async () => Number((await readChain(server().db, CODE))?.height);
/** Base units that one of ours has had, and in which state. */
const transfers = async (to: string) =>
  (
    await sql<{ units: string; state: number }>`
      SELECT t.units::text AS units, t.state FROM chain_transfer t JOIN chain_address a USING (chain, key)
      WHERE a.address = ${to} ORDER BY t.found_at, t.units`.execute(server().owner)
  ).rows;
async function waiting(): Promise<number> {
  const { rows } = await sql<{ n: bigint }>`
    SELECT count(*) AS n FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(server().owner);
  return Number(rows[0]?.n);
}

beforeAll(async () => {
  expect(await node()).toBe(undefined);
  await bring(['one', 'two', 'three', 'four', 'five'].map(address).join('\n'));
});
beforeEach(async () => {
  await sql`INSERT INTO rate_mid (mid, at, seen_at) VALUES (7200, app_now(), app_now())`.execute(
    server().owner,
  );
  await on('manner', { word: 'well' });
  await on('mine');
  await watch();
  expect(await faultNow()).toBe(null);
});

test('a pool takes addresses of its chain, each once, and no line that is none', async () => {
  const [a, b] = [address('new a'), address('new b')];
  expect(await bring(`${a}\n\n  ${b} \r\n${a}\n`)).toEqual({ ok: true, value: 2 });
  expect(await bring(b)).toEqual({ ok: true, value: 0 });
  const hex = '52908400098527886e0f7030069857d2e4169ee7';
  const evm = `0x${hex}`;
  expect(await bring(evm, 'ERC20')).toEqual({ ok: true, value: 1 });
  // The same account, written otherwise.
  expect(await bring(`0x${hex.toUpperCase()}`, 'ERC20')).toEqual({ ok: true, value: 0 });
  expect(await bring(`${a}\n${evm}`)).toEqual({
    ok: false,
    error: `line 2 is no address of ${CODE}`,
  });
  expect(await bring(`${a.slice(0, -1)}x`)).toMatchObject({ ok: false });
  expect(await bring(a, 'DOGE')).toMatchObject({ ok: false });
  expect(await bring('\n \n')).toMatchObject({ ok: false });
  expect(await bring(`${a}\n`.repeat(10_001))).toMatchObject({ ok: false });
});

test('a lease is of an address that is free, of one order, and the pool of a demo is there once', async () => {
  const code = 'TON';
  await bring(testAddress.TON('only'), code);
  const expiresMs = (await server().clock.now()) + 60_000;
  const lease = (orderNo: string) =>
    transaction(server().db, (tx) => leaseAddress(tx, code, { orderNo, expiresMs }));
  expect([await lease('a'), await lease('b')]).toEqual([testAddress.TON('only'), undefined]);
  const many = async () =>
    (
      await sql<{ n: number }>`
        SELECT count(*)::int AS n FROM chain_address WHERE chain = ${CODE}`.execute(server().owner)
    ).rows[0]?.n;
  const before = (await many()) ?? 0;
  for (let n = 0; n < 2; n += 1) await transaction(server().db, (tx) => seedDemoPool(tx, CODE));
  expect(await many()).toBe(before + 500);
});

test('a node has a key and an address of https, and is listened to while it is on', async () => {
  const { platform, db, owner } = server();
  const id = 'chain-test';
  const put = (of: object) =>
    transaction(db, (tx) =>
      setNode(tx, platform.settings.dataFolder, { id, apiAt: sandbox.url, secret, ...of }),
    );
  expect(await put({ secret: 'short' })).toMatch(/8 to 256/);
  expect(await put({ apiAt: 'http://elsewhere.example' })).toMatch(/https/);
  expect(await put({ apiAt: `${sandbox.url}/path` })).toMatch(/https/);
  expect(await put({})).toBe(undefined);
  expect(await nodeOf(platform, id)).toMatchObject({ apiAt: sandbox.url, secret });
  await sql`UPDATE provider SET is_on = false WHERE id = ${id}`.execute(owner);
  expect(await nodeOf(platform, id)).toBe(undefined);
  expect(await nodeOf(platform, 'none')).toBe(undefined);
});

test('a node that says nothing, too much or nonsense is asked again, and nothing is written of it', async () => {
  const height = await heightNow();
  await on('send', { to: address('one'), units: '5000000' });
  await on('mine');
  for (const word of ['silent', 'huge']) {
    await on('manner', { word });
    expect(await watch()).toBe(false);
    expect(await faultNow()).toBe('SILENT');
  }
  await node('http://127.0.0.1:9');
  expect(await watch()).toBe(false);
  await node();
  expect(await heightNow()).toBe(height);
  expect(await transfers(address('one'))).toEqual([]);
  await on('manner', { word: 'well' });
  await watch();
  expect(await faultNow()).toBe(null);
  expect(await transfers(address('one'))).toEqual([{ units: '5000000', state: 0 }]);
});

test('a block that the ones on top of it do not name is believed nothing', async () => {
  const height = await heightNow();
  await on('mine', { count: 2 });
  await on('lie', { height: height + 1, to: address('two') });
  await watch();
  expect(await faultNow()).toBe('INCONSISTENT');
  expect(await transfers(address('two'))).toEqual([]);
  expect(await heightNow()).toBe(height);
});

test('a chain that stands still for too long is said to, and one that is behind is waited for', async () => {
  await on('manner', { word: 'stalled' });
  await server().clock.advance(9 * 60_000);
  await watch();
  expect(await faultNow()).toBe(null);
  await server().clock.advance(2 * 60_000);
  await watch();
  expect(await faultNow()).toBe('STALLED');
  await on('manner', { word: 'well' });
  await on('mine');
  await watch();
  expect(await faultNow()).toBe(null);
  const height = await heightNow();
  await sql`UPDATE chain SET height = height + 5 WHERE code = ${CODE}`.execute(server().owner);
  await watch();
  expect(await faultNow()).toBe('BEHIND');
  await sql`UPDATE chain SET height = ${height} WHERE code = ${CODE}`.execute(server().owner);
});

test('two that read the same chain at once write it once', async () => {
  await on('send', { to: address('three'), units: '7000000' });
  await on('mine');
  const height = await heightNow();
  // Both have asked the node and stand before the row of the chain at the same moment: then it is let go.
  const both = await transaction(server().owner, async (tx) => {
    await sql`SELECT FROM chain WHERE code = ${CODE} FOR UPDATE`.execute(tx);
    const all = [watch(), watch()];
    await expect.poll(waiting).toBeGreaterThanOrEqual(2);
    return all;
  });
  await Promise.all(both);
  expect(await heightNow()).toBe(height + 1);
  expect(await transfers(address('three'))).toEqual([{ units: '7000000', state: 0 }]);
  // The control: whoever wrote what he read, and did not look what was read since, would find his block there.
  const again = sql`
    INSERT INTO chain_block (chain, height, hash) VALUES (${CODE}, ${height + 1}, 'x')`;
  await expect(again.execute(server().owner)).rejects.toThrow('duplicate key');
});

test('what is confirmed is handed over once, however many would take it', async () => {
  const { tx: name } = await on('send', { to: address('four'), units: '9000000' });
  await on('mine', { count: 3 });
  await watch();
  const key = { tx: String(name), log_index: 0 };
  const both = await transaction(server().owner, async (tx) => {
    await sql`SELECT FROM chain_transfer WHERE tx = ${key.tx} FOR UPDATE`.execute(tx);
    const all = [1, 2].map(() => takeConfirmed(server().platform, CODE));
    await expect.poll(waiting).toBeGreaterThanOrEqual(2);
    return all;
  });
  await Promise.all(both);
  const queued = async () =>
    (
      await sql<{ n: number }>`
        SELECT count(*)::int AS n FROM deposit_exception WHERE pay_id LIKE ${`%${key.tx}%`}`.execute(
        server().owner,
      )
    ).rows[0]?.n;
  expect(await queued()).toBe(1);
  const take = () => transaction(server().db, (tx) => takeTransfer(tx, CODE, key));
  expect(await take()).toBe(undefined);
  // The control: were it open still, it would be handed over again, but for what keeps it as it is.
  const reopen = sql`UPDATE chain_transfer SET state = 0, taken_at = NULL WHERE tx = ${key.tx}`;
  await expect(reopen.execute(server().owner)).rejects.toThrow('is taken');
  await transaction(server().owner, async (tx) => {
    await sql`ALTER TABLE chain_transfer DISABLE TRIGGER chain_transfer_guard`.execute(tx);
    await reopen.execute(tx);
    await sql`ALTER TABLE chain_transfer ENABLE TRIGGER chain_transfer_guard`.execute(tx);
  });
  expect(await take()).toMatchObject({ units: 9_000_000n });
});

test('who ends in the middle of a block has read nothing of it, and reads on from there', async () => {
  const { owner } = server();
  const height = await heightNow();
  await on('send', { to: address('five'), units: '3000000' });
  await on('mine', { count: 60 });
  await sql`
    CREATE FUNCTION test_end() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'ended'; END $$`.execute(
    owner,
  );
  await sql`
    CREATE TRIGGER test_end BEFORE INSERT ON chain_transfer FOR EACH ROW EXECUTE FUNCTION test_end()`.execute(
    owner,
  );
  await expect(watch()).rejects.toThrow('ended');
  expect(await heightNow()).toBe(height);
  await sql`DROP TRIGGER test_end ON chain_transfer`.execute(owner);
  // A turn has so many blocks; the next goes on.
  expect(await watch()).toBe(true);
  expect(await watch()).toBe(false);
  expect(await heightNow()).toBe(height + 60);
  expect(await transfers(address('five'))).toEqual([{ units: '3000000', state: 0 }]);
});

test('another history that goes back further than is kept stops the chain, until it is let read on', async () => {
  const to = address('five');
  await on('mine', { count: 5 });
  await watch();
  await on('send', { to, units: '4000000' });
  await on('mine', { count: 150 });
  for (let n = 0; n < 4; n += 1) await watch();
  await takeConfirmed(server().platform, CODE);
  const resume = () => transaction(server().db, (tx) => resumeChain(tx, CODE));
  expect(await resume()).toBe('NOT_STOPPED');
  await on('reorg', { depth: 160 });
  await watch();
  expect(await faultNow()).toBe('FORKED');
  const height = await heightNow();
  await on('mine', { count: 5 });
  await server().runJobs('chain.watch');
  expect([await faultNow(), await heightNow()]).toEqual(['FORKED', height]);
  expect(await resume()).toBe(undefined);
  for (let n = 0; n < 5; n += 1) await watch();
  expect(await faultNow()).toBe(null);
  // What was taken stays taken, wherever it stands now.
  expect((await transfers(to)).at(-1)).toEqual({ units: '4000000', state: 1 });
  expect(await transaction(server().db, (tx) => resumeChain(tx, 'SOL'))).toBe('NO_CHAIN');
});

test('blocks are asked for in bounded numbers, however far another history goes back', async () => {
  const asked: number[] = [];
  const chain = (name: string) => (height: number) => ({
    height,
    hash: height < 100 ? `same ${height}` : `${name} ${height}`,
    parent: height <= 100 ? `same ${height - 1}` : `${name} ${height - 1}`,
    transfers: [],
  });
  const seen = await lookOn(
    {
      head: async () => 1_200,
      blocks: async (from, to) => {
        asked.push(to - from + 1);
        return Array.from({ length: to - from + 1 }, (_, n) => chain('new')(from + n));
      },
    },
    { height: 1_100, hash: 'old 1100' },
    { hashAt: (height) => chain('old')(height).hash, depth: 1_099 },
  );
  expect(seen).toMatchObject({ fork: 99, head: 1_200 });
  expect(Math.max(...asked)).toBeLessThanOrEqual(256);
});

test('a payment that has the place of another that was undone is of whoever has its own address', async () => {
  const { owner } = server();
  const [one, two] = [address('place one'), address('place two')];
  await bring(`${one}\n${two}`);
  for (const [orderNo, to] of [
    ['A', one],
    ['B', two],
  ]) {
    await sql`
      UPDATE chain_address SET order_no = ${orderNo}, leased_at = app_now(), free_at = app_now() + interval '1 hour'
      WHERE address = ${to}`.execute(owner);
  }
  const { tx } = await on('send', { to: one, units: '6000000' });
  await on('mine');
  await watch();
  // One transaction that pays both: in another block what was the second of it may be the first.
  await on('reorg', { depth: 1, drop: true });
  await on('send', { tx, to: two, units: '6100000' });
  await on('mine');
  await watch();
  const { rows } = await sql<{ address: string; order_no: string; units: string }>`
    SELECT a.address, t.order_no, t.units::text AS units FROM chain_transfer t JOIN chain_address a USING (chain, key)
    WHERE t.tx = ${tx}`.execute(owner);
  expect(rows).toEqual([{ address: two, order_no: 'B', units: '6100000' }]);
});

test('what is taken while its block is undone is marked as gone', async () => {
  const { db, owner } = server();
  await bring(address('raced'));
  const { tx: name } = await on('send', { to: address('raced'), units: '8000000' });
  await on('mine', { count: 3 });
  await watch();
  const fork = (await heightNow()) - 3;
  const undone = await transaction(db, async (tx) => {
    expect(await takeTransfer(tx, CODE, { tx: String(name), log_index: 0 })).toBeDefined();
    const undoing = transaction(db, (other) => undoAbove(other, CODE, fork));
    await expect.poll(waiting).toBe(1);
    return { undoing };
  });
  expect(await undone.undoing).toEqual([]);
  const { rows } = await sql<{ state: number; is_gone: boolean }>`
    SELECT state, gone_at IS NOT NULL AS is_gone FROM chain_transfer WHERE tx = ${name}`.execute(
    owner,
  );
  expect(rows).toEqual([{ state: 1, is_gone: true }]);
});
