import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { flagBit, hasFlag } from '@fairlot/rules/check/access';
import { loginHttp } from '@fairlot/wire/auth/login';
import { transaction } from '#platform/db';
import type { Feature } from '#platform/feature';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { hashPlayerPassword, setPassword } from '../credentials/passwords/index.ts';
import { credentials } from '../credentials/index.ts';
import { settings } from '../../site/settings/index.ts';
import { enterProven } from './second-step/enter-proven.ts';
import { chooseFirst, putFirst } from './first-change.ts';
import { secondSteps } from './second-step/second-step.ts';
import { login } from './index.ts';
import { registerPlayer, TEST_PASSWORD, type TestPlayer } from './testing.ts';

/** Whether a second step lets nobody in. */
let isCodeMissing = false;
const outside: Feature = {
  name: 'outside',
  provide: ({ ports }) =>
    ports.fill(secondSteps.networks, async () =>
      isCodeMissing ? { code: 'GOOGLE_REQUIRED' } : undefined,
    ),
};
const server = withTestServer({
  features: [settings, credentials, login, outside, ...passwordAnd('profile')],
  games: [],
  settings: { trustedProxies: 1 },
});
/** Each comes from a network of his own: none is asked for work. */
let networks = 0;
const fromElsewhere = () => {
  networks += 1;
  return { headers: { 'x-forwarded-for': `203.${networks}.113.7` } };
};
const HANDED = 'handed-over-4711';
const OWN = 'maple-lantern-58';

async function handOver({ playerId }: TestPlayer): Promise<void> {
  const { db, settings } = server().platform;
  const hash = await hashPlayerPassword(settings.dataFolder ?? '', HANDED);
  if (!hash.ok) throw new Error(hash.error);
  await transaction(db, (tx) =>
    setPassword(tx, playerId, 'login', { hash: hash.value, isInitial: true }),
  );
}
const signIn = async ({ userName }: TestPlayer, Password: string, NewPassword?: string) =>
  server().call(
    loginHttp.login,
    { UserName: userName, Password, ...(NewPassword !== undefined && { NewPassword }) },
    fromElsewhere(),
  );
const loginsOf = async ({ playerId }: TestPlayer): Promise<number> =>
  (await sql`SELECT FROM session WHERE player_id = ${playerId}`.execute(server().owner)).rows
    .length;

test('a password that was handed over opens nothing until he has chosen his own', async () => {
  const one = await registerPlayer(server());
  await handOver(one);
  const before = await loginsOf(one);
  expect((await signIn(one, HANDED)).code).toBe('FIRST_CHANGE');
  // It is told to nobody who does not know the password.
  expect((await signIn(one, 'wrong-words-1', OWN)).code).toBe('WRONG');
  for (const bad of ['short', HANDED, TEST_PASSWORD, 'password1', one.userName]) {
    expect((await signIn(one, HANDED, bad)).code).toBe('NEW_PASSWORD');
  }
  expect(await loginsOf(one)).toBe(before);
  expect((await signIn(one, HANDED, OWN)).code).toBe('OK');
  expect((await signIn(one, HANDED)).code).toBe('WRONG');
  expect((await signIn(one, OWN)).code).toBe('OK');
});

test('a password that was handed over is good for as long as the setting says', async () => {
  const one = await registerPlayer(server());
  await handOver(one);
  await server().clock.advance(72 * 3_600_000 - 1_000);
  expect((await signIn(one, HANDED)).code).toBe('FIRST_CHANGE');
  await server().clock.advance(1_000);
  expect((await signIn(one, HANDED, OWN)).code).toBe('HANDED_EXPIRED');
  // It is told to nobody who does not know the password.
  expect((await signIn(one, 'wrong-words-1', OWN)).code).toBe('WRONG');
  await handOver(one);
  await sql`
    INSERT INTO site_setting (name, value) VALUES ('handedPasswordHours', '1')
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`.execute(server().owner);
  await server().clock.advance(3_600_000);
  expect((await signIn(one, HANDED, OWN)).code).toBe('HANDED_EXPIRED');
  await sql`DELETE FROM site_setting WHERE name = 'handedPasswordHours'`.execute(server().owner);
  expect((await signIn(one, HANDED, OWN)).code).toBe('OK');
  // His own ages, and stays good.
  await server().clock.advance(100 * 24 * 3_600_000);
  expect((await signIn(one, OWN)).code).toBe('OK');
});

test('whoever has his own changes nothing by it', async () => {
  const one = await registerPlayer(server());
  expect((await signIn(one, TEST_PASSWORD, OWN)).code).toBe('OK');
  expect((await signIn(one, OWN)).code).not.toBe('OK');
  expect((await signIn(one, TEST_PASSWORD)).code).toBe('OK');
});

test('of two who choose at once one is in, by the password that is there afterwards', async () => {
  const one = await registerPlayer(server());
  await handOver(one);
  const others = [OWN, 'river-stone-4412'];
  const both = await Promise.all(others.map((own) => signIn(one, HANDED, own)));
  expect(both.map(({ code }) => code).toSorted()).toEqual(['OK', 'WRONG']);
  const kept = others[both.findIndex(({ code }) => code === 'OK')] ?? '';
  expect((await signIn(one, kept)).code).toBe('OK');
});

test('nothing is put where nothing was chosen, and nothing is hashed for who has his own', async () => {
  const { db, settings } = server().platform;
  const stage = { db, dataFolder: settings.dataFolder ?? '' };
  const handed = { player_id: 1n, is_initial_password: true, flags: 0n };
  const own = { player_id: 1n, is_initial_password: false, flags: 0n };
  const claim = { userName: 'x', password: HANDED };
  expect(await chooseFirst(stage, handed, claim)).toEqual({ ok: true, value: undefined });
  expect(await chooseFirst(stage, own, { ...claim, newPassword: OWN })).toEqual({
    ok: true,
    value: undefined,
  });
  await transaction(db, async (tx) => {
    expect(await putFirst(tx, handed, undefined)).toBe(false);
    expect(await putFirst(tx, own, undefined)).toBe(true);
  });
});

test('what he chooses is not the password of his money', async () => {
  const one = await registerPlayer(server());
  await handOver(one);
  const { db, settings } = server().platform;
  const hash = await hashPlayerPassword(settings.dataFolder ?? '', OWN);
  if (!hash.ok) throw new Error(hash.error);
  await transaction(db, (tx) => setPassword(tx, one.playerId, 'fund', { hash: hash.value }));
  expect((await signIn(one, HANDED, OWN)).code).toBe('NEW_PASSWORD');
  expect((await signIn(one, HANDED, 'river-stone-4412')).code).toBe('OK');
});

test('who knows the password of the login does not find that of the money by choosing', async () => {
  const one = await registerPlayer(server());
  await handOver(one);
  const { db, settings } = server().platform;
  const hash = await hashPlayerPassword(settings.dataFolder ?? '', OWN);
  if (!hash.ok) throw new Error(hash.error);
  await transaction(db, (tx) => setPassword(tx, one.playerId, 'fund', { hash: hash.value }));
  // No code, no way in: nothing is put, and he may try another.
  isCodeMissing = true;
  const codes = [];
  for (let i = 0; i < 10; i += 1)
    codes.push((await signIn(one, HANDED, `river-stone-44${i}`)).code);
  expect(codes).toEqual([...Array<string>(9).fill('GOOGLE_REQUIRED'), 'LOCKED']);
  expect((await signIn(one, HANDED, OWN)).code).toBe('LOCKED');
  isCodeMissing = false;
  await server().clock.advance(31 * 60_000);
  expect((await signIn(one, HANDED, 'river-stone-4412')).code).toBe('OK');
});

const FORCED = flagBit('FORCE_CHANGE_PASSWORD');
const force = ({ playerId }: TestPlayer) =>
  sql`UPDATE player SET flags = flags | ${FORCED} WHERE player_id = ${playerId}`.execute(
    server().owner,
  );
const isForced = async ({ playerId }: TestPlayer) => {
  const { rows } = await sql<{ flags: bigint }>`
    SELECT flags FROM player WHERE player_id = ${playerId}`.execute(server().owner);
  return hasFlag(rows[0]?.flags ?? 0n, 'FORCE_CHANGE_PASSWORD');
};

test('whom an operator has choose another chooses at his next sign-in, however old his own is, and is free then', async () => {
  const one = await registerPlayer(server());
  await force(one);
  await server().clock.advance(100 * 24 * 3_600_000);
  expect((await signIn(one, 'wrong-words-1', OWN)).code).toBe('WRONG');
  expect((await signIn(one, TEST_PASSWORD)).code).toBe('FIRST_CHANGE');
  for (const bad of ['short', TEST_PASSWORD, 'password1', one.userName]) {
    expect((await signIn(one, TEST_PASSWORD, bad)).code).toBe('NEW_PASSWORD');
  }
  expect(await isForced(one)).toBe(true);
  expect((await signIn(one, TEST_PASSWORD, OWN)).code).toBe('OK');
  expect(await isForced(one)).toBe(false);
  expect((await signIn(one, OWN)).code).toBe('OK');
  expect((await signIn(one, TEST_PASSWORD)).code).toBe('WRONG');
});

test('nor does another way in pass it by, and a login that is open goes on', async () => {
  const one = await registerPlayer(server());
  await force(one);
  const { db, ports } = server().platform;
  const origin = { ip: '203.0.113.7', userAgent: '' };
  const entered = await transaction(db, (tx) =>
    enterProven(
      { tx, ports },
      { playerId: one.playerId, by: 'PASSKEY', origin },
      { isSingleSession: false },
    ),
  );
  expect(entered).toMatchObject({ error: { code: 'FIRST_CHANGE' } });
  const ends = await server().call(loginHttp.getLoginEnds, null, { token: one.token });
  expect(ends.status).toBe(200);
});

test('the flag that comes between password and login holds', async () => {
  const one = await registerPlayer(server());
  const before = { player_id: one.playerId, is_initial_password: false };
  await transaction(server().db, async (tx) => {
    expect(await putFirst(tx, { ...before, flags: 0n }, undefined)).toBe(true);
    expect(await putFirst(tx, { ...before, flags: FORCED }, undefined)).toBe(false);
  });
});
