import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loginHttp } from '@fairlot/wire/auth/login';
import { loadKey } from '#platform/key-file';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { registerPlayer, TEST_PASSWORD } from '../../login/testing.ts';
import { login } from '../../login/index.ts';
import { settings } from '../../../site/settings/index.ts';
import {
  hashPlayerPassword,
  isPepperMissing,
  isPlayerPassword,
  isUsedBefore,
  setPassword,
} from './index.ts';
import { credentials } from '../index.ts';
import { isStale } from './player-password.ts';

const server = withTestServer({ features: [settings, credentials, login, ...PASSWORD_ONLY] });
const newFolder = () => mkdtemp(join(tmpdir(), 'fairlot-pepper-'));
const valueOf = <T>(result: { ok: true; value: T } | { ok: false }): T | undefined =>
  result.ok ? result.value : undefined;

const storedOf = async (userName: string) => {
  const { rows } = await sql<{ password_hash: string }>`
    SELECT password_hash FROM player WHERE user_name = ${userName}`.execute(server().owner);
  return rows[0]?.password_hash ?? '';
};
const signIn = async (UserName: string, Password: string) =>
  (await server().call(loginHttp.login, { UserName, Password })).code;

test('a hash is good with the pepper of its folder alone', async () => {
  const [one, two] = [await newFolder(), await newFolder()];
  const stored = valueOf(await hashPlayerPassword(one, 'kept-for-tests-42')) ?? '';
  expect(stored).toMatch(/^p1\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPlayerPassword(one, stored, 'kept-for-tests-42')).toEqual({
    ok: true,
    value: true,
  });
  expect(await isPlayerPassword(one, stored, 'kept-for-tests-43')).toEqual({
    ok: true,
    value: false,
  });
  expect(await isPlayerPassword(two, stored, 'kept-for-tests-42')).toEqual({
    ok: true,
    value: false,
  });
  expect(await isPlayerPassword(one, undefined, 'kept-for-tests-42')).toEqual({
    ok: true,
    value: false,
  });
});

test.each([
  ['without a pepper', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }],
  ['at a lower cost', { memoryCost: 8_192, timeCost: 1, parallelism: 1 }],
])('a hash %s signs in, and is made anew by that', async (_, cost) => {
  const { userName } = await registerPlayer(server());
  const old = await hash(TEST_PASSWORD, cost);
  expect(await isStale(server().platform.settings.dataFolder, old)).toBe(true);
  await sql`UPDATE player SET password_hash = ${old} WHERE user_name = ${userName}`.execute(
    server().owner,
  );
  expect(await signIn(userName, 'wrong-one')).toBe('WRONG');
  expect(await storedOf(userName)).toBe(old);
  expect(await signIn(userName, TEST_PASSWORD)).toBe('OK');
  const renewed = await storedOf(userName);
  expect(await isStale(server().platform.settings.dataFolder, renewed)).toBe(false);
  expect(await signIn(userName, TEST_PASSWORD)).toBe('OK');
  expect(await storedOf(userName)).toBe(renewed);
  await sql`DELETE FROM address_attempt WHERE kind LIKE 'wrong%'`.execute(server().owner);
});

test('the present password and the three before it are known, those before are not', async () => {
  const { playerId, userName } = await registerPlayer(server());
  const { db, settings } = server().platform;
  const { dataFolder } = settings;
  const set = (password: string, kind: 'login' | 'fund' = 'login') =>
    transaction(db, async (tx) => {
      const stored = valueOf(await hashPlayerPassword(dataFolder, password)) ?? '';
      expect(await setPassword(tx, playerId, kind, { hash: stored })).toBe(true);
    });
  const used = async (password: string, kind: 'login' | 'fund' = 'login') =>
    valueOf(await isUsedBefore({ db, dataFolder }, playerId, kind, password));
  for (const n of [1, 2, 3, 4]) await set(`another-one-${n}`);
  for (const n of [1, 2, 3, 4]) expect(await used(`another-one-${n}`)).toBe(true);
  expect(await used(TEST_PASSWORD)).toBe(false);
  expect(await signIn(userName, 'another-one-4')).toBe('OK');
  expect(await used('money-words-9', 'fund')).toBe(false);
  await set('money-words-9', 'fund');
  expect(await used('money-words-9', 'fund')).toBe(true);
  expect(await used('money-words-9')).toBe(false);
  const { rows } = await sql`
    SELECT kind FROM password_past WHERE player_id = ${playerId}`.execute(server().owner);
  expect(rows).toEqual([{ kind: 1 }, { kind: 1 }, { kind: 1 }]);
  // The program has no other way to a password.
  await expect(
    sql`UPDATE player SET password_hash = 'x' WHERE player_id = ${playerId}`.execute(db),
  ).rejects.toThrow('permission denied');
  await transaction(db, async (tx) =>
    expect(await setPassword(tx, 1n, 'login', { hash: 'x' })).toBe(false),
  );
});

test('a folder without the pepper of the players is known before any is made', async () => {
  await registerPlayer(server());
  const [empty, whole] = [await newFolder(), await newFolder()];
  await loadKey(whole, 'password-pepper.1');
  const { db } = server().platform;
  expect(await isPepperMissing(db, empty)).toBe(true);
  expect(await isPepperMissing(db, whole)).toBe(false);
  await transaction(server().owner, async (tx) => {
    await sql`CREATE TEMP TABLE player (password_hash text, fund_hash text) ON COMMIT DROP`.execute(
      tx,
    );
    expect(await isPepperMissing(tx, empty)).toBe(false);
    // His login was not renewed yet, and the words for his money are of this pepper.
    await sql`INSERT INTO player VALUES ('$argon2id$old', 'p1$argon2id$new')`.execute(tx);
    expect(await isPepperMissing(tx, empty)).toBe(true);
  });
});
