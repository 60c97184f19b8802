import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { flagBit } from '@fairlot/rules/check/access';
import { profileHttp } from '@fairlot/wire/account/profile';
import type { Input } from '@fairlot/wire/core';
import { playerHttp } from '@fairlot/wire/account/player';
import { loginHttp } from '@fairlot/wire/auth/login';
import type { Db } from '#platform/db';
import type { Feature } from '#platform/feature';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { player } from '../player/index.ts';
import { authenticatorCode } from '../../auth/credentials/guard/index.ts';
import { hashPlayerPassword, setPassword } from '../../auth/credentials/passwords/index.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { secondSteps } from '../../auth/login/second-step/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, TEST_PASSWORD, type TestPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { changePassword } from './change-password.ts';
import { profile } from './index.ts';
import { inboxOf } from '../../messaging/inbox/testing/inbox.ts';

const CODE = '246810';
/** Answers for the authenticator, as the feature of it does. */
const authenticator: Feature = {
  name: 'factor',
  provide: ({ ports }) => {
    ports.fill(authenticatorCode, async ({ shown }) => shown === CODE);
    ports.fill(secondSteps.code, async () => undefined);
  },
};
const server = withTestServer({
  features: [
    settings,
    credentials,
    login,
    authenticator,
    player,
    profile,
    ...passwordAnd('authenticator', 'profile'),
  ],
  games: [],
});

// Old passwords that open no login any more are tried here: else work would be asked of this address.
beforeEach(() => sql`DELETE FROM address_attempt`.execute(server().owner));

type Form = Partial<Input<typeof profileHttp.changePassword>>;
const NEW = 'river-stone-41';
const FUND = 'maple-lantern-58';

const change = (token: string, form: Form = {}) =>
  server().call(
    profileHttp.changePassword,
    {
      Kind: 'login',
      OldPassword: TEST_PASSWORD,
      NewPassword: NEW,
      ConfirmPassword: form.NewPassword ?? NEW,
      ...form,
    },
    { token },
  );
const signIn = (userName: string, Password: string) =>
  server().call(loginHttp.login, { UserName: userName, Password });
const setFund = (token: string) =>
  change(token, { Kind: 'fund', NewPassword: FUND, ConfirmPassword: FUND });
const asOwner = (playerId: bigint, flag: 'GA_CHANGE_PASSWORD') =>
  sql`UPDATE player SET flags = flags | ${flagBit(flag)} WHERE player_id = ${playerId}`.execute(
    server().owner,
  );

test('the new password is good and the old one is not; other logins end and say why, this one stays', async () => {
  const me = await registerPlayer(server());
  const other = (await signIn(me.userName, TEST_PASSWORD)).value?.access_token ?? '';
  expect((await change(me.token)).value).toEqual({ Ended: 1 });
  const denied = await server().callRaw(playerHttp.getPlayerBaseData, null, { token: other });
  expect([denied.status, denied.body]).toMatchObject([401, { Code: 'change_password' }]);
  expect(
    (await server().call(playerHttp.getPlayerBaseData, null, { token: me.token })).status,
  ).toBe(200);
  expect((await signIn(me.userName, TEST_PASSWORD)).code).toBe('WRONG');
  expect((await signIn(me.userName, NEW)).code).toBe('OK');
  expect(await inboxOf(server(), me.playerId)).toContain('Your password was changed');
});

test('a first fund password takes that of the login, the next one the fund password itself', async () => {
  const me = await registerPlayer(server());
  const other = (await signIn(me.userName, TEST_PASSWORD)).value?.access_token ?? '';
  // The first one signs nobody out.
  expect(await setFund(me.token)).toMatchObject({ code: 'OK', value: { Ended: 0 } });
  const seen = await server().call(playerHttp.getPlayerBaseData, null, { token: other });
  expect(seen.status).toBe(200);
  expect(await inboxOf(server(), me.playerId)).toContain('Your fund password is set');
  const next = { Kind: 'fund', NewPassword: NEW } as const;
  expect((await change(me.token, next)).code).toBe('OLD_WRONG');
  const changed = await change(me.token, { ...next, OldPassword: FUND });
  expect(changed).toMatchObject({ code: 'OK', value: { Ended: 1 } });
  // It opens no login.
  expect((await signIn(me.userName, NEW)).code).toBe('WRONG');
});

describe('refuses', () => {
  test.each<[string, Form]>([
    ['OLD_WRONG', { OldPassword: 'not-the-right-one' }],
    ['TOO_SIMPLE', { NewPassword: 'abcd1234' }],
    ['TOO_SIMPLE', { NewPassword: '' }],
    ['SAME_AS_OLD', { NewPassword: TEST_PASSWORD }],
    ['RULE', { NewPassword: 'q7v-x' }],
    ['RULE', { NewPassword: 'q7v-x'.repeat(13) }],
    ['RULE', { NewPassword: `river\u202Estone-41` }],
    ['SAME_AS_OTHER', { NewPassword: FUND }],
    ['CONFIRM_DIFFERS', { ConfirmPassword: 'river-stone-42' }],
  ])('with %s what is %o', async (code, form) => {
    const me = await registerPlayer(server());
    await setFund(me.token);
    expect((await change(me.token, form)).code).toBe(code);
    // The control: nothing was changed, and without the fault it goes through.
    expect((await change(me.token)).code).toBe('OK');
  });

  test('the name of the account in it, as too simple', async () => {
    const me = await registerPlayer(server());
    expect((await change(me.token, { NewPassword: `x9${me.userName}` })).code).toBe('TOO_SIMPLE');
  });

  test('the password that was handed out, by its own code', async () => {
    const me = await registerPlayer(server());
    await sql`UPDATE player SET is_initial_password = true WHERE player_id = ${me.playerId}`.execute(
      server().owner,
    );
    expect((await change(me.token, { NewPassword: TEST_PASSWORD })).code).toBe('SAME_AS_DEFAULT');
    expect((await change(me.token)).code).toBe('OK');
    expect((await change(me.token, { OldPassword: NEW, NewPassword: NEW })).code).toBe(
      'SAME_AS_OLD',
    );
  });

  test('one of the three before, and the fund password as that of the login', async () => {
    const me = await registerPlayer(server());
    const three = [NEW, 'quiet-harbour-12', 'copper-window-77'];
    let old = TEST_PASSWORD;
    for (const next of three) {
      expect((await change(me.token, { OldPassword: old, NewPassword: next })).code).toBe('OK');
      old = next;
    }
    const again = (NewPassword: string) => change(me.token, { OldPassword: old, NewPassword });
    expect((await again(TEST_PASSWORD)).code).toBe('SAME_AS_OLD');
    expect((await again('silver-meadow-63')).code).toBe('OK');
    old = 'silver-meadow-63';
    // Four ago: it may be taken again.
    expect((await again(TEST_PASSWORD)).code).toBe('OK');
    const fund = { Kind: 'fund', NewPassword: TEST_PASSWORD } as const;
    expect((await change(me.token, fund)).code).toBe('SAME_AS_OTHER');
  });

  test('no code or a wrong one, where the flag asks for it', async () => {
    const me = await registerPlayer(server());
    await asOwner(me.playerId, 'GA_CHANGE_PASSWORD');
    expect((await change(me.token)).code).toBe('GOOGLE_FAILED');
    expect((await change(me.token, { Code: '000000' })).code).toBe('GOOGLE_FAILED');
    expect((await change(me.token, { Code: CODE })).code).toBe('OK');
  });

  test('the fifth wrong old password, for 30 minutes, and signing in goes on', async () => {
    const me = await registerPlayer(server());
    const wrong = () => change(me.token, { OldPassword: 'not-the-right-one' });
    for (let i = 0; i < 4; i += 1) expect((await wrong()).code).toBe('OLD_WRONG');
    expect(await wrong()).toMatchObject({ code: 'LOCKED' });
    expect((await change(me.token)).code).toBe('LOCKED');
    expect((await signIn(me.userName, TEST_PASSWORD)).code).toBe('OK');
    await server().clock.advance(29 * 60_000);
    const login = (await signIn(me.userName, TEST_PASSWORD)).value?.access_token ?? '';
    expect((await change(login)).code).toBe('LOCKED');
    await server().clock.advance(61_000);
    expect((await change(login)).code).toBe('OK');
  });
});

/** Changes a password, and does something as soon as the passwords were read, before they are looked at. */
async function changeWhile(me: TestPlayer, meanwhile: () => Promise<unknown>): Promise<string> {
  const { ports, settings, access } = server().platform;
  let isFirst = true;
  const db: Db = server().db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (isFirst && result.rows.some((row) => 'fund_since' in row)) {
        isFirst = false;
        await meanwhile();
      }
      return result;
    },
  });
  const principal = await access.identify(me.token, { ip: '127.0.0.1', passive: true });
  const form = { kind: 'login', old: TEST_PASSWORD, next: NEW, again: NEW } as const;
  const done = await changePassword(
    { db, ports, dataFolder: settings.dataFolder, isPasskeyShown: async () => false },
    principal,
    form,
  );
  return done.ok ? 'OK' : done.error.code;
}

test('what another change did meanwhile is seen: the old password is wrong, the other one is taken', async () => {
  const me = await registerPlayer(server());
  // The control: nothing happens meanwhile.
  expect(await changeWhile(await registerPlayer(server()), async () => {})).toBe('OK');
  const others = () => change(me.token, { NewPassword: 'quiet-harbour-12' });
  expect(await changeWhile(me, others)).toBe('OLD_WRONG');
  expect((await signIn(me.userName, 'quiet-harbour-12')).code).toBe('OK');
  const two = await registerPlayer(server());
  const money = () => change(two.token, { Kind: 'fund', NewPassword: NEW });
  expect(await changeWhile(two, money)).toBe('SAME_AS_OTHER');
});

test('without what holds both passwords two changes at once both go through: the control', async () => {
  const me = await registerPlayer(server());
  const { settings } = server().platform;
  const hash = await hashPlayerPassword(settings.dataFolder, NEW);
  if (!hash.ok) throw new Error(hash.error);
  const both = await Promise.all(
    (['login', 'fund'] as const).map((kind) =>
      server()
        .db.transaction()
        .execute((tx) => setPassword(tx as never, me.playerId, kind, { hash: hash.value })),
    ),
  );
  expect(both).toEqual([true, true]);
});

test('the fund password is not found by trying it as that of the login', async () => {
  const me = await registerPlayer(server());
  await setFund(me.token);
  const guess = (i: number) =>
    change(me.token, { NewPassword: `quiet-harbour-${i}`, ConfirmPassword: '' });
  const codes = await Promise.all(Array.from({ length: 24 }, (_, i) => guess(i)));
  expect(codes.filter(({ code }) => code === 'CONFIRM_DIFFERS').length).toBeLessThan(10);
  expect((await change(me.token, { NewPassword: FUND })).code).toBe('LOCKED');
  await server().clock.advance(31 * 60_000);
  const login = (await signIn(me.userName, TEST_PASSWORD)).value?.access_token ?? '';
  expect((await change(login)).code).toBe('OK');
});
