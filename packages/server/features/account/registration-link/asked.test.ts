import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registrationLinkHttp } from '@fairlot/wire/account/registration-link';
import { loginHttp } from '@fairlot/wire/auth/login';
import type { Input } from '@fairlot/wire/core';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { contact, readContacts } from '../contact/index.ts';
import { openContact } from '../contact/sealed-contact.ts';
import { delivery } from '../../messaging/delivery/index.ts';
import { collectMail, newestCode } from '../../messaging/delivery/testing/collect-mail.ts';
import { operator } from '../../staff/operator/index.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { registrationLink } from './index.ts';
import { newest, registerBy, setSite } from './testing/links.ts';

const mailbox = await collectMail();
afterAll(() => mailbox.stop());
const server = withTestServer({
  features: [
    settings,
    delivery,
    credentials,
    login,
    operator,
    contact,
    registrationLink,
    ...passwordAnd('registrationLink'),
  ],
  games: [],
  settings: { localMailbox: mailbox.url, trustedProxies: 1 },
});

const PHONE = '+8613900000001';
let asked = 0;
/** Each from a network of its own, unless it is to be counted. */
const send = (Kind: 'email' | 'phone', Address: string, ip = `172.16.${(asked += 1)}.1`) =>
  server().call(
    registrationLinkHttp.sendRegisterCode,
    { Kind, Address },
    { headers: { 'x-forwarded-for': ip } },
  );

async function codeFor(kind: 'email' | 'phone', address: string): Promise<string> {
  await server().clock.advance(61_000);
  expect((await send(kind, address)).value).toEqual({ GoodFor: 600, ResendAfter: 60 });
  await server().runJobs('courier.send');
  return newestCode(mailbox.mails);
}

type Form = Partial<Input<typeof loginHttp.register>>;
const register = async (form: Form) => (await registerBy(server(), '', form)).code;
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const FIELDS = { NickName: '清风', QQ: '12345', WeChat: 'qing_feng', RealName: '李清风' };

/** Everything is asked for but phone and email, which tests ask for by themselves. */
const NOTHING = {
  registerNickName: 'optional',
  registerPhone: 'off',
  registerEmail: 'off',
  registerQq: 'off',
  registerWeChat: 'off',
  registerRealName: 'off',
};
/** What the site asks for from now on; whoever has asked a moment ago keeps it for a second more. */
const ask = (fields: Partial<typeof NOTHING>): Promise<void> =>
  setSite(server(), { ...NOTHING, ...fields });

async function kept() {
  const { rows } = await sql<{ player_id: bigint }>`
    SELECT max(player_id) AS player_id FROM player`.execute(server().owner);
  const userId = rows[0]?.player_id ?? 0n;
  const plain = await sql<{ kind: number; sealed: Buffer }>`
    SELECT kind, sealed FROM player_contact WHERE player_id = ${userId} AND kind >= 3
    ORDER BY kind`.execute(server().owner);
  const texts = await Promise.all(
    plain.rows.map(({ kind, sealed }) => openContact('', userId, kind, sealed)),
  );
  const contacts = await readContacts(server().platform.db, '', userId);
  return { texts, contacts: contacts.map(({ kind, address }) => [kind, address]) };
}

beforeAll(() => registerPlayer(server()));

test('a site that asks for nothing keeps nothing of what is sent all the same', async () => {
  await ask({});
  expect(await register({ ...FIELDS, Phone: PHONE, Email: 'a@off.example' })).toBe('OK');
  expect(await kept()).toEqual({ texts: [], contacts: [] });
  expect(await send('email', 'a@off.example')).toMatchObject({ code: 'NOT_ASKED' });
  expect(await send('phone', PHONE)).toMatchObject({ code: 'NOT_ASKED' });
});

test('each field is refused with its own code where it is asked for, and kept sealed', async () => {
  await ask({
    registerNickName: 'required',
    registerQq: 'required',
    registerWeChat: 'required',
    registerRealName: 'required',
  });
  await expect.poll(() => register({ ...FIELDS, QQ: '' })).toBe('QQ_FORMAT');
  expect(await register({ ...FIELDS, NickName: '' })).toBe('NICK_LENGTH');
  for (const QQ of ['1234', '1'.repeat(21), '12345x'])
    expect(await register({ ...FIELDS, QQ })).toBe('QQ_FORMAT');
  for (const WeChat of ['', 'qing', '1qingfeng'])
    expect(await register({ ...FIELDS, WeChat })).toBe('WECHAT_FORMAT');
  for (const [RealName, code] of [
    ['', 'REAL_NAME'],
    ['\u200b', 'REAL_NAME'],
    ['李', 'NAME_LENGTH'],
    ['李4', 'NAME_CHARACTER'],
  ] as const)
    expect(await register({ ...FIELDS, RealName })).toBe(code);
  expect(await register(FIELDS)).toBe('OK');
  expect(await kept()).toEqual({ texts: ['12345', 'qing_feng', '李清风'], contacts: [] });
  // They are of nobody alone.
  expect(await register(FIELDS)).toBe('OK');
});

test('what is optional may be left out, and is held to its rule where it is not', async () => {
  await ask({ registerEmail: 'optional', registerPhone: 'optional', registerQq: 'optional' });
  await expect.poll(() => register({ QQ: '1' })).toBe('QQ_FORMAT');
  expect(await register({})).toBe('OK');
  expect(await register({ Email: 'nobody' })).toBe('EMAIL_FORMAT');
  expect(await register({ Phone: '12' })).toBe('PHONE_FORMAT');
});

test('a nickname that the site does not ask for is not taken', async () => {
  await ask({ registerNickName: 'off' });
  const nameOf = async () => {
    await register({ NickName: '清风' });
    const { rows } = await sql<{ same: boolean }>`
      SELECT nick_name = user_name AS same FROM player ORDER BY player_id DESC LIMIT 1`.execute(
      server().owner,
    );
    return rows[0]?.same;
  };
  await expect.poll(nameOf).toBe(true);
});

test('phone and email are bound by the codes that came to them', async () => {
  await ask({ registerEmail: 'required', registerPhone: 'required' });
  const [sms, mail] = [
    await codeFor('phone', '139 0000 0001'),
    await codeFor('email', 'Li@new.example'),
  ];
  const form = { Phone: PHONE, PhoneCode: sms, Email: 'Li@NEW.example', EmailCode: mail };
  await expect.poll(() => register({ ...form, Phone: '' })).toBe('PHONE_FORMAT');
  expect(await register({ ...form, Email: '' })).toBe('EMAIL_FORMAT');
  expect(await register({ ...form, Email: `${'a'.repeat(50)}@new.example` })).toBe(
    'EMAIL_TOO_LONG',
  );
  expect(await register({ ...form, PhoneCode: other(sms) })).toBe('SMS_WRONG');
  expect(await register({ ...form, EmailCode: other(mail) })).toBe('EMAIL_CODE_WRONG');
  expect(await register({ ...form, PhoneCode: undefined })).toBe('SMS_WRONG');
  // A name that is taken uses no code up.
  const { user_name: UserName } = await newest(server());
  expect(await register({ ...form, UserName })).toBe('LOGIN_ID_EXISTS');
  expect(await register(form)).toBe('OK');
  expect((await kept()).contacts).toEqual([
    ['email', 'Li@new.example'],
    ['phone', PHONE],
  ]);
  expect(await register(form)).toBe('SMS_EXPIRED');
});

test('that an address is taken is said to who has read its code, and to nobody who asks', async () => {
  const [taken, free] = [
    await send('email', 'li@new.example'),
    await send('email', 'no@new.example'),
  ];
  expect(taken).toMatchObject({ status: 200, code: 'OK', value: free.value });
  await ask({ registerEmail: 'required' });
  const EmailCode = await codeFor('email', 'LI@new.example');
  const form = { Email: 'li@new.example', EmailCode };
  await expect.poll(() => register(form)).toBe('EMAIL_EXISTS');
  // Nothing of the account is left, and the code is not used up.
  expect(await register({ ...form, EmailCode: other(EmailCode) })).toBe('EMAIL_CODE_WRONG');
  await ask({ registerPhone: 'required' });
  const PhoneCode = await codeFor('phone', PHONE);
  await expect.poll(() => register({ Phone: PHONE, PhoneCode })).toBe('PHONE_EXISTS');
  expect(await register({ Phone: PHONE, PhoneCode: other(PhoneCode) })).toBe('SMS_WRONG');
});

test('a code is good for ten minutes and five tries, and once', async () => {
  await ask({ registerEmail: 'required' });
  const late = await codeFor('email', 'late@new.example');
  await server().clock.advance(600_000);
  const say = (Email: string, EmailCode: string) => register({ Email, EmailCode });
  await expect.poll(() => say('late@new.example', late)).toBe('EMAIL_CODE_EXPIRED');
  const code = await codeFor('email', 'five@new.example');
  const codes: string[] = [];
  for (let i = 0; i < 5; i += 1) codes.push(await say('five@new.example', other(code)));
  expect(codes).toEqual([...Array<string>(4).fill('EMAIL_CODE_WRONG'), 'EMAIL_CODE_EXPIRED']);
  expect(await say('five@new.example', code)).toBe('EMAIL_CODE_EXPIRED');
  const twice = await codeFor('email', 'twice@new.example');
  const both = await Promise.all([1, 2].map(() => say('twice@new.example', twice)));
  expect(both.filter((each) => each === 'OK')).toHaveLength(1);
});

test('codes are bounded: a minute between two, ten a day to an address, twenty an hour from one', async () => {
  await server().clock.advance(86_400_000);
  const first = await send('email', 'often@new.example');
  const again = await send('email', 'often@new.example');
  expect([first.code, again.code, again.params]).toEqual(['OK', 'SMS_TOO_OFTEN', { s: 60 }]);
  const day: string[] = [];
  for (let i = 0; i < 10; i += 1) {
    await server().clock.advance(61_000);
    day.push((await send('email', 'often@new.example')).code);
  }
  expect(day).toEqual([...Array<string>(9).fill('OK'), 'CODE_TOO_MANY']);
  const hour: string[] = [];
  for (let i = 0; i < 21; i += 1)
    hour.push((await send('email', `h${i}@new.example`, '192.0.2.9')).code);
  expect(hour).toEqual([...Array<string>(20).fill('OK'), 'IP_LIMIT']);
  for (const [kind, address, code] of [
    ['email', 'nobody', 'EMAIL_FORMAT'],
    ['email', `${'a'.repeat(50)}@new.example`, 'EMAIL_TOO_LONG'],
  ] as const)
    expect((await send(kind, address)).code).toBe(code);
});

test('no code is sent while registration is closed', async () => {
  await setSite(server(), { isRegisterOpen: false });
  await expect.poll(async () => (await send('email', 'shut@new.example')).code).toBe('CLOSED');
  await setSite(server(), { isRegisterOpen: true });
  await expect.poll(async () => (await send('email', 'shut@new.example')).code).not.toBe('CLOSED');
});

test('where passwords were guessed from, work is due before a code is sent', async () => {
  const ip = '203.0.113.77';
  const headers = { 'x-forwarded-for': ip };
  for (let i = 0; i < 2; i += 1) {
    const form = { UserName: 'nobody99', Password: 'not-this-one-7' };
    await server().call(loginHttp.login, form, { headers });
  }
  expect((await send('email', 'work@new.example', ip)).code).toBe('CAPTCHA');
  expect((await send('email', 'work@new.example')).code).toBe('OK');
});
