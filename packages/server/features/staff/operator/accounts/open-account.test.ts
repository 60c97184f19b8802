import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing';
import { isOperatorPassword } from '../sign-in/credentials.ts';
import { demoOperators, forgetDemoWords } from './demo.ts';
import { hashCode, hashLink, keptOf as kept } from './make-invitation.ts';
import { addOperator, disableOperator, resetOperator } from './open-account.ts';
import { findOperator } from '../sign-in/store.ts';
import { openOperator } from '../testing/accounts.ts';

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'fairlot-operators-'));
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.stop();
});

const passwordFits = async (name: string, password: string) => {
  const row = await findOperator(database.owner, name);
  return isOperatorPassword(row?.password_hash ?? undefined, password);
};

const keptOf = async (name: string) => {
  const { rows } = await sql<{ link: string; code: string }>`
    SELECT encode(link_hash, 'hex') AS link, encode(code_hash, 'hex') AS code
    FROM operator_invitation JOIN operator USING (operator_id) WHERE name = ${name}`.execute(
    database.owner,
  );
  return rows[0];
};

test('opens an account by a printed invitation that is not stored', async () => {
  const { owner } = database;
  const made = await addOperator(owner, { name: 'Zhao', roles: ['auditor'] }, 'test');
  if (!made.ok) throw new Error(made.error);
  const { link, code } = made.value;
  expect(link).toMatch(/^[\w-]{43}$/);
  expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  expect(await keptOf('Zhao')).toEqual({
    link: kept(hashLink(link)),
    code: kept(hashCode(code)),
  });
  expect(await findOperator(owner, 'zhao')).toMatchObject({ password_hash: null, secret: null });
  const again = await addOperator(owner, { name: 'zhao', roles: ['auditor'] }, 'test');
  expect(again).toEqual({ ok: false, error: 'TAKEN' });
  for (const name of ['command', 'Anyone', 'SYSTEM']) {
    const reserved = await addOperator(owner, { name, roles: ['auditor'] }, 'test');
    expect(reserved).toEqual({ ok: false, error: 'RESERVED' });
  }
  expect(await addOperator(owner, { name: 'qian', roles: [] }, 'test')).toEqual({
    ok: false,
    error: 'ROLE',
  });
});

test('ends lost credentials and rejects the old password', async () => {
  const { owner } = database;
  const sun = await openOperator(database, 'sun');
  expect(await passwordFits('sun', sun.password)).toEqual({ ok: true, value: true });
  const first = await resetOperator(owner, 'SUN', 'lost');
  const second = await resetOperator(owner, 'sun', 'lost again');
  if (!first.ok || !second.ok) throw new Error('both are made');
  expect(second.value).toMatchObject({ name: 'sun' });
  expect(await passwordFits('sun', sun.password)).toEqual({ ok: true, value: false });
  expect((await keptOf('sun'))?.link).toBe(kept(hashLink(second.value.link)));
  const nobody = await resetOperator(owner, 'nobody', 'lost');
  expect(nobody).toEqual({ ok: false, error: 'UNKNOWN' });
});

test('an operator is shut out and let in again', async () => {
  const isShutOut = async () => (await findOperator(database.owner, 'sun'))?.is_disabled;
  expect(await disableOperator(database.owner, 'sun', true, 'left')).toMatchObject({ ok: true });
  expect(await isShutOut()).toBe(true);
  expect(await disableOperator(database.owner, 'sun', false, 'back')).toMatchObject({ ok: true });
  expect(await isShutOut()).toBe(false);
});

test('the demo has two, the same at every start, and others where the database is another', async () => {
  const first = await demoOperators(database.owner, folder);
  expect(first.map(({ name }) => name)).toEqual(['operator1', 'operator2']);
  // What is printed is good as it is: nobody has to choose anything first.
  expect(await passwordFits('operator2', first[1]?.password ?? '')).toMatchObject({ value: true });
  expect(await demoOperators(database.owner, folder)).toEqual(first);
  const file = join(folder, 'demo-operators.json');
  expect(statSync(file).mode & 0o077).toBe(0);
  // A reset ends the printed credentials; credentials of their own replace them.
  await resetOperator(database.owner, 'operator2', 'lost');
  expect(await demoOperators(database.owner, folder)).toEqual([first[0]]);
  await forgetDemoWords(folder, 'operator2');
  expect(readFileSync(file, 'utf8')).not.toContain(first[1]?.password);
  expect(await demoOperators(database.owner, folder)).toEqual([first[0]]);
  expect(await findOperator(database.owner, 'operator2')).toMatchObject({ password_hash: null });
  // Operators outside the demo are not stored.
  await forgetDemoWords(folder, 'sun');
  expect(readFileSync(file, 'utf8')).not.toContain('sun');
  expect(statSync(file).mode & 0o077).toBe(0);
  const other = await createTestDatabase();
  const second = await demoOperators(other.owner, folder);
  await other.stop();
  expect(second.map(({ name }) => name)).toEqual(['operator1', 'operator2']);
  expect(second[0]?.password).not.toBe(first[0]?.password);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(second);
});
