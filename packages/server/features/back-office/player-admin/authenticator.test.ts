import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok } from '@fairlot/rules/core/result';
import { playerAdminConsole } from '@fairlot/wire/back-office/player-admin';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { playerHttp } from '@fairlot/wire/account/player';
import { loginHttp } from '@fairlot/wire/auth/login';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { contact, readAddress, writeContact } from '../../account/contact/index.ts';
import { delivery } from '../../messaging/delivery/index.ts';
import { collectMail } from '../../messaging/delivery/testing/collect-mail.ts';
import { authenticator, proveFunds } from '../../account/authenticator/index.ts';
import {
  giveAuthenticator,
  giveFundPassword,
  TEST_FUND_PASSWORD,
} from '../../account/authenticator/testing/proofs.ts';
import { inboxOf } from '../../messaging/inbox/testing/inbox.ts';
import { operator } from '../../staff/operator/index.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { player } from '../../account/player/index.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, TEST_PASSWORD, type TestPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { playerAdmin } from './index.ts';

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
    playerAdmin,
    ...passwordAnd('authenticator'),
  ],
  games: [],
  settings: { localMailbox: mailbox.url },
});
/** They sign in anew for each test: the clock goes on meanwhile. */
let [first, second, service] = ['', '', ''];
let round = 0;
const enter = async () => {
  round += 1;
  first = (await signInOperator(server(), `first${round}`, ['service-lead'])).token;
  second = (await signInOperator(server(), `second${round}`, ['risk'])).token;
  service = (await signInOperator(server(), `service${round}`, ['service'])).token;
};
beforeAll(enter);

const Reason = 'seen with his passport at the desk';
const ask = (one: TestPlayer, token = first) =>
  server().callConsole(
    playerAdminConsole.proposeAuthenticatorRemoval,
    { PlayerId: Number(one.playerId), Reason },
    { token },
  );
const confirm = ({ Id, Hash }: { Id: number; Hash: string }, token = second) =>
  server().callConsole(operatorHttp.confirm, { Id, Hash }, { token });
const seen = async (one: TestPlayer) =>
  (
    await server().callConsole(
      playerAdminConsole.getPlayer,
      { PlayerId: Number(one.playerId) },
      { token: first },
    )
  ).value;
const signIn = async ({ userName }: TestPlayer) =>
  (await server().call(loginHttp.login, { UserName: userName, Password: TEST_PASSWORD })).code;

async function funds({ playerId }: TestPlayer) {
  const { db, settings } = server().platform;
  const moved = await proveFunds<true, never>(
    { db, dataFolder: settings.dataFolder },
    { playerId, ip: '203.0.113.7' },
    { password: TEST_FUND_PASSWORD },
    'GA_WITHDRAW',
    async () => ok(true),
  );
  return moved.ok ? 'OK' : moved.error;
}

async function giveEmail({ playerId }: TestPlayer, address: string): Promise<void> {
  const { db, settings } = server().platform;
  const read = readAddress('email', address);
  if (!read.ok) throw new Error(read.error);
  await transaction(db, (tx) => writeContact(tx, settings.dataFolder, playerId, read.value));
}

test('who has lost phone and recovery codes comes in again when two operators say so', async () => {
  const one = await registerPlayer(server());
  await giveEmail(one, 'lost@phone.example');
  await giveFundPassword(server(), one.playerId);
  await giveAuthenticator(server(), one);
  expect(await seen(one)).toMatchObject({
    AuthenticatorTimeStamp: expect.any(Number),
    RecoveryCodesLeft: 10,
    FundsRestUntil: null,
  });
  expect(await signIn(one)).toBe('GOOGLE_REQUIRED');
  expect(await funds(one)).toEqual({ code: 'CODE_NEEDED' });

  expect((await ask(one, service)).status).toBe(403);
  const put = await ask(one);
  expect(put.code).toBe('OK');
  expect((await ask(one, second)).code).toBe('ALREADY_WAITS');
  expect((await confirm(put.value, first)).code).toBe('OWN_PROPOSAL');
  // Nothing of it before the second has said yes.
  expect(await signIn(one)).toBe('GOOGLE_REQUIRED');
  expect((await confirm(put.value)).code).toBe('OK');

  await expect
    .poll(async () => (await server().call(playerHttp.getPlayerBaseData, null, one)).status)
    .toBe(401);
  expect(await signIn(one)).toBe('OK');
  const { rows } = await sql`
    SELECT FROM recovery_code WHERE player_id = ${one.playerId}`.execute(server().owner);
  expect(rows).toEqual([]);
  expect(await seen(one)).toMatchObject({
    AuthenticatorTimeStamp: null,
    RecoveryCodesLeft: 0,
    FundsRestUntil: expect.any(Number),
  });
  expect((await inboxOf(server(), one.playerId)).at(-1)).toBe('We took your authenticator away');
  await server().runJobs('courier.send');
  expect(mailbox.mails.filter((mail) => mail.includes('lost@phone.example')).at(-1)).toContain(
    '24 hours no money leaves',
  );
  const audit = await sql<{ all: string }>`
    SELECT row_to_json(a)::text AS all FROM operator_audit a
    WHERE permission = 'manage.authenticators.remove' ORDER BY n`.execute(server().owner);
  expect(audit.rows.map(({ all }) => all.includes(Reason))).toEqual([true, true]);

  // The money rests a day, and no longer.
  expect(await funds(one)).toEqual({ code: 'FUNDS_REST', params: { hours: 24 } });
  await server().clock.advance(23.5 * 3_600_000);
  expect(await funds(one)).toEqual({ code: 'FUNDS_REST', params: { hours: 1 } });
  await server().clock.advance(0.5 * 3_600_000);
  expect(await funds(one)).toBe('OK');
});

test('one that he turned on anew meanwhile is not the one that was asked for', async () => {
  await enter();
  const one = await registerPlayer(server());
  expect((await ask(one)).code).toBe('NO_PLAYER_AUTHENTICATOR');
  await giveAuthenticator(server(), one);
  const put = await ask(one);
  await sql`DELETE FROM authenticator WHERE player_id = ${one.playerId}`.execute(server().owner);
  expect((await confirm(put.value)).code).toBe('CHANGED_SINCE');
  await giveAuthenticator(server(), one);
  expect((await confirm(put.value)).code).toBe('CHANGED_SINCE');
  expect(await signIn(one)).toBe('GOOGLE_REQUIRED');
  expect(await seen(one)).toMatchObject({ FundsRestUntil: null });
});
