import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { registrationLinkHttp } from '@fairlot/wire/account/registration-link';
import { playerHttp } from '@fairlot/wire/account/player';
import { loginHttp } from '@fairlot/wire/auth/login';
import { termsHttp } from '@fairlot/wire/account/terms';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { withTestServer } from '#testing';
import { setSite } from './testing/links.ts';

const server = withTestServer({ withJobs: false, settings: { trustedProxies: 1 } });

let asked = 0;
const open = (ip = `10.9.${(asked += 1)}.1`, Agree = true) =>
  server().call(registrationLinkHttp.openDemo, { Agree }, { headers: { 'x-forwarded-for': ip } });
const linkNow = async () =>
  (await server().call(registrationLinkHttp.getDemoLink, null)).value.DemoLink;
const newestDemo = async () => {
  const { rows } = await sql<{
    player_id: bigint;
    user_name: string;
    flags: bigint;
    is_demo: boolean;
  }>`
    SELECT player_id, user_name, flags, is_demo FROM player ORDER BY player_id DESC LIMIT 1`.execute(
    server().owner,
  );
  return rows[0]!;
};

test('there is no demo until the site says so', async () => {
  expect(await linkNow()).toBe('');
  expect((await open()).code).toBe('DEMO_CLOSED');
});

test('a demo account is signed in with play money, marked, and never one for banking', async () => {
  await setSite(server(), { isDemoOpen: true });
  expect(await linkNow()).toBe('/Demo');
  expect((await open('10.8.1.1', false)).code).toBe('AGE_REQUIRED');
  const { value, code } = await open();
  expect(code).toBe('OK');
  const { access_token: token } = value;
  expect((await server().call(walletHttp.getWalletAmount, null, { token })).value).toBe(
    10_000_000n,
  );
  const { playerData } = (await server().call(playerHttp.getPlayerBaseData, null, { token })).value;
  const demo = await newestDemo();
  expect(playerData).toMatchObject({ UserName: demo.user_name, IsAgent: false });
  // DISABLE_WITHDRAW, DISABLE_DEPOSIT, TEST_ACCOUNT.
  expect([demo.is_demo, demo.flags]).toEqual([true, 524_300n]);
  for (const change of [
    sql`flags = flags & ~4::bigint`,
    sql`flags = flags & ~8::bigint`,
    sql`flags = flags & ~524288::bigint`,
    sql`is_agent = true`,
  ])
    await expect(
      sql`UPDATE player SET ${change} WHERE player_id = ${demo.player_id}`.execute(server().owner),
    ).rejects.toThrow('player_demo');
  // It may exclude itself as anybody.
  await sql`UPDATE player SET flags = flags | 1048576 WHERE player_id = ${demo.player_id}`.execute(
    server().owner,
  );
  const { rows } = await sql`
    SELECT login_type FROM session WHERE player_id = ${demo.player_id}`.execute(server().owner);
  expect(rows).toEqual([{ login_type: 5 }]);
  // Whoever opened it has agreed to the terms of that moment.
  const accepted = await server().call(termsHttp.getAccepted, null, { token });
  expect(accepted.value).toEqual({ Version: 1, AcceptedTimeStamp: expect.any(Number) });
  // Nobody has a password for it.
  const form = { UserName: demo.user_name, Password: 'play-money-88' };
  expect((await server().call(loginHttp.login, form)).code).toMatch(/^WRONG/);
});

test('so many a day for an address, and for the site', async () => {
  await setSite(server(), { isDemoOpen: true, demosPerAddress: 2, demosPerDay: 1_000 });
  const codes: string[] = [];
  for (let i = 0; i < 3; i += 1) codes.push((await open('198.51.100.7')).code);
  expect(codes).toEqual(['OK', 'OK', 'DEMO_LIMIT']);
  expect((await open()).code).toBe('OK');
  await server().clock.advance(86_400_001);
  expect((await open('198.51.100.7')).code).toBe('OK');
  await setSite(server(), { demosPerDay: 2 });
  expect((await open()).code).toBe('OK');
  expect((await open()).code).toBe('DEMO_LIMIT');
  await server().clock.advance(86_400_001);
  // Two at once for the last place of a day: one has it.
  await setSite(server(), { demosPerDay: 1 });
  const both = await Promise.all([open(), open(), open()]);
  expect(both.map((reply) => reply.code).toSorted()).toEqual(['DEMO_LIMIT', 'DEMO_LIMIT', 'OK']);
  await setSite(server(), { demosPerDay: 1_000 });
});

test('where passwords were guessed from, work is due first', async () => {
  const ip = '203.0.113.78';
  const headers = { 'x-forwarded-for': ip };
  for (let i = 0; i < 2; i += 1) {
    const form = { UserName: 'nobody99', Password: 'not-this-one-7' };
    await server().call(loginHttp.login, form, { headers });
  }
  expect((await open(ip)).code).toBe('CAPTCHA');
});

test('another site may be where one tries out', async () => {
  await setSite(server(), { demoLink: 'https://try.example/start' });
  expect(await linkNow()).toBe('https://try.example/start');
  await setSite(server(), { demoLink: '' });
});

test('books in money have no demo accounts', async () => {
  const write = (currency: string) =>
    sql`INSERT INTO site_setting (name, value) VALUES ('currency', ${JSON.stringify(currency)}::jsonb)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`.execute(server().owner);
  expect(await linkNow()).toBe('/Demo');
  await write('CNY');
  await expect.poll(linkNow).toBe('');
  expect((await open()).code).toBe('DEMO_CLOSED');
});
