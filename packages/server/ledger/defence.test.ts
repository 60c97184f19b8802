import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { codeOf, newId, transaction, type Db } from '#platform/db';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { cancelBet, fund, placeBet, transfer } from './movements/index.ts';
import { post, postAll } from './post.ts';
import { auditLedger } from './testing/audit-ledger.ts';

/** What the program may not do, and what the database refuses even to its owner. */
let database: TestDatabase;
let betId = '';
const bet = () => ({
  playerId: 1n,
  betId,
  issueId: 1n,
  currency: 'DEM' as const,
  amount: mills(100),
  gameId: 1,
  serialNumber: 1,
});
beforeAll(async () => {
  database = await createTestDatabase();
  betId = newId();
  const gift = fund({ playerId: 1n, amount: mills(1000), currency: 'DEM', reason: 'test' });
  await transaction(database.db, (tx) => postAll(tx, [[gift], [placeBet(bet())]]));
});
afterAll(async () => {
  expect(await auditLedger(database.owner)).toEqual([]);
  await database.stop();
});

const codeOfRun = async (db: Db, statement: string): Promise<string | undefined> => {
  try {
    await sql.raw(statement).execute(db);
    return 'done';
  } catch (error) {
    return codeOf(error);
  }
};

const DENIED = '42501';
const REFUSED = '23001';
const TABLES = [
  'ledger_account',
  'ledger_journal',
  'ledger_entry',
  'ledger_snapshot',
  'ledger_seal',
  'ledger_kind',
  'ledger_hold',
];
const COLUMN: Readonly<Record<string, string>> = {
  ledger_snapshot: 'account',
  ledger_seal: 'seal',
  ledger_kind: 'kind',
};

test.each(TABLES)('L11: the program cannot change %s but through the function', async (table) => {
  const run = (statement: string) => codeOfRun(database.db, statement);
  const column = COLUMN[table] ?? 'player_id';
  expect(await run(`UPDATE ${table} SET ${column} = ${column}`)).toBe(DENIED);
  expect(await run(`DELETE FROM ${table}`)).toBe(DENIED);
  expect(await run(`TRUNCATE ${table} CASCADE`)).toBe(DENIED);
  expect(await run(`INSERT INTO ${table} SELECT * FROM ${table}`)).toBe(DENIED);
  expect(await run(`ALTER TABLE ${table} ADD COLUMN x int`)).toBe(DENIED);
  expect(await run(`ALTER TABLE ${table} DISABLE TRIGGER ALL`)).toBe(DENIED);
  expect(await run(`DROP TABLE ${table}`)).toBe(DENIED);
  expect(await run(`SELECT FROM ${table}`)).toBe('done');
});

test('L11: nor take the guards off', async () => {
  const run = (statement: string) => codeOfRun(database.db, statement);
  expect(await run(`SET session_replication_role = replica`)).toBe(DENIED);
  expect(await run(`DROP TRIGGER balanced ON ledger_journal`)).toBe(DENIED);
  expect(
    await run(
      `CREATE OR REPLACE FUNCTION ledger_check_journal() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN END'`,
    ),
  ).toBe(DENIED);
  expect(await run(`SELECT ledger_refusal('{}', false, 0)`)).toBe(DENIED);
});

test.each(['ledger_journal', 'ledger_entry', 'ledger_seal'])(
  'even the owner changes nothing in %s',
  async (table) => {
    const run = (statement: string) => codeOfRun(database.owner, statement);
    expect(await run(`UPDATE ${table} SET ${COLUMN[table] ?? 'player_id'} = 1`)).toBe(REFUSED);
    expect(await run(`DELETE FROM ${table}`)).toBe(REFUSED);
    expect(await run(`TRUNCATE ${table} CASCADE`)).toBe(REFUSED);
  },
);

test('a journal that does not sum to zero cannot commit', async () => {
  const journal = newId();
  const insert = (amounts: readonly number[]) => {
    const entries = amounts.map(
      (amount, i) => `(0, '${journal}', ${i + 1}, 21, 0, 'DEM', ${amount})`,
    );
    return `BEGIN;
      INSERT INTO ledger_journal (player_id, id, kind, currency, idem_scope, idem_key, request_hash, effective_at, created_at)
        VALUES (0, '${journal}', 9001, 'DEM', 1, '${journal}', '\\x00', app_now(), app_now());
      ${entries.length > 0 ? `INSERT INTO ledger_entry (player_id, journal_id, seq, account, ref, currency, amount) VALUES ${entries.join()};` : ''}
      COMMIT`;
  };
  for (const amounts of [[5, -4], [5], []]) {
    expect(await codeOfRun(database.owner, insert(amounts))).toBe('23514');
    await sql`ROLLBACK`.execute(database.owner);
  }
});

test('nothing joins a journal that is finished', async () => {
  const late = `INSERT INTO ledger_entry (player_id, journal_id, seq, account, ref, currency, amount)
    VALUES (1, '${betId}', 3, 10, 1, 'DEM', 5), (1, '${betId}', 4, 10, 1, 'DEM', -5)`;
  expect(await codeOfRun(database.owner, late)).toBe(REFUSED);
});

test('a balance below the floor and a lost update break constraints of their own', async () => {
  expect(await codeOfRun(database.owner, `UPDATE ledger_account SET balance = -1`)).toBe('23514');
  const lost = `INSERT INTO ledger_entry VALUES (1, '${betId}', 3, 1, 0, 'DEM', 5, 5, 1)`;
  expect(await codeOfRun(database.owner, lost)).toBe('23505');
});

test('a posting of nothing, a foreign reversal and a unit of two players are bugs, told as such', async () => {
  const run = (movement: Parameters<typeof post>[1]) =>
    transaction(database.db, (tx) => post(tx, movement));
  const nothing = { ...placeBet({ ...bet(), betId: newId() }) };
  const [posting] = nothing.postings;
  await expect(run({ ...nothing, postings: [{ ...posting, amount: mills(0) }] })).rejects.toThrow(
    /more than nothing/,
  );
  await expect(run({ ...nothing, postings: [{ ...posting, amount: mills(-5) }] })).rejects.toThrow(
    /more than nothing/,
  );
  const foreign = { ...cancelBet(bet()), reverses: newId() };
  await expect(run(foreign)).rejects.toThrow(/foreign key/);
  const gift = (playerId: bigint) =>
    fund({ playerId, amount: mills(1), currency: 'DEM', reason: newId() });
  const mixed = transaction(database.db, (tx) => postAll(tx, [[gift(1n), gift(2n)]]));
  await expect(mixed).rejects.toThrow(/several players/);
  const pair = transfer({ id: newId(), from: 1n, to: 2n, amount: mills(1), currency: 'DEM' });
  const halves = [
    [pair[0]],
    [pair[1]],
    [gift(1n), ...pair],
    [pair[0], { ...pair[1], id: newId() }],
  ];
  for (const unit of halves) {
    const half = transaction(database.db, (tx) => postAll(tx, [unit]));
    await expect(half).rejects.toThrow(/in transit|several players/);
  }
});
