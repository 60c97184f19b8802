import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { walkBack } from '@fairlot/draw/chain';
import { hexBytes, textBytes, toHex } from '@fairlot/draw/bytes';
import { leafHash, levelsAbove, rootOf, siblings } from '@fairlot/draw/ticket-tree';
import { signManifest } from '@fairlot/draw/signature';
import { CATEGORIES } from '@fairlot/rules/lottery/categories';
import { playsOf } from '@fairlot/rules/play/index';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { noTickets } from '#testing/stand-ins';
import { calculate } from './sources/calculate.ts';
import { isBeacon, pathsOf, runsAside } from './sources/calculator.ts';
import { createVault, makeChain, tagKeyOf } from './commitment/chain.ts';
import { loadKey } from '#platform/key-file';
import { checkKeys, ForeignKeys, loadKeys } from './commitment/keys.ts';
import { prepareDays } from './draw/prepare.ts';
import { fairOf } from './sources/context.ts';
import { createSemaphore } from './manifests/semaphore.ts';
import { padsOf } from './commitment/leaf.ts';
import { publish } from './commitment/publish.ts';
import { startFair } from './start.ts';
import { rulesHashOf } from './commitment/price-list.ts';
import { askRelay, askRelays, isPublicRelay } from './sources/relay.ts';
import { readChain } from './commitment/store.ts';
import { BLOCK, type TicketSource } from './commitment/tickets.ts';
import { type RootedBlock, ticketSet } from './manifests/tree.ts';
import {
  count,
  DRAWS,
  FFC,
  gameState,
  RECORDED,
  ROUND,
  SIGNATURE,
  startRelay,
} from './testing/world.ts';

const START = Date.parse('2027-03-05T04:00:30Z');
const DAY = '2027-03-05';
const chain = { game: 'FFC', day: DAY };
const server = withTestServer({ features: DRAWS, startAt: START });

describe('keys', () => {
  const folders: string[] = [];
  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true });
  });
  const newFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fairlot-keys-'));
    folders.push(folder);
    return folder;
  };

  test('are made once, however many processes start at once, and only we can read them', async () => {
    const folder = await newFolder();
    const all = await Promise.all(Array.from({ length: 8 }, () => loadKeys(folder)));
    expect(new Set(all.map((keys) => keys.publicKey)).size).toBe(1);
    expect(new Set(all.map((keys) => toHex(keys.master))).size).toBe(1);
    const files = await readdir(join(folder, 'keys'));
    expect(files.toSorted()).toEqual(['draw-master.key', 'manifest-signing.key']);
    for (const file of files) {
      expect((await stat(join(folder, 'keys', file))).mode & 0o077).toBe(0);
    }
  });

  test("sign as the scheme says, by code that is not the scheme's", async () => {
    const { keys } = await fairOf(server().platform);
    const { rows } = await sql<{ body: string; sig: string }>`
      SELECT body, encode(sig, 'hex') AS sig FROM manifest LIMIT 1`.execute(server().db);
    const [line] = rows;
    const signed = signManifest(JSON.parse(line?.body ?? ''), keys.signing);
    expect(signed).toMatchObject({ sig: line?.sig, key: keys.publicKey });
  });

  test('differ from one installation to the next', async () => {
    const [one, two] = [await loadKeys(await newFolder()), await loadKeys(await newFolder())];
    expect(one.publicKey).not.toBe(two.publicKey);
  });

  test('of another folder are refused where the database knows those of this one', async () => {
    const { db, platform } = server();
    const [empty, other] = [await newFolder(), await newFolder()];
    await loadKeys(other);
    const { rows } = await sql`SELECT FROM manifest`.execute(db);
    expect(rows.length).toBeGreaterThan(0);
    await expect(checkKeys(db, empty)).rejects.toThrow('FAIRLOT_DATA');
    await expect(checkKeys(db, other)).rejects.toThrow(ForeignKeys);
    expect(await readdir(empty)).toEqual([]);
    const { keys } = await fairOf(platform);
    await mkdir(join(empty, 'keys'));
    await writeFile(join(empty, 'keys', 'manifest-signing.key'), toHex(keys.signing));
    await checkKeys(db, empty);
    // From here on it is the pepper of a player's password too.
    await sql`INSERT INTO player (user_name, nick_name, password_hash) VALUES ('p1', 'p1', 'p1$none')`.execute(
      server().owner,
    );
    await expect(checkKeys(db, empty)).rejects.toThrow(ForeignKeys);
    const pepper = toHex(await loadKey(platform.settings.dataFolder, 'password-pepper.1'));
    await writeFile(join(empty, 'keys', 'password-pepper.1.key'), pepper);
    await checkKeys(db, empty);
  });

  test('of any folder are taken where no manifest was signed yet', async () => {
    const empty = await newFolder();
    await transaction(server().owner, async (tx) => {
      await sql`CREATE TEMP TABLE manifest (key bytea) ON COMMIT DROP`.execute(tx);
      await checkKeys(tx, empty);
    });
  });
});

describe('the chain of a day', () => {
  test('stands in the table sealed, and leads from every secret to the anchor', async () => {
    const { db, platform } = server();
    const { keys, vault } = await fairOf(platform);
    const row = await readChain(db, FFC, DAY);
    expect(row?.length).toBe(1_584);
    for (const i of [1, 63, 64, 65, 1_440, 1_535, 1_536, 1_537, 1_583, 1_584]) {
      const secret = await vault.secret(FFC, chain, i);
      expect(toHex(walkBack(chain, i, secret, 0))).toBe(toHex(row?.anchor ?? Buffer.alloc(0)));
    }
    const last = await vault.secret(FFC, chain, 1_584);
    expect(row?.secret.includes(Buffer.from(last))).toBe(false);
    await expect(vault.secret(FFC, chain, 1_585)).rejects.toThrow('exists');
    await expect(vault.secret(FFC, chain, 0)).rejects.toThrow('exists');
    expect(keys.master).toHaveLength(32);
  });

  test('made with another key does not open, and its game is not sold', async () => {
    const { db, platform } = server();
    const stranger = new Uint8Array(32).fill(7);
    await expect(createVault(db, stranger).secret(FFC, chain, 1)).rejects.toThrow();
    const fair = await fairOf(platform);
    await prepareDays({ ...fair, vault: createVault(db, stranger), checked: new Set() });
    expect(await gameState(server(), FFC)).toBe('1 key');
    await sql`UPDATE game SET state = 0, state_reason = ''`.execute(db);
  });

  test('is a new one every time, and its tag key is of its day', () => {
    const master = new Uint8Array(32).fill(1);
    expect(makeChain(master, chain, 3).anchor).not.toEqual(makeChain(master, chain, 3).anchor);
    expect(tagKeyOf(master, chain)).toEqual(tagKeyOf(master, chain));
    expect(tagKeyOf(master, chain)).not.toEqual(tagKeyOf(master, { ...chain, day: '2027-03-06' }));
  });
});

describe('sums on the worker thread', () => {
  test('a signature is the beacon’s for its own round only', async () => {
    expect(await isBeacon(ROUND, SIGNATURE)).toBe(true);
    expect(await isBeacon(ROUND + 1, SIGNATURE)).toBe(false);
    expect(calculate({ kind: 'beacon', round: 1, signature: 'zz' })).toBe(false);
    expect(runsAside()).toBe(true);
  });

  const leaf = (at: number): Uint8Array => leafHash(textBytes(`ticket ${at}`));
  const leaves = (size: number): Buffer =>
    Buffer.concat(Array.from({ length: size }, (_, at) => leaf(at)));
  const blocksOf = (size: number) =>
    Array.from({ length: Math.ceil(size / BLOCK) }, (_, n) => ({
      n,
      firstBet: `bet ${n}`,
      hashes: leaves(size).subarray(n * BLOCK * 32, (n + 1) * BLOCK * 32),
      stake: 2_000n,
    }));
  const source = (size: number, atOnce: number): TicketSource => ({
    ...noTickets,
    each: async (_db, _issue, take) => {
      const blocks = blocksOf(size);
      for (let at = 0; at < blocks.length; at += atOnce) await take(blocks.slice(at, at + atOnce));
    },
  });
  const about = { id: 1, version: 2, rulesHash: '', pads: padsOf(new Uint8Array(32)) } as const;

  test.each([
    [0, 1],
    [1, 1],
    [63, 1],
    [256, 2],
    [257, 2],
    [2_000, 3],
  ])('the root of %i tickets is the same in blocks, %i at a time', async (size, atOnce) => {
    const reader = { db: server().db, source: source(size, atOnce) };
    const kept: RootedBlock[] = [];
    const set = await ticketSet(reader, about, async (blocks) => void kept.push(...blocks));
    const whole = levelsAbove(leaves(size));
    expect(set).toEqual({
      size,
      stakeSum: 2_000n * BigInt(Math.ceil(size / BLOCK)),
      root: toHex(rootOf(whole)),
    });
    const roots = Buffer.concat(kept.map(({ root }) => root));
    const at = [...new Set([0, 1, size >> 1, size - 1])].filter((n) => n >= 0 && n < size);
    const wanted = at.map((n) => ({ leaf: leaf(n), block: Math.floor(n / BLOCK) }));
    const places = await pathsOf({ roots, blocks: kept, wanted });
    expect(places.map((place) => place?.index)).toEqual(at);
    for (const [i, n] of at.entries()) {
      expect(places[i]?.path.map(toHex)).toEqual(siblings(whole, n).map(toHex));
    }
  });

  test('a leaf that is in no block has no place', async () => {
    const [block] = blocksOf(9);
    const roots = Buffer.alloc(32);
    const wanted = [
      { leaf: leaf(99), block: 0 },
      { leaf: leaf(1), block: -1 },
    ];
    const blocks = block ? [block] : [];
    expect(await pathsOf({ roots, blocks, wanted })).toEqual([undefined, undefined]);
  });
});

describe('the gate of the proofs', () => {
  test('lets so many in, so many wait, and nobody fill the line alone', async () => {
    const gate = createSemaphore({ atOnce: 2, waiting: 3, oneEach: true });
    const done: string[] = [];
    let open = (): void => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    const enter = (key: string, name: string) =>
      gate.enter(key, async () => {
        await opened;
        done.push(name);
        return name;
      });
    const all = ['a 1', 'a 2', 'a 3', 'b 1', 'c 1', 'd 1', 'e 1'].map((name) =>
      enter(name.slice(0, 1), name),
    );
    expect(gate.underWay()).toBe(2);
    expect(await all[2]).toBeUndefined();
    expect(await all[6]).toBeUndefined();
    open();
    expect(await Promise.all(all)).toEqual([
      'a 1',
      'a 2',
      undefined,
      'b 1',
      'c 1',
      'd 1',
      undefined,
    ]);
    expect(done.indexOf('a 2')).toBeGreaterThan(done.indexOf('a 1'));
    expect(gate.underWay()).toBe(0);
  });

  test('goes on after work that failed', async () => {
    const gate = createSemaphore({ atOnce: 1, waiting: 1, oneEach: false });
    const failing = gate.enter('a', () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(await gate.enter('a', async () => 1)).toBe(1);
  });
});

describe('the price list', () => {
  test('has one hash for games of one family, and another for each other', () => {
    const hashes = CATEGORIES.map((category) => rulesHashOf(category));
    expect(new Set(hashes).size).toBe(new Set(CATEGORIES.map(({ family }) => family)).size);
    for (const hash of hashes) expect(hexBytes(hash)).toHaveLength(32);
  });

  test('has another hash as soon as one price differs', () => {
    const [category] = CATEGORIES;
    const play = category && playsOf(category.family).find(({ style }) => style === 'credit');
    if (!category || !play) throw new Error('the first game has double-sided plays');
    const prizeLimit = undefined;
    const standard = rulesHashOf(category);
    const odds = play.options.map(() => 12_345n);
    expect(rulesHashOf(category, { odds: new Map([[play.code, odds]]), prizeLimit })).not.toBe(
      standard,
    );
    expect(rulesHashOf(category, { odds: new Map([['another', odds]]), prizeLimit })).toBe(
      standard,
    );
    const limited = [1n, 2n].map((most) => ({ odds: new Map(), prizeLimit: most }));
    const hashes = limited.map((prices) => rulesHashOf(category, prices));
    expect(new Set([standard, ...hashes]).size).toBe(3);
  });
});

describe('relays', () => {
  test('that are gone, wrong or slow have no answer; one good one is enough', async () => {
    const relay = await startRelay();
    const good = await startRelay();
    const gone = 'http://127.0.0.1:1';
    relay.rounds.set(ROUND, { round: 42, signature: RECORDED[0]?.signature ?? '' });
    relay.rounds.set(1_000, { round: 1_000, signature: 'not hex' });
    expect(await askRelay(relay.url, ROUND)).toBeUndefined();
    expect(await askRelay(relay.url, 1_000)).toBeUndefined();
    expect(await askRelay(gone, ROUND)).toBeUndefined();
    expect(await askRelays([gone, relay.url], ROUND)).toBeUndefined();
    expect(await askRelays([], ROUND)).toBeUndefined();
    good.rounds.set(ROUND, { round: ROUND, signature: SIGNATURE });
    const found = await askRelays([gone, relay.url, good.url], ROUND);
    expect(found).toEqual({ round: ROUND, signature: SIGNATURE });
    await Promise.all([relay.stop(), good.stop()]);
  });

  test.each([
    ['https://api.drand.sh', true],
    ['http://api.drand.sh', false],
    ['https://127.0.0.1:8443', false],
    ['https://localhost', false],
    ['https://[::1]', false],
    ['recorded', false],
  ])('%s may be a source in production: %s', (relay, isPublic) => {
    expect(isPublicRelay(relay)).toBe(isPublic);
  });
});

const settlement = (serial: string) =>
  ({ serial, winners: 0, payoutSum: '0', recountHash: 'ab'.repeat(32) }) as const;

describe('the line of manifests', () => {
  const game = { gameId: FFC, code: 'FFC' };

  test('links each to the one before, and takes none twice', async () => {
    const { db, platform } = server();
    const { keys } = await fairOf(platform);
    const add = (serial: string) =>
      transaction(db, (tx) => publish(tx, keys, game, 'settlement', settlement(serial)));
    await Promise.all(['7001', '7002', '7003', '7004'].map(add));
    await expect(add('7002')).rejects.toThrow('manifest_of_issue');
    const { rows } = await sql<{ body: { prev: string }; hash: Buffer }>`
      SELECT body::jsonb AS body, hash FROM manifest WHERE game_id = ${FFC} ORDER BY seq`.execute(
      db,
    );
    expect(rows).toHaveLength(7);
    const links = rows.map((row) => row.body.prev);
    expect(links).toEqual(['0'.repeat(64), ...rows.slice(0, -1).map((row) => toHex(row.hash))]);
  });

  test('a second start of the same installation adds nothing to it', async () => {
    const before = await count(server(), 'manifest');
    await startFair(server().platform);
    expect(await count(server(), 'manifest')).toBe(before);
  });
});
