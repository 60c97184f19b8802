import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { contactHttp } from '@fairlot/wire/account/contact';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { delivery } from '../../messaging/delivery/index.ts';
import { newestCode, collectMail } from '../../messaging/delivery/testing/collect-mail.ts';
import { login } from '../../auth/login/index.ts';
import { endedMeanwhile, loginOf } from '../../auth/login/testing/ended-meanwhile.ts';
import { registerPlayer, TEST_PASSWORD, type TestPlayer } from '../../auth/login/testing.ts';
import { settings as settingsFeature } from '../../site/settings/index.ts';
import { readAddress } from './address.ts';
import { bind } from './bind.ts';
import { tryCode } from './code.ts';
import { contact } from './index.ts';
import { listContactRows } from './security-rows.ts';
import { takeContacts } from './take-away.ts';
import { inboxOf } from '../../messaging/inbox/testing/inbox.ts';

const mailbox = await collectMail();
afterAll(() => mailbox.stop());
const settings = { localMailbox: mailbox.url, trustedProxies: 1 };
const features = [settingsFeature, delivery, login, contact, ...PASSWORD_ONLY];
const server = withTestServer({ features, games: [], settings });

type Kind = 'email' | 'phone';
const send = (player: TestPlayer, Kind: Kind, Address: string, Password = TEST_PASSWORD) =>
  server().call(contactHttp.sendContactCode, { Kind, Address, Password }, player);
const bindBy = (player: TestPlayer, Kind: Kind, Address: string, Code: string) =>
  server().call(contactHttp.bindContact, { Kind, Address, Code }, player);
const contactsOf = async (player: TestPlayer) =>
  (await server().call(contactHttp.getContacts, null, player)).value.Contacts;
const cameTo = (to: string) => mailbox.mails.filter((mail) => mail.includes(to));

/** Sends a code, reads it where it came, and answers with it. */
async function codeFor(player: TestPlayer, kind: Kind, address: string): Promise<string> {
  await server().clock.advance(61_000);
  expect((await send(player, kind, address)).code).toBe('OK');
  await server().runJobs('courier.send');
  return newestCode(mailbox.mails);
}
const other = (code: string) => (code === '000000' ? '000001' : '000000');

test('an email is bound by the code that came to it, and shown masked', async () => {
  const player = await registerPlayer(server());
  const code = await codeFor(player, 'email', 'qing@bind.example');
  expect(await bindBy(player, 'email', ' Qing@BIND.example ', code)).toMatchObject({
    value: { Masked: 'Q***@bind.example' },
  });
  expect(await contactsOf(player)).toMatchObject([{ Kind: 'email', Masked: 'Q***@bind.example' }]);
  const shown = await listContactRows(server().platform.settings.dataFolder ?? '')(
    server().db,
    player.playerId,
  );
  expect(shown).toMatchObject([
    { key: 'email', isDone: true, points: 10, most: 10, shown: 'Q***@bind.example' },
    { key: 'phone', isDone: false, points: 0, most: 10, at: null },
  ]);
  // It is used up.
  expect((await bindBy(player, 'email', 'qing@bind.example', code)).code).toBe('CODE_EXPIRED');
  const { rows } = await sql<{ all: string }>`
    SELECT string_agg(encode(sealed, 'escape'), ' ') AS all FROM player_contact`.execute(
    server().owner,
  );
  expect(rows[0]?.all).not.toContain('bind.example');
});

test('a change is told to the address before, and so is the end; other tabs hear of both', async () => {
  const player = await registerPlayer(server());
  const first = '+8613800000001';
  await bindBy(player, 'phone', first, await codeFor(player, 'phone', '138 0000 0001'));
  await bindBy(player, 'phone', '+8613800000002', await codeFor(player, 'phone', '+8613800000002'));
  await server().runJobs('courier.send');
  expect(cameTo(first).at(-1)).toContain('+86138****0002');
  const gone = { Kind: 'phone', Password: TEST_PASSWORD } as const;
  expect((await server().call(contactHttp.removeContact, gone, player)).code).toBe('OK');
  expect((await server().call(contactHttp.removeContact, gone, player)).code).toBe('NOT_BOUND');
  await server().runJobs('courier.send');
  expect(cameTo('+8613800000002').at(-1)).toContain('手机号已解绑');
  expect(await contactsOf(player)).toEqual([]);
  const { rows } = await sql<{ payload: object }>`
    SELECT payload FROM event WHERE topic = ${`player:${player.playerId}`}
      AND name = 'ContactChanged' ORDER BY seq`.execute(server().owner);
  expect(rows.map(({ payload }) => payload)).toEqual([
    { Kind: 'phone', Masked: '+86138****0001' },
    { Kind: 'phone', Masked: '+86138****0002' },
    { Kind: 'phone', Masked: null },
  ]);
  expect(await inboxOf(server(), player.playerId)).toEqual([
    'Your phone was bound',
    'Your phone was bound',
    'Your phone was removed',
  ]);
});

test('five wrong codes end it, however many come at once', async () => {
  const player = await registerPlayer(server());
  const code = await codeFor(player, 'email', 'five@bind.example');
  const tries = Array.from({ length: 20 }, () =>
    bindBy(player, 'email', 'five@bind.example', other(code)),
  );
  const codes = (await Promise.all(tries)).map((reply) => reply.code);
  expect(codes.filter((each) => each === 'CODE_WRONG')).toHaveLength(4);
  expect(codes.filter((each) => each === 'CODE_EXPIRED')).toHaveLength(16);
  expect((await bindBy(player, 'email', 'five@bind.example', code)).code).toBe('CODE_EXPIRED');
});

test('a code is for its address, its player and ten minutes; another comes after 60 seconds', async () => {
  const [player, eve] = [await registerPlayer(server()), await registerPlayer(server())];
  const code = await codeFor(player, 'email', 'mine@bind.example');
  expect((await send(player, 'email', 'mine@bind.example')).code).toBe('TOO_OFTEN');
  expect((await bindBy(eve, 'email', 'mine@bind.example', code)).code).toBe('CODE_EXPIRED');
  expect((await bindBy(player, 'email', 'else@bind.example', code)).code).toBe('CODE_EXPIRED');
  await server().clock.advance(10 * 60_000);
  expect((await bindBy(player, 'email', 'mine@bind.example', code)).code).toBe('CODE_EXPIRED');
});

test('an address is of one player; only who has read its code is told that it is taken', async () => {
  const players = [await registerPlayer(server()), await registerPlayer(server())] as const;
  const [one, two] = players;
  const codes = [
    await codeFor(one, 'email', 'shared@bind.example'),
    await codeFor(two, 'email', 'Shared@bind.example'),
  ];
  const all = await Promise.all(
    players.map((player, i) => bindBy(player, 'email', 'shared@bind.example', codes[i] ?? '')),
  );
  expect(all.map((reply) => reply.code).toSorted()).toEqual(['CONTACT_EXISTS', 'OK']);
  const rows = [...(await contactsOf(one)), ...(await contactsOf(two))];
  expect(rows).toHaveLength(1);
});

test('of two who use one code at once one binds; the control: looked at alone, it serves both', async () => {
  const player = await registerPlayer(server());
  const stage = { db: server().platform.db, dataFolder: '' };
  const code = await codeFor(player, 'email', 'race@bind.example');
  const login = await loginOf(server(), player);
  const to = { ...login, kind: 'email', address: 'race@bind.example' } as const;
  const address = readAddress('email', to.address);
  const looked = await Promise.all(
    [1, 2].map(async () => address.ok && tryCode(stage, to, address.value, code)),
  );
  expect(looked).toMatchObject([{ ok: true }, { ok: true }]);
  const both = await Promise.all([bind(stage, to, code), bind(stage, to, code)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a login that was ended while it was on its way binds nothing; the control: one that is open does', async () => {
  const player = await registerPlayer(server());
  const stage = { db: server().platform.db, dataFolder: server().platform.settings.dataFolder };
  for (const isEnded of [false, true]) {
    const address = `ended-${isEnded}@bind.example`;
    const code = await codeFor(player, 'email', address);
    const login = await loginOf(server(), player);
    const done = await endedMeanwhile(server(), player, isEnded, () =>
      bind(stage, { ...login, kind: 'email', address }, code),
    );
    expect(done.ok ? 'OK' : done.error.code).toBe(isEnded ? 'CODE_EXPIRED' : 'OK');
  }
  const { rows } = await sql`
    SELECT FROM player_contact WHERE player_id = ${player.playerId}`.execute(server().owner);
  expect(rows).toHaveLength(1);
  expect(await inboxOf(server(), player.playerId)).toEqual(['Your email was bound']);
});

test('contacts of the last hours are taken away, each is told, and those before stay', async () => {
  const player = await registerPlayer(server());
  const { db, settings } = server().platform;
  const take = (hours?: number) =>
    transaction(db, (tx) => takeContacts(tx, settings.dataFolder, player.playerId, hours));
  const phone = '+8613800000005';
  await bindBy(player, 'phone', phone, await codeFor(player, 'phone', phone));
  await server().clock.advance(3_600_000);
  const email = 'fresh@bind.example';
  await bindBy(player, 'email', email, await codeFor(player, 'email', email));
  expect(await take(1)).toMatchObject([{ kind: 'email', masked: 'f***@bind.example' }]);
  expect(await contactsOf(player)).toMatchObject([{ Kind: 'phone' }]);
  await server().runJobs('courier.send');
  expect(cameTo(email).at(-1)).toContain('邮箱已解绑');
  expect(await take()).toMatchObject([{ kind: 'phone' }]);
  expect(await take()).toEqual([]);
});

test('the password of the login is asked for, and not for ever', async () => {
  const player = await registerPlayer(server());
  const codes: string[] = [];
  for (let i = 0; i < 6; i += 1)
    codes.push((await send(player, 'email', 'own@bind.example', 'not-his-password-7')).code);
  expect(codes).toEqual([...Array<string>(4).fill('PASSWORD_WRONG'), 'LOCKED', 'LOCKED']);
  expect((await send(player, 'email', 'own@bind.example')).code).toBe('LOCKED');
  await server().clock.advance(31 * 60_000);
});

test.each([
  ['email', 'nobody', 'EMAIL_FORMAT'],
  ['email', `${'a'.repeat(50)}@bind.example`, 'EMAIL_TOO_LONG'],
  ['email', 'a@-.-', 'EMAIL_FORMAT'],
  ['phone', '12', 'PHONE_FORMAT'],
] as const)('as %s %s is refused with %s', async (kind, address, code) => {
  const player = await registerPlayer(server());
  expect((await send(player, kind, address)).code).toBe(code);
  expect((await bindBy(player, kind, address, '123456')).code).toBe(code);
});

test('an address has ten messages a day', async () => {
  const player = await registerPlayer(server());
  const codes: string[] = [];
  for (let i = 0; i < 11; i += 1) {
    await server().clock.advance(61_000);
    codes.push((await send(player, 'email', 'day@bind.example')).code);
  }
  expect(codes).toEqual([...Array<string>(10).fill('OK'), 'TOO_MANY']);
});

test('who asks for one code too many keeps the one that he has', async () => {
  const player = await registerPlayer(server());
  let code = '';
  for (let i = 0; i < 10; i += 1) code = await codeFor(player, 'email', 'keeps@bind.example');
  await server().clock.advance(61_000);
  expect((await send(player, 'email', 'keeps@bind.example')).code).toBe('TOO_MANY');
  expect((await bindBy(player, 'email', 'keeps@bind.example', code)).code).toBe('OK');
});
