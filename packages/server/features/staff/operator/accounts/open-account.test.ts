import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing';
import { isOperatorPassword } from '../sign-in/credentials.ts';
import { demoOperators, forgetDemoWords, renewDemoWords } from './demo.ts';
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
  return isOperatorPassword(row?.password_hash, password);
};

test('an account opens with what was printed, and with nothing of that in the table', async () => {
  const made = await addOperator(
    database.owner,
    folder,
    { name: 'Zhao', roles: ['auditor'] },
    'test',
  );
  if (!made.ok) throw new Error(made.error);
  const { password, key } = made.value;
  expect(await passwordFits('zhao', password)).toEqual({ ok: true, value: true });
  expect(JSON.stringify(await findOperator(database.owner, 'zhao'))).not.toContain(password);
  expect(JSON.stringify(made.value.url)).toContain(key);
  const again = await addOperator(
    database.owner,
    folder,
    { name: 'zhao', roles: ['auditor'] },
    'test',
  );
  expect(again).toEqual({ ok: false, error: 'TAKEN' });
  for (const name of ['command', 'Anyone', 'SYSTEM']) {
    const reserved = await addOperator(
      database.owner,
      folder,
      { name, roles: ['auditor'] },
      'test',
    );
    expect(reserved).toEqual({ ok: false, error: 'RESERVED' });
  }
  expect(await addOperator(database.owner, folder, { name: 'qian', roles: [] }, 'test')).toEqual({
    ok: false,
    error: 'ROLE',
  });
});

test('one that tests open is like the others, but for what its hash costs', async () => {
  const { owner } = database;
  const wanted = { name: 'usual', roles: ['auditor'], words: 'own' } as const;
  expect((await addOperator(owner, '', wanted, 'a test')).ok).toBe(true);
  const opened = await openOperator(database, 'quick', ['auditor']);
  expect(await passwordFits('quick', opened.password)).toEqual({ ok: true, value: true });
  expect(await passwordFits('quick', 'another')).toEqual({ ok: true, value: false });
  const seen = async (name: string) => {
    const { rows } = await sql<object>`
      SELECT permission, reason, kind, actor_name, before, after - 'operatorId' - 'name' AS after
      FROM operator_audit WHERE target = ${`operator ${name}`}`.execute(owner);
    const row = await findOperator(owner, name);
    return { rows, ...row, operator_id: 0, name: '', password_hash: '', secret: '' };
  };
  const usual = await seen('usual');
  expect(usual.rows).toHaveLength(1);
  expect(await seen('quick')).toEqual(usual);
});

test('what was lost is replaced, and the old password is good no longer', async () => {
  const first = await addOperator(
    database.owner,
    folder,
    { name: 'sun', roles: ['owner'] },
    'test',
  );
  const second = await resetOperator(database.owner, folder, 'SUN', 'lost');
  if (!first.ok || !second.ok) throw new Error('both are made');
  expect(second.value).toMatchObject({ name: 'sun' });
  expect(await passwordFits('sun', first.value.password)).toEqual({ ok: true, value: false });
  expect(await passwordFits('sun', second.value.password)).toEqual({ ok: true, value: true });
  const nobody = await resetOperator(database.owner, folder, 'nobody', 'lost');
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
  expect(await findOperator(database.owner, 'operator2')).toMatchObject({ is_handed: false });
  expect(await demoOperators(database.owner, folder)).toEqual(first);
  const file = join(folder, 'demo-operators.json');
  expect(statSync(file).mode & 0o077).toBe(0);
  const reset = await resetOperator(database.owner, folder, 'operator2', 'lost');
  if (!reset.ok) throw new Error(reset.error);
  await renewDemoWords(folder, reset.value);
  expect(await demoOperators(database.owner, folder)).toEqual([first[0], reset.value]);
  // Whoever has chosen words of his own has none to print, and is made none.
  await forgetDemoWords(folder, 'operator2');
  expect(readFileSync(file, 'utf8')).not.toContain(reset.value.password);
  expect(await demoOperators(database.owner, folder)).toEqual([first[0]]);
  expect(await passwordFits('operator2', reset.value.password)).toMatchObject({ value: true });
  // Who is no operator of the demo is not written down.
  await renewDemoWords(folder, { ...reset.value, name: 'sun' });
  expect(readFileSync(file, 'utf8')).not.toContain('sun');
  expect(statSync(file).mode & 0o077).toBe(0);
  const other = await createTestDatabase();
  const second = await demoOperators(other.owner, folder);
  await other.stop();
  expect(second.map(({ name }) => name)).toEqual(['operator1', 'operator2']);
  expect(second[0]?.password).not.toBe(first[0]?.password);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(second);
});
