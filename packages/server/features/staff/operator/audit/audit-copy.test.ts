import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction, type Tx } from '#platform/db';
import { createTestDatabase, type TestDatabase } from '#testing';
import { copyHead, findCopyDiffers } from './audit-copy.ts';
import { findBrokenAudit } from './store-audit.ts';

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'fairlot-audit-'));
const file = join(folder, 'audit.txt');
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.stop();
});

const write = (db: Tx | TestDatabase['owner'], reason: string) =>
  sql`SELECT operator_audit_write('act', 'command', 'command', 'site.state.change', 'site', NULL,
    NULL, ${reason}, '', '')`.execute(db);
const differs = () => findCopyDiffers(database.db, folder);

/** What the chain and the copy say of rows that their owner changed; then it is taken back. */
async function tamper(...changes: readonly RawBuilder<unknown>[]) {
  class Undo extends Error {}
  let found: { chain: readonly string[]; copy: readonly string[] } | undefined;
  await transaction(database.owner, async (tx) => {
    await sql`ALTER TABLE operator_audit DISABLE TRIGGER ALL`.execute(tx);
    for (const change of changes) await change.execute(tx);
    found = { chain: await findBrokenAudit(tx), copy: await findCopyDiffers(tx, folder) };
    throw new Undo();
  }).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return found;
}

test('the head is copied when it has moved, for the owner of the file alone', async () => {
  expect(await copyHead(database.db, folder)).toBe('idle');
  for (const reason of ['one', 'two', 'three']) await write(database.owner, reason);
  expect(await copyHead(database.db, folder)).toBe('worked');
  expect(await copyHead(database.db, folder)).toBe('idle');
  expect(readFileSync(file, 'utf8')).toMatch(/^audit 3 [0-9a-f]{64}\n$/);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(await differs()).toEqual([]);
  expect(await copyHead(database.db, '')).toBe('idle');
});

test('a tail that was cut off, or written anew with good hashes, is told by the copy alone', async () => {
  const told = ["row 3 of the operators' audit is not what its copy says"];
  const cut = sql`DELETE FROM operator_audit WHERE n = 3`;
  expect(await tamper(cut)).toEqual({ chain: [], copy: told });
  const anew = sql`SELECT operator_audit_write('act', 'command', 'command', 'site.state.change',
    'site', NULL, NULL, 'nothing happened', '', '')`;
  expect(await tamper(cut, anew)).toEqual({ chain: [], copy: told });
  // The control: what came after the copy may be there or not.
  expect(await tamper(anew)).toEqual({ chain: [], copy: [] });
});

test('a line that was torn says nothing, and the next one is whole', async () => {
  appendFileSync(file, 'audit 4 abc');
  expect(await differs()).toEqual([]);
  await write(database.owner, 'four');
  expect(await copyHead(database.db, folder)).toBe('worked');
  expect(readFileSync(file, 'utf8')).toMatch(/\naudit 4 abc\naudit 4 [0-9a-f]{64}\n$/);
  expect(await differs()).toEqual([]);
});

test('names deleted rows only', async () => {
  await write(database.owner, 'five');
  const chainOf = async (...changes: readonly RawBuilder<unknown>[]) =>
    (await tamper(...changes))?.chain;
  expect(await chainOf(sql`DELETE FROM operator_audit WHERE n = 2`)).toEqual([
    "row 2 of the operators' audit is gone",
  ]);
  expect(await chainOf(sql`DELETE FROM operator_audit WHERE n IN (1, 2, 4)`)).toEqual([
    "rows 1 to 2 of the operators' audit are gone",
    "row 4 of the operators' audit is gone",
  ]);
  // The control: a fault after a gap is named by its own number.
  const change = sql`UPDATE operator_audit SET reason = 'other' WHERE n = 4`;
  expect(await chainOf(sql`DELETE FROM operator_audit WHERE n = 2`, change)).toEqual([
    "row 2 of the operators' audit is gone",
    'row 4 is not what was written',
  ]);
});
