import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { ledgerInvariants } from '#ledger/audit';
import { fund, post, readSeals, readWatermark, sealUpTo } from '#ledger';
import { newId, openDatabase, transaction, type Db, type Tx } from '#platform/db';
import { keepBooks, sealInvariant } from './seal.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database';

let database: TestDatabase;
let folder = '';
beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'fairlot-seal-'));
});
afterEach(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** To another player each time: who has his account locked is in nobody's way. */
let player = 0n;
const give = (tx: Tx) => {
  player += 1n;
  return post(tx, fund({ playerId: player, amount: mills(5), currency: 'DEM', reason: newId() }));
};
const giveNow = () => transaction(database.db, give);
const keep = () => keepBooks(database.db, folder);
const copyOf = (): string => readFileSync(join(folder, 'seals.txt'), 'utf8');

/** What the audit has to say about the seals. */
async function auditSeals(): Promise<readonly string[]> {
  const checks = [
    ...ledgerInvariants.filter(({ name }) => name.startsWith('I10')),
    sealInvariant(folder),
  ];
  const found = await Promise.all(checks.map(({ find }) => find(database.owner)));
  return found.flat();
}

/** Behind the back of the guards, as somebody could who has the database. */
async function damage(statement: string): Promise<void> {
  const tables = ['ledger_journal', 'ledger_entry', 'ledger_seal'];
  const all = (what: string) =>
    tables.map((table) => `ALTER TABLE ${table} ${what} TRIGGER USER;`).join('');
  await sql.raw(`${all('DISABLE')} ${statement}; ${all('ENABLE')}`).execute(database.owner);
}

test('every journal is sealed once, in the order of numbers, with a copy outside', async () => {
  await giveNow();
  await giveNow();
  await keep();
  await keep();
  await giveNow();
  await keep();
  const seals = await readSeals(database.db, 0n, 10);
  expect(seals.map(({ seal, after, upto, journals }) => [seal, after, upto, journals])).toEqual([
    [1n, 0n, 2n, 2],
    [2n, 2n, 3n, 1],
  ]);
  expect(seals[1]?.prevHash).toEqual(seals[0]?.hash);
  expect(copyOf().split('\n').slice(0, 2)).toEqual([
    expect.stringMatching(/^seal 1: 2 journals 1-2, /),
    expect.stringMatching(/^seal 2: 1 journals 3-3, /),
  ]);
  expect(await auditSeals()).toEqual([]);
});

test('nothing that is still on its way is passed over, and nobody else waits for it', async () => {
  const pending = await database.owner.startTransaction().execute();
  await give(pending);
  const sealing = keep();
  // The sealer asks again and again; whoever posts meanwhile comes through.
  for (let n = 0; n < 5; n += 1) await giveNow();
  expect(await readSeals(database.db, 0n, 10)).toEqual([]);
  await pending.commit().execute();
  await sealing;
  expect(await readSeals(database.db, 0n, 10)).toMatchObject([{ upto: 6n, journals: 6 }]);
  expect(await auditSeals()).toEqual([]);
});

test('control: who takes the last number without that lock seals what is still on its way', async () => {
  const pending = await database.owner.startTransaction().execute();
  await give(pending);
  await giveNow();
  const last = await sql<{ n: bigint }>`SELECT last_value AS n FROM ledger_n`.execute(
    database.owner,
  );
  const [key, sig] = [Buffer.alloc(32), Buffer.alloc(64)];
  await sealUpTo(database.db, last.rows[0]?.n ?? 0n, () => ({ key, sig }));
  await pending.commit().execute();
  expect(await auditSeals()).toContainEqual(
    expect.stringMatching(/^seal 1 of .*journals 1 to 2: what it covers is not what it was$/),
  );
});

test('the first seal that broke is named, whatever was changed after it', async () => {
  for (let n = 0; n < 3; n += 1) {
    await giveNow();
    await keep();
  }
  await damage(`UPDATE ledger_journal SET idem_key = idem_key || 'x' WHERE n >= 2`);
  expect(await auditSeals()).toEqual([
    expect.stringMatching(/^seal 2 of .*what it covers is not what it was$/),
  ]);
});

test('a past that was changed and sealed anew is told by signature and copy', async () => {
  await giveNow();
  await keep();
  await damage(`
    UPDATE ledger_entry SET amount = amount * 2;
    UPDATE ledger_seal s SET hash = (ledger_seal_hash(s.prev_hash, s.after_n, s.upto_n)).hash`);
  expect(await auditSeals()).toEqual(['seal 1: its signature is invalid']);
  const other = mkdtempSync(join(tmpdir(), 'fairlot-seal-'));
  await damage(`DELETE FROM ledger_seal`);
  await keepBooks(database.db, other);
  expect(await auditSeals()).toEqual(['seal 1: it was signed by an unknown key']);
  const [forged] = await readSeals(database.db, 0n, 1);
  writeFileSync(join(folder, 'keys', 'books-sealing.trusted'), `${forged?.key.toString('hex')}\n`);
  expect(await auditSeals()).toEqual(['seal 1: its copy says otherwise']);
  rmSync(other, { recursive: true });
});

test('seals that are gone from the end are missed, for the copy has them', async () => {
  await giveNow();
  await keep();
  await giveNow();
  await keep();
  await damage('DELETE FROM ledger_seal WHERE seal = 2');
  expect(await auditSeals()).toEqual(['seal 2: it is in the copy and not in the database']);
});

test('a line that was torn off by a crash or a full disk is no alarm, and is written anew', async () => {
  await giveNow();
  await keep();
  await giveNow();
  await keep();
  const whole = copyOf();
  writeFileSync(join(folder, 'seals.txt'), whole.slice(0, -40));
  expect(await auditSeals()).toEqual([]);
  await keep();
  expect(copyOf().startsWith(whole.slice(0, -40))).toBe(true);
  expect(copyOf().split('\n')).toContain(whole.split('\n')[1]);
  expect(await auditSeals()).toEqual([]);
  appendFileSync(join(folder, 'seals.txt'), 'seal 3: 1 jour');
  await giveNow();
  await keep();
  expect(copyOf().split('\n').at(-2)).toMatch(/^seal 3: 1 journals 3-3, .*[0-9a-f]{128}$/);
  expect(await auditSeals()).toEqual([]);
});

test('old books take longer to seal and to sum than a player may wait', async () => {
  await giveNow();
  const one = openDatabase(database.ownerUrl, { maxConnections: 1 });
  await sql`
    CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_sleep(0.3); RETURN NEW; END $$;
    CREATE TRIGGER wait BEFORE INSERT ON ledger_snapshot FOR EACH ROW EXECUTE FUNCTION wait();
    CREATE OR REPLACE FUNCTION to_us(t timestamptz) RETURNS bigint LANGUAGE sql VOLATILE AS $$
      SELECT pg_sleep(0.15); SELECT (extract(epoch FROM t) * 1000000)::bigint $$`.execute(
    database.owner,
  );
  await sql`SET statement_timeout = '200ms'`.execute(one);
  await expect(sql`SELECT pg_sleep(0.25)`.execute(one)).rejects.toThrow('statement timeout');
  await keepBooks(one, folder);
  await one.destroy();
  expect(copyOf()).toMatch(/^seal 1: 1 journals 1-1, /);
  const { rows } = await sql`SELECT FROM ledger_snapshot`.execute(database.db);
  // Two accounts of the house, in each of two currencies.
  expect(rows).toHaveLength(4);
});

test('a seal that does not follow the last one is not written', async () => {
  await giveNow();
  await keep();
  const hash = Buffer.alloc(32);
  const add = (db: Db, seal: number, after: number) =>
    sql<{ ok: boolean }>`
    SELECT ledger_seal_add(${seal}, ${after}, 9, 1, ${hash}, ${hash}, ${hash}, ${Buffer.alloc(64)}) AS ok`.execute(
      db,
    );
  expect((await add(database.db, 2, 1)).rows).toEqual([{ ok: false }]);
  expect((await add(database.db, 1, 0)).rows).toEqual([{ ok: false }]);
  expect(await readWatermark(database.db)).toBe(1n);
});
