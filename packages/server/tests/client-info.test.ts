import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { playerAdminConsole } from '@fairlot/wire/back-office/player-admin';
import { deviceHttp } from '@fairlot/wire/account/device';
import { registrationLinkHttp } from '@fairlot/wire/account/registration-link';
import { passkeyHttp } from '@fairlot/wire/account/passkey';
import { qrLoginHttp } from '@fairlot/wire/account/qr-login';
import { loginHttp } from '@fairlot/wire/auth/login';
import { readClientInfo } from '#platform/client-info';
import { setSite } from '../features/account/registration-link/testing/links.ts';
import { challengeOf, ORIGIN, registerOwner } from '../features/account/passkey/testing/player.ts';
import { signInOperator } from '../features/staff/operator/testing/sign-in.ts';
import { openAskingPage } from '../features/account/qr-login/testing/page.ts';
import { registerPlayer, TEST_PASSWORD } from '../features/auth/login/testing.ts';
import { withTestServer } from '#testing';

const ID = '6f9619ff-8b86-4d01-b42d-00c04fc964ff';
const headers = { 'X-Mobile': '1', 'X-App-Version': '1.2.3', 'X-Device-Id': ID };
const SAID = { is_mobile: true, app_version: '1.2.3', device_id: ID };

const server = withTestServer({ withJobs: false, settings: { ownAddress: ORIGIN } });
beforeEach(async () => {
  await sql`DELETE FROM address_attempt`.execute(server().owner);
  // Two logins of one moment have nothing that says which came last.
  await server().clock.advance(1_000);
});

/** What stands beside the login that was opened last. */
const written = async () => {
  const { rows } = await sql`
    SELECT is_mobile, app_version, device_id FROM session ORDER BY created_at DESC, id LIMIT 1`.execute(
    server().owner,
  );
  return rows[0];
};

let names = 0;
const newName = () => `sayer${(names += 1).toString().padStart(4, '0')}`;

/** Every way in, by a client that says something; WeChat is in the test of its own. */
const WAYS: Record<string, () => Promise<string>> = {
  password: async () => {
    const { userName: UserName } = await registerPlayer(server());
    await server().clock.advance(1_000);
    const claim = { UserName, Password: TEST_PASSWORD };
    return (await server().call(loginHttp.login, claim, { headers })).code;
  },
  register: async () => {
    const form = { UserName: newName(), Password: TEST_PASSWORD, Agree: true };
    return (await server().call(loginHttp.register, form, { headers })).code;
  },
  demo: async () => {
    await setSite(server(), { isDemoOpen: true });
    return (await server().call(registrationLinkHttp.openDemo, { Agree: true }, { headers })).code;
  },
  passkey: async () => {
    const { device } = await registerOwner(server());
    await server().clock.advance(1_000);
    const signed = device.show(await challengeOf(server()));
    return (await server().call(passkeyHttp.signIn, signed, { headers })).code;
  },
  QR: async () => {
    const { token } = await registerPlayer(server());
    await server().clock.advance(1_000);
    const page = await openAskingPage(server().url);
    const says = { IsMobile: true, AppVersion: '1.2.3', DeviceId: ID };
    const Ticket = await page.ticket({ IsFresh: true, ...says });
    // The phone that answers says something else: the login is of the page.
    const phone = { token, headers: { 'X-App-Version': '9.9' } };
    await server().call(qrLoginHttp.scanQrCode, { Ticket }, phone);
    const form = { Ticket, IsYes: true, Number: page.number() };
    const { code } = await server().call(qrLoginHttp.answerQrCode, form, phone);
    await page.stop();
    return code;
  },
};

describe('what a client says of itself stands beside the login that it opens', () => {
  test.each(Object.entries(WAYS))('by %s', async (_, enter) => {
    expect(await enter()).toBe('OK');
    expect(await written()).toEqual(SAID);
  });
});

describe('what has not the form is as good as nothing, and no error', () => {
  const NOTHING = { is_mobile: false, app_version: null, device_id: null };
  test.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['another word than 1', { 'X-Mobile': 'true' }],
    ['empty ones', { 'X-Mobile': '', 'X-App-Version': '', 'X-Device-Id': '' }],
    ['too long', { 'X-App-Version': '1'.repeat(65), 'X-Device-Id': 'a'.repeat(4_000) }],
    ['marks of another kind', { 'X-App-Version': '<b>1</b>', 'X-Device-Id': "a'; --" }],
    ['more than one word', { 'X-App-Version': '1.2 3', 'X-Device-Id': 'a, b' }],
    ['bytes that are no letters', { 'X-App-Version': 'é', 'X-Device-Id': '\u00ff\u0080' }],
  ])('%s', async (_, said) => {
    const form = { UserName: newName(), Password: TEST_PASSWORD, Agree: true };
    const { code } = await server().call(loginHttp.register, form, { headers: said });
    expect(code).toBe('OK');
    expect(await written()).toEqual(NOTHING);
  });

  test('64 characters are, and a header that comes twice is not', async () => {
    const full = { 'x-app-version': '1'.repeat(64), 'x-device-id': ['a', 'b'] };
    const said = { isMobile: false, appVersion: '1'.repeat(64), deviceId: undefined };
    expect(readClientInfo(full)).toEqual(said);
  });

  test('of a page that shows a code, and one of an older program says nothing', async () => {
    const page = await openAskingPage(server().url);
    const bad = { IsFresh: true, IsMobile: false, AppVersion: '1 2', DeviceId: 'a'.repeat(65) };
    for (const asked of [bad, false] as const) {
      await page.ticket(asked);
      await server().clock.advance(1_000);
      const { rows } = await sql`
        SELECT is_mobile, app_version, device_id FROM scan_ticket ORDER BY made_at DESC LIMIT 1`.execute(
        server().owner,
      );
      expect(rows[0]).toEqual(NOTHING);
    }
    await page.stop();
  });
});

test('a player sees version and layout, an operator the device as well', async () => {
  const form = { UserName: newName(), Password: TEST_PASSWORD, Agree: true };
  const { value } = await server().call(loginHttp.register, form, { headers });
  const token = value.access_token;
  const said = { IsMobile: true, App: '1.2.3' };
  for (const endpoint of [deviceHttp.getLogins, deviceHttp.getLoginLog]) {
    const reply = await server().call(endpoint, null, { token });
    expect(reply.value.Logins).toMatchObject([said]);
    expect(JSON.stringify(reply.body)).not.toContain(ID);
  }
  const operator = await signInOperator(server(), 'service', ['service']);
  const { rows } = await sql<{ player_id: bigint }>`
    SELECT player_id FROM player WHERE user_name = ${form.UserName}`.execute(server().owner);
  const asked = { PlayerId: Number(rows[0]?.player_id) };
  const seen = await server().callConsole(playerAdminConsole.getPlayer, asked, operator);
  const all = { ...said, DeviceId: ID };
  expect(seen.value).toMatchObject({ Living: [all], Logins: [all] });
});

test('another device of the same model is told to the other logins, the same one is not', async () => {
  const { userName: UserName, playerId } = await registerPlayer(server());
  const heard: number[] = [];
  for (const id of [ID, ID, `${ID}-2`]) {
    const claim = { UserName, Password: TEST_PASSWORD };
    await server().call(loginHttp.login, claim, { headers: { ...headers, 'X-Device-Id': id } });
    const { rows } = await sql`
      SELECT FROM event WHERE topic = ${`player:${playerId}`} AND name = 'LoginNotify'`.execute(
      server().owner,
    );
    heard.push(rows.length);
  }
  // The first is new as well: until then the account was used by a browser.
  expect(heard).toEqual([1, 1, 2]);
});
