import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { flagBit } from '@fairlot/rules/check/access';
import { ok } from '@fairlot/rules/core/result';
import { profileHttp } from '@fairlot/wire/account/profile';
import type { Input } from '@fairlot/wire/core';
import { playerHttp } from '@fairlot/wire/account/player';
import { loginHttp } from '@fairlot/wire/auth/login';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { contact, readAddress, writeContact } from '../contact/index.ts';
import { delivery } from '../../messaging/delivery/index.ts';
import { collectMail } from '../../messaging/delivery/testing/collect-mail.ts';
import { authenticator, proveFunds } from '../authenticator/index.ts';
import {
  giveAuthenticator,
  giveFundPassword,
  TEST_FUND_PASSWORD,
} from '../authenticator/testing/proofs.ts';
import { inboxOf } from '../../messaging/inbox/testing/inbox.ts';
import { operator } from '../../staff/operator/index.ts';
import { player } from '../player/index.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { login } from '../../auth/login/index.ts';
import { endedMeanwhile, loginOf } from '../../auth/login/testing/ended-meanwhile.ts';
import { registerPlayer, TEST_PASSWORD, type TestPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { profile } from './index.ts';
import { resetFundPassword } from './reset-fund.ts';

const mailbox = await collectMail();
afterAll(() => mailbox.stop());
const server = withTestServer({
  features: [
    settings,
    delivery,
    credentials,
    login,
    operator,
    authenticator,
    player,
    contact,
    profile,
    ...passwordAnd('authenticator', 'profile'),
  ],
  games: [],
  settings: { localMailbox: mailbox.url },
});
const NEXT = 'maple-lantern-58';

let made = 0;
type Owner = TestPlayer & { readonly email: string };

/** Who has a fund password, and an email that he bound so many hours ago. */
async function forgetful(hoursAgo = 73): Promise<Owner> {
  const one = await registerPlayer(server());
  const { db, settings } = server().platform;
  await giveFundPassword(server(), one.playerId);
  const email = `forgetful${(made += 1)}@fund.example`;
  const read = readAddress('email', email);
  if (!read.ok) throw new Error(read.error);
  await transaction(db, (tx) => writeContact(tx, settings.dataFolder, one.playerId, read.value));
  await sql`UPDATE player_contact SET bound_at = bound_at - ${hoursAgo} * interval '1 hour'
    WHERE player_id = ${one.playerId}`.execute(server().owner);
  return { ...one, email };
}
const ask = ({ token }: TestPlayer, Password = TEST_PASSWORD, Kind: 'email' | 'phone' = 'email') =>
  server().call(profileHttp.sendFundCode, { Kind, Password }, { token });
async function codeFor(one: Owner): Promise<string> {
  const sent = await ask(one);
  expect(sent.value).toMatchObject({ GoodFor: 600, ResendAfter: 60, Masked: expect.any(String) });
  await server().runJobs('courier.send');
  const mail = mailbox.mails.filter((text) => text.includes(one.email)).at(-1) ?? '';
  return /Your code is (\d{6})/.exec(mail)?.[1] ?? '';
}
type Form = Partial<Input<typeof profileHttp.resetFundPassword>>;
const choose = ({ token }: TestPlayer, Sent: string, form: Form = {}) => {
  const NewPassword = form.NewPassword ?? NEXT;
  const whole = { Kind: 'email', Password: TEST_PASSWORD, ConfirmPassword: NewPassword } as const;
  return server().call(
    profileHttp.resetFundPassword,
    { ...whole, Sent, ...form, NewPassword },
    { token },
  );
};
async function funds({ playerId }: TestPlayer, password: string): Promise<string> {
  const { db, settings } = server().platform;
  const moved = await proveFunds<true, never>(
    { db, dataFolder: settings.dataFolder },
    { playerId, ip: '203.0.113.7' },
    { password },
    'GA_WITHDRAW',
    async () => ok(true),
  );
  return moved.ok ? 'OK' : moved.error.code;
}

test('who forgot it chooses another by a code, once; the money rests a day and everybody is told', async () => {
  const one = await forgetful();
  const signed = { UserName: one.userName, Password: TEST_PASSWORD };
  const other = (await server().call(loginHttp.login, signed)).value?.access_token ?? '';
  const sent = await codeFor(one);
  expect((await choose(one, sent)).value).toEqual({ Ended: 1, RestHours: 24 });
  expect((await choose(one, sent, { NewPassword: 'yet-another-one-8' })).code).toBe('SENT_EXPIRED');
  // The login that did it goes on, the other one ends and is told why.
  const denied = await server().callRaw(playerHttp.getPlayerBaseData, null, { token: other });
  expect([denied.status, denied.body]).toMatchObject([401, { Code: 'change_password' }]);
  expect((await server().call(playerHttp.getPlayerBaseData, null, one)).status).toBe(200);
  expect((await inboxOf(server(), one.playerId)).at(-1)).toBe('Your fund password was reset');
  await server().runJobs('courier.send');
  expect(mailbox.mails.filter((mail) => mail.includes(one.email)).at(-1)).toContain(
    'for 24 hours no money leaves',
  );
  expect(await funds(one, TEST_FUND_PASSWORD)).toBe('WRONG_PASSWORD');
  expect(await funds(one, NEXT)).toBe('FUNDS_REST');
  await server().clock.advance(24 * 3_600_000);
  expect(await funds(one, NEXT)).toBe('OK');
});

test('a code goes to who knows the password of the login, has a fund password, and bound its address long enough ago', async () => {
  const one = await forgetful();
  expect((await ask(one, 'not-the-right-one')).code).toBe('PASSWORD_WRONG');
  expect((await ask(one, TEST_PASSWORD, 'phone')).code).toBe('NOT_BOUND');
  const fresh = await forgetful(71);
  expect(await ask(fresh)).toMatchObject({ code: 'CONTACT_NEW', params: { hours: 72 } });
  expect((await choose(fresh, '123456')).code).toBe('CONTACT_NEW');
  expect((await ask(await registerPlayer(server()))).code).toBe('NO_FUND_PASSWORD');
  expect((await ask(one)).code).toBe('OK');
  expect((await ask(one)).code).toBe('TOO_OFTEN');
});

test('a code of another use is none here, and the fifth wrong one ends it', async () => {
  const one = await forgetful();
  const sent = await codeFor(one);
  const wrong = sent === '000000' ? '000001' : '000000';
  const tries = [];
  for (let i = 0; i < 5; i += 1) tries.push((await choose(one, wrong)).code);
  expect(tries).toEqual([...Array<string>(4).fill('SENT_WRONG'), 'SENT_EXPIRED']);
  expect((await choose(one, sent)).code).toBe('SENT_EXPIRED');
  const other = await forgetful();
  const his = await codeFor(other);
  await sql`UPDATE contact_code SET owner = replace(owner, 'fund:', 'own:')`.execute(
    server().owner,
  );
  expect((await choose(other, his)).code).toBe('SENT_EXPIRED');
});

test('of whom an operator asks a code of the authenticator, a code of a mail is not enough', async () => {
  const one = await forgetful();
  await sql`UPDATE player SET flags = ${flagBit('GA_CHANGE_PASSWORD')}
    WHERE player_id = ${one.playerId}`.execute(server().owner);
  const sent = await codeFor(one);
  expect((await choose(one, sent)).code).toBe('CODE_NEEDED');
  // He has none: he asks support, as with any change of a password.
  expect((await choose(one, sent, { Code: '123456' })).code).toBe('CODE_WRONG');
  expect(await funds(one, TEST_FUND_PASSWORD)).toBe('OK');
});

test.each<[string, Form]>([
  ['TOO_SIMPLE', { NewPassword: 'abcd1234' }],
  ['RULE', { NewPassword: 'q7v-x' }],
  ['SAME_AS_OLD', { NewPassword: TEST_FUND_PASSWORD }],
  ['SAME_AS_OTHER', { NewPassword: TEST_PASSWORD }],
  ['CONFIRM_DIFFERS', { ConfirmPassword: 'maple-lantern-59' }],
  ['PASSWORD_WRONG', { Password: 'not-the-right-one' }],
])('refuses with %s what is %o, and the code stays good', async (code, form) => {
  const one = await forgetful();
  const sent = await codeFor(one);
  expect((await choose(one, sent, form)).code).toBe(code);
  expect((await choose(one, sent)).code).toBe('OK');
});

test('whoever has code and login does not find the forgotten one by trying', async () => {
  const one = await forgetful();
  const sent = await codeFor(one);
  const tries = [];
  for (let i = 0; i < 6; i += 1) {
    tries.push((await choose(one, sent, { NewPassword: TEST_FUND_PASSWORD })).code);
  }
  expect(tries).toEqual([...Array<string>(4).fill('SAME_AS_OLD'), 'LOCKED', 'LOCKED']);
  // Nor is anything told past it, of a good one or the forgotten one.
  expect((await choose(one, sent)).code).toBe('LOCKED');
  expect(await funds(one, TEST_FUND_PASSWORD)).toBe('OK');
});

test('where the authenticator is on it takes a code of that as well', async () => {
  const one = await forgetful();
  const codeNow = await giveAuthenticator(server(), one);
  const sent = await codeFor(one);
  expect((await choose(one, sent)).code).toBe('CODE_NEEDED');
  expect((await choose(one, sent, { Code: '000000' })).code).toBe('CODE_WRONG');
  expect((await choose(one, sent, { Code: await codeNow() })).code).toBe('OK');
});

test('of four who use one code at once one sets the password', async () => {
  const one = await forgetful();
  const sent = await codeFor(one);
  const { db, ports, settings } = server().platform;
  const asker = { ...(await loginOf(server(), one)), ip: '203.0.113.7' };
  const all = await Promise.all(
    [1, 2, 3, 4].map((n) =>
      resetFundPassword({ db, ports, dataFolder: settings.dataFolder }, asker, {
        kind: 'email',
        sent,
        next: `chosen-at-once-${n}x`,
        again: `chosen-at-once-${n}x`,
        password: TEST_PASSWORD,
      }),
    ),
  );
  expect(all.filter((each) => each.ok)).toHaveLength(1);
  const { rows } =
    await sql`SELECT FROM password_past WHERE player_id = ${one.playerId} AND kind = 2`.execute(
      server().owner,
    );
  expect(rows).toHaveLength(1);
});

test('a login that was ended while it was on its way changes nothing; the control: one that is open does', async () => {
  const { db, ports, settings } = server().platform;
  for (const isEnded of [false, true]) {
    const one = await forgetful();
    const sent = await codeFor(one);
    const asker = { ...(await loginOf(server(), one)), ip: '203.0.113.7' };
    const form = { kind: 'email', sent, next: NEXT, again: NEXT, password: TEST_PASSWORD } as const;
    const done = await endedMeanwhile(server(), one, isEnded, () =>
      resetFundPassword({ db, ports, dataFolder: settings.dataFolder }, asker, form),
    );
    expect(done.ok ? 'OK' : done.error.code).toBe(isEnded ? 'BUSY' : 'OK');
    expect(await funds(one, NEXT)).toBe(isEnded ? 'WRONG_PASSWORD' : 'FUNDS_REST');
  }
});
