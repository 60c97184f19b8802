import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterEach, expect, test } from 'vitest';
import { flagBit } from '@fairlot/rules/check/access';
import { profileHttp } from '@fairlot/wire/account/profile';
import { deviceHttp } from '@fairlot/wire/account/device';
import { authenticatorHttp } from '@fairlot/wire/account/authenticator';
import { qrLoginHttp } from '@fairlot/wire/account/qr-login';
import { loginHttp } from '@fairlot/wire/auth/login';
import { transaction, type Tx } from '#platform/db';
import { withTestServer } from '#testing';
import { passwordAnd, withoutContact } from '#testing/stand-ins';
import { profile } from '../profile/index.ts';
import { device } from '../device/index.ts';
import { authenticator } from '../authenticator/index.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { endSessions } from '../../auth/login/sessions/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, TEST_PASSWORD, type TestPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { answer } from './answer.ts';
import { endTickets, holdTicket } from './store.ts';
import { qrLogin } from './index.ts';
import { openAskingPage } from './testing/page.ts';
import { hashTicket, makeTicket } from './ticket.ts';

const server = withTestServer({
  features: [
    settings,
    credentials,
    login,
    device,
    authenticator,
    qrLogin,
    profile,
    withoutContact,
    ...passwordAnd('device', 'authenticator', 'profile'),
  ],
  games: [],
  settings: { trustedProxies: 1 },
});

const open: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((page) => page.stop()));
  await sql`DELETE FROM address_attempt`.execute(server().owner);
});
async function openPage() {
  const page = await openAskingPage(server().url);
  open.push(page);
  return page;
}
const ELSEWHERE = { 'x-forwarded-for': '198.51.100.4' };

const scanBy = ({ token }: { token: string }, Ticket: string, headers = {}) =>
  server().call(qrLoginHttp.scanQrCode, { Ticket }, { token, headers });
const answerBy = (
  { token }: { token: string },
  Ticket: string,
  given: { IsYes?: boolean; Number?: string; Code?: string } = {},
) => server().call(qrLoginHttp.answerQrCode, { Ticket, IsYes: true, ...given }, { token });
const living = async ({ token }: { token: string }) =>
  (await server().call(deviceHttp.getLogins, null, { token })).value.Logins.length;

/** A page whose code was scanned, with the answer of the phone still due. */
async function scanned(player: TestPlayer) {
  const page = await openPage();
  const ticket = await page.ticket();
  expect((await scanBy(player, ticket)).code).toBe('OK');
  return { page, ticket, Number: page.number() };
}

test('a phone lets a page in, which gets the login and nobody else anything of it', async () => {
  const player = await registerPlayer(server());
  const page = await openPage();
  const ticket = await page.ticket();
  const asked = await scanBy(player, ticket);
  expect(asked.value).toMatchObject({ IP: '127.0.0.1', IsSameNetwork: true });
  expect(asked.value.EndTimeStamp - asked.value.AskedTimeStamp).toBe(120_000);
  expect(page.heard).toEqual([{ State: 'scanned', Number: expect.any(String), Grant: null }]);
  const answered = await answerBy(player, ticket, { Number: page.number() });
  expect(answered.value).toEqual({ IsIn: true });
  const [, last] = page.heard;
  const token = last?.Grant?.access_token ?? '';
  expect(last?.State).toBe('confirmed');
  const { value } = await server().call(deviceHttp.getLoginLog, null, { token });
  expect(value.Logins).toMatchObject([
    { LoginType: 'QR', IsThis: true },
    { LoginType: 'PASSWORD', IsThis: false },
  ]);
  // Neither the ticket nor the token is in any table as it stands.
  const tables = await Promise.all(
    ['event', 'scan_ticket', 'session_token', 'session'].map((table) =>
      sql<{ row: string }>`SELECT t::text AS row FROM ${sql.table(table)} t`.execute(
        server().owner,
      ),
    ),
  );
  const text = tables.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
  expect(text).not.toContain(token);
  expect(text).not.toContain(ticket);
  // Who came in by a code lets nobody in by one.
  const next = await openPage();
  expect((await scanBy({ token }, await next.ticket())).code).toBe('QR_CHAIN');
  expect((await answerBy(player, ticket, { Number: page.number() })).code).toBe('QR_EXPIRED');
});

test('a no keeps it out, and so does a number that does not stand on its screen', async () => {
  const player = await registerPlayer(server());
  const no = await scanned(player);
  expect((await answerBy(player, no.ticket, { IsYes: false })).value).toEqual({ IsIn: false });
  expect(no.page.heard.at(-1)).toEqual({ State: 'refused', Number: null, Grant: null });
  const other = await scanned(player);
  const wrong = other.Number === '10' ? '11' : '10';
  expect((await answerBy(player, other.ticket, { Number: wrong })).code).toBe('QR_NUMBER_WRONG');
  expect(other.page.heard.at(-1)?.State).toBe('refused');
  for (const { ticket, Number } of [no, other]) {
    expect((await answerBy(player, ticket, { Number })).code).toBe('QR_EXPIRED');
  }
  expect(await living(player)).toBe(1);
});

test('a page elsewhere is said to be elsewhere', async () => {
  const player = await registerPlayer(server());
  const page = await openPage();
  const { value } = await scanBy(player, await page.ticket(), ELSEWHERE);
  expect(value.IsSameNetwork).toBe(false);
});

test('what one login has scanned is no other’s, not even of the same account', async () => {
  const [player, stranger] = [await registerPlayer(server()), await registerPlayer(server())];
  const { value } = await server().call(loginHttp.login, {
    UserName: player.userName,
    Password: TEST_PASSWORD,
  });
  const { page, ticket, Number } = await scanned(player);
  for (const token of [stranger.token, value.access_token]) {
    expect((await scanBy({ token }, ticket)).code).toBe('QR_EXPIRED');
    expect((await answerBy({ token }, ticket, { Number })).code).toBe('QR_EXPIRED');
  }
  // His own page may ask again, by a reload: the number stays.
  expect((await scanBy(player, ticket)).code).toBe('OK');
  expect(page.number()).toBe(Number);
  expect((await answerBy(player, ticket, { Number })).value).toEqual({ IsIn: true });
});

test('a code that was replaced can still be scanned for a while, the one before it cannot', async () => {
  const player = await registerPlayer(server());
  const page = await openPage();
  const first = await page.ticket();
  await server().clock.advance(20_000);
  const second = await page.ticket();
  await server().clock.advance(19_000);
  const third = await page.ticket();
  expect((await scanBy(player, first)).code).toBe('QR_EXPIRED');
  expect((await scanBy(player, second)).code).toBe('OK');
  // While one waits for its answer the page gets no other, and no other of it can be scanned.
  expect(await page.ask()).toBeNull();
  expect((await scanBy(await registerPlayer(server()), third)).code).toBe('QR_EXPIRED');
  await server().clock.advance(101_000);
  const late = await answerBy(player, second, { Number: page.number() });
  expect(late.code).toBe('QR_EXPIRED');
});

test('a code is over after 40 seconds, and once its page begins anew', async () => {
  const player = await registerPlayer(server());
  const page = await openPage();
  const old = await page.ticket();
  await server().clock.advance(40_000);
  expect((await scanBy(player, old)).code).toBe('QR_EXPIRED');
  const { page: other, ticket, Number } = await scanned(player);
  await other.ticket(true);
  expect((await answerBy(player, ticket, { Number })).code).toBe('QR_EXPIRED');
});

test('where the page is gone nobody is let in, before the answer and after it', async () => {
  const player = await registerPlayer(server());
  const page = await openPage();
  const ticket = await page.ticket();
  await page.stop();
  expect((await scanBy(player, ticket)).code).toBe('QR_GONE');
  const gone = await scanned(player);
  await gone.page.stop();
  expect((await answerBy(player, gone.ticket, { Number: gone.Number })).code).toBe('QR_GONE');
  const mute = await scanned(player);
  mute.page.refuseAll();
  expect((await answerBy(player, mute.ticket, { Number: mute.Number })).code).toBe('QR_GONE');
  const lost = mute.page.heard.at(-1)?.Grant?.access_token ?? '';
  const denied = await server().callRaw(deviceHttp.getLogins, null, { token: lost });
  expect([denied.status, await living(player)]).toEqual([401, 1]);
});

test('who has an authenticator shows a code of it, and the ticket waits for that', async () => {
  const player = await registerPlayer(server());
  const { token } = player;
  const offered = await server().call(
    authenticatorHttp.offerAuthenticator,
    { Password: TEST_PASSWORD },
    { token },
  );
  const totp = new TOTP({ secret: Secret.fromBase32(offered.value.Key) });
  const codeNow = async () => totp.generate({ timestamp: await server().clock.now() });
  await server().call(authenticatorHttp.confirmAuthenticator, { Code: await codeNow() }, { token });
  await server().clock.advance(30_000);
  const { page, ticket, Number } = await scanned(player);
  expect((await answerBy(player, ticket, { Number })).code).toBe('GOOGLE_REQUIRED');
  const wrong = await answerBy(player, ticket, { Number, Code: '000000' });
  expect(wrong.code).toBe('GOOGLE_FAILED');
  expect(page.heard.at(-1)?.State).toBe('scanned');
  const right = await answerBy(player, ticket, { Number, Code: await codeNow() });
  expect(right.value).toEqual({ IsIn: true });
});

test('networks that an account is bound to hold for the page, and a disabled account lets nobody in', async () => {
  const player = await registerPlayer(server());
  const { playerId, token } = player;
  const bound = await server().call(
    profileHttp.setNetworks,
    { Password: TEST_PASSWORD, Networks: ['198.51.100.0/24'] },
    { token, headers: ELSEWHERE },
  );
  expect(bound.code).toBe('OK');
  const { ticket, Number } = await scanned(player);
  expect((await answerBy(player, ticket, { Number })).code).toBe('IP_NOT_BOUND');
  const { access } = server().platform;
  const principal = await access.identify(token, { ip: '127.0.0.1', passive: true });
  await sql`UPDATE player SET flags = flags | ${flagBit('DISABLE_ACCOUNT')} WHERE player_id = ${playerId}`.execute(
    server().owner,
  );
  // His calls are denied by now; one that was on its way comes to nothing as well.
  const given = { ticket, isYes: true, number: Number };
  const said = await answer(server().platform, { isSingleSession: false }, principal, given);
  expect(said).toMatchObject({ ok: false, error: { code: 'DISABLED' } });
});

test('an answer of a login that was ended while it was on its way lets nobody in', async () => {
  const player = await registerPlayer(server());
  const { ticket, Number } = await scanned(player);
  const { access, db } = server().platform;
  const asked = { ip: '127.0.0.1', passive: true } as const;
  const principal = await access.identify(player.token, asked);
  await endSessions(db, player.playerId, 'change_password');
  const given = { ticket, isYes: true, number: Number };
  const said = await answer(server().platform, { isSingleSession: false }, principal, given);
  expect(said).toMatchObject({ ok: false, error: { code: 'QR_EXPIRED' } });
});

/** Ten at once with one ticket, by a way to find it; how many would be let in. */
async function tenAtOnce(find: (tx: Tx) => Promise<{ connection_id: string } | undefined>) {
  const { db } = server().platform;
  const all = await Promise.all(
    Array.from({ length: 10 }, () =>
      transaction(db, async (tx) => {
        const row = await find(tx);
        if (!row) return false;
        await sql`SELECT pg_sleep(0.2)`.execute(tx);
        await endTickets(tx, row.connection_id);
        return true;
      }),
    ),
  );
  return all.filter(Boolean).length;
}

test('of ten answers at once one lets in; without what holds the ticket all do: the control', async () => {
  const player = await registerPlayer(server());
  const { ticket, Number, page } = await scanned(player);
  const all = await Promise.all(
    Array.from({ length: 10 }, () => answerBy(player, ticket, { Number })),
  );
  expect(all.map(({ code }) => code).toSorted()).toEqual([
    'OK',
    ...Array.from({ length: 9 }, () => 'QR_EXPIRED'),
  ]);
  expect(page.heard.filter(({ State }) => State === 'confirmed')).toHaveLength(1);
  expect(await living(player)).toBe(2);
  const held = await scanned(player);
  const hash = hashTicket(held.ticket);
  const principal = await server().platform.access.identify(player.token, {
    ip: '127.0.0.1',
    passive: true,
  });
  const unheld = async (tx: Tx) =>
    (
      await sql<{ connection_id: string }>`
        SELECT connection_id FROM scan_ticket WHERE hash = ${hash} AND NOT is_ended`.execute(tx)
    ).rows[0];
  expect(await tenAtOnce(unheld)).toBe(10);
  const again = await scanned(player);
  const againHash = hashTicket(again.ticket);
  expect(await tenAtOnce((tx) => holdTicket(tx, againHash, principal))).toBe(1);
});

test('of ten accounts that scan one page at once, by two codes of it, one has it', async () => {
  const players = await Promise.all(Array.from({ length: 10 }, () => registerPlayer(server())));
  const page = await openPage();
  const tickets = [await page.ticket(), await page.ticket()];
  const all = await Promise.all(players.map((player, at) => scanBy(player, tickets[at % 2] ?? '')));
  expect(all.filter(({ code }) => code === 'OK')).toHaveLength(1);
});

test('an address gets so many tickets a minute, and a page has two open at most', async () => {
  const asker = { connectionId: 'c1', ip: '203.0.113.9', userAgent: 'x'.repeat(2_000) };
  const { db } = server().platform;
  let made = 0;
  for (let i = 0; i < 121; i += 1) {
    if ((await makeTicket(db, asker, false)).Ticket !== null) made += 1;
  }
  expect(made).toBe(120);
  const { rows } = await sql<{ open: number; longest: number }>`
    SELECT count(*) FILTER (WHERE NOT is_ended)::int AS open, max(length(user_agent)) AS longest
    FROM scan_ticket WHERE connection_id = 'c1'`.execute(server().owner);
  expect(rows).toEqual([{ open: 2, longest: 300 }]);
  await server().clock.advance(3_601_000);
  await server().runJobs('scan.old');
  const left = await sql<{ n: number }>`SELECT count(*)::int AS n FROM scan_ticket`.execute(
    server().owner,
  );
  expect(left.rows).toEqual([{ n: 0 }]);
});
