import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { generateKeyPairSync, sign } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicBytesOf } from '#platform/ed25519';
import { withTestServer } from '#testing';
import { withDamage } from '#testing/damage';
import { loadKeys } from '../commitment/keys.ts';
import { findOtherManifests, findOtherNewest, stepCheck } from './check-manifests.ts';
import { readCheckState } from './store-check.ts';

/** Manifests changed by an attacker with the database but without the keys. */
const dataFolder = mkdtempSync(join(tmpdir(), 'fairlot-manifests-'));
// Before the server, so that it runs after its audit.
afterAll(() => rmSync(dataFolder, { recursive: true }));
const server = withTestServer({
  games: [4],
  settings: { dataFolder },
  startAt: Date.parse('2027-03-05T04:00:30Z'),
});
const MINUTE = 60_000;
const DAY = 86_400_000;

beforeAll(async () => {
  await server().runJobs();
});

const count = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM manifest`.execute(
    server().db,
  );
  return rows[0]?.n ?? 0;
};
const foundAfter = (...changes: readonly ReturnType<typeof sql>[]) =>
  withDamage(server(), changes, async (tx) => ({
    all: await findOtherManifests(tx, dataFolder),
    newest: await findOtherNewest(tx, dataFolder),
  }));
const last = sql`(SELECT max(seq) FROM manifest)`;

test.each([
  [
    'a text',
    sql`UPDATE manifest SET body = replace(body, '"v":1', '"v": 1') WHERE seq = ${last}`,
    'its hash does not match its text',
  ],
  [
    'a text and its hash',
    sql`UPDATE manifest SET body = body || ' ', hash = sha256(convert_to(body || ' ', 'UTF8')) WHERE seq = ${last}`,
    'its signature is invalid',
  ],
  [
    'a text that is none, and its hash',
    sql`UPDATE manifest SET body = 'x', hash = sha256('x') WHERE seq = ${last}`,
    'its text cannot be read',
  ],
  [
    'nothing for a text, and its hash',
    sql`UPDATE manifest SET body = 'null', hash = sha256('null') WHERE seq = ${last}`,
    'its text cannot be read',
  ],
  [
    'a signature of zeros',
    sql`UPDATE manifest SET sig = decode(repeat('00', 64), 'hex') WHERE seq = ${last}`,
    'its signature is invalid',
  ],
  [
    'a renamed key',
    sql`UPDATE manifest SET key = sha256('x') WHERE seq = ${last}`,
    'it was signed by an unknown key',
  ],
  [
    'another issue',
    sql`UPDATE manifest SET serial_number = serial_number + 1 WHERE serial_number IS NOT NULL AND seq = ${last}`,
    'its text belongs to another manifest',
  ],
])('names %s, every minute and at night', async (_, change, fault) => {
  const named = [expect.stringContaining(fault)];
  expect(await foundAfter(change)).toEqual({ all: named, newest: named });
});

test('names manifests of an unknown key until it is trusted', async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { rows } = await sql<{ seq: number; body: string }>`
    SELECT seq, body FROM manifest ORDER BY seq DESC LIMIT 1`.execute(server().db);
  const [{ seq, body } = { seq: 0, body: '' }] = rows;
  const key = publicBytesOf(privateKey);
  const forge = sql`
    UPDATE manifest SET key = ${key}, sig = ${sign(null, Buffer.from(body), privateKey)} WHERE seq = ${seq}`;
  const { all } = await foundAfter(forge);
  expect(all).toEqual([expect.stringContaining('an unknown key')]);
  const file = join(dataFolder, 'keys', 'manifest-signing.trusted');
  writeFileSync(file, `${key.toString('hex')}\n`);
  expect((await foundAfter(forge)).all).toEqual([]);
  rmSync(file);
  expect((await loadKeys(dataFolder)).publicKey).not.toBe(key.toString('hex'));
});

test('checks all manifests over several nights within the time limit', async () => {
  const { db, clock } = server();
  const all = await count();
  expect(all).toBeGreaterThan(3);
  // The first night began with the first jobs of the file, and went through all.
  expect(await readCheckState(db)).toMatchObject({ is_resting: true, fault: null });
  await clock.advance(DAY);
  await sql`UPDATE manifest_check SET is_resting = false, used_ms = 0`.execute(server().owner);
  const step = (mostMs?: number) =>
    stepCheck({ db, dataFolder, page: 2, ...(mostMs && { mostMs }) });
  expect(await step(1)).toEqual([]);
  expect(await readCheckState(db)).toMatchObject({ looked: 2n, is_resting: true });
  // The time of this night is used up.
  expect(await step(1)).toBeUndefined();
  await sql`UPDATE manifest_check SET is_resting = false, used_ms = 0`.execute(server().owner);
  expect(await step()).toEqual([]);
  expect(await readCheckState(db)).toMatchObject({ looked: 4n, is_resting: false });
  while ((await step()) !== undefined) continue;
  expect(await readCheckState(db)).toMatchObject({
    looked: BigInt(await count()),
    total: BigInt(await count()),
    game_id: 0,
    seq: 0,
    is_resting: true,
    is_late: false,
  });
  await clock.advance(7 * DAY + MINUTE);
  expect(await readCheckState(db)).toMatchObject({ is_late: true });
});

test('keeps faults until a full round finds none', async () => {
  const { db, owner } = server();
  const set = (sig: ReturnType<typeof sql>) =>
    owner.transaction().execute(async (tx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(tx);
      await sql`UPDATE manifest SET sig = ${sig} WHERE game_id = 4 AND seq = 1`.execute(tx);
    });
  const { rows } = await sql<{ sig: Buffer }>`
    SELECT sig FROM manifest WHERE game_id = 4 AND seq = 1`.execute(db);
  const night = async () => {
    await server().clock.advance(DAY);
    await server().runJobs('fair.check');
  };
  await set(sql`decode(repeat('00', 64), 'hex')`);
  await night();
  expect(await readCheckState(db)).toMatchObject({
    faults: 1n,
    fault: 'game 4 manifest 1: its signature is invalid',
  });
  await set(sql`${rows[0]?.sig}`);
  await night();
  expect(await readCheckState(db)).toMatchObject({ faults: 0n, fault: null, is_late: false });
});
