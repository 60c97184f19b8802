import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ok } from '@fairlot/rules/core/result';
import { profileHttp } from '@fairlot/wire/account/profile';
import { playerAdminConsole } from '@fairlot/wire/back-office/player-admin';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { loginHttp } from '@fairlot/wire/auth/login';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { profile } from '../../account/profile/index.ts';
import { contact } from '../../account/contact/index.ts';
import { delivery } from '../../messaging/delivery/index.ts';
import { authenticator, proveFunds } from '../../account/authenticator/index.ts';
import {
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
    playerAdmin,
    ...passwordAnd('authenticator', 'profile'),
  ],
  games: [],
});
const Reason = 'seen with his passport at the desk';
const NEXT = 'maple-lantern-58';

let round = 0;
/** Signed in anew for each test: the clock goes on meanwhile. */
async function enter() {
  round += 1;
  const lead = await signInOperator(server(), `lead${round}`, ['service-lead']);
  const risk = await signInOperator(server(), `risk${round}`, ['risk']);
  const service = await signInOperator(server(), `service${round}`, ['service']);
  return { lead: lead.token, risk: risk.token, service: service.token };
}
const ask = ({ playerId }: TestPlayer, token: string) =>
  server().callConsole(
    playerAdminConsole.proposeFundRemoval,
    { PlayerId: Number(playerId), Reason },
    { token },
  );
const confirm = ({ Id, Hash }: { Id: number; Hash: string }, token: string) =>
  server().callConsole(operatorHttp.confirm, { Id, Hash }, { token });

async function funds({ playerId }: TestPlayer, password: string) {
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

test('who forgot it and has bound nothing chooses another when two operators say so; the money rests a day', async () => {
  const { lead, risk, service } = await enter();
  const one = await registerPlayer(server());
  expect((await ask(one, lead)).code).toBe('NO_PLAYER_FUND');
  await giveFundPassword(server(), one.playerId);
  expect((await ask(one, service)).status).toBe(403);
  const put = await ask(one, lead);
  expect(put.code).toBe('OK');
  expect((await confirm(put.value, lead)).code).toBe('OWN_PROPOSAL');
  // Nothing of it before the second has said yes.
  expect(await funds(one, TEST_FUND_PASSWORD)).toBe('OK');
  expect((await confirm(put.value, risk)).code).toBe('OK');
  expect(await funds(one, TEST_FUND_PASSWORD)).toBe('NO_FUND_PASSWORD');
  // A token is looked up once a second.
  const denied = () => server().callRaw(profileHttp.getSecurityCenterData, null, one);
  await expect.poll(async () => (await denied()).status).toBe(401);
  expect((await denied()).body).toMatchObject({ Code: 'forced_logout' });
  expect((await inboxOf(server(), one.playerId)).at(-1)).toBe('Your fund password was taken away');
  const audit = await sql<{ all: string }>`
    SELECT row_to_json(a)::text AS all FROM operator_audit a
    WHERE permission = 'manage.funds.reset' ORDER BY n`.execute(server().owner);
  expect(audit.rows.map(({ all }) => all.includes(Reason))).toEqual([true, true]);

  const signed = { UserName: one.userName, Password: TEST_PASSWORD };
  const token = (await server().call(loginHttp.login, signed)).value?.access_token ?? '';
  const choose = (NewPassword: string) =>
    server().call(
      profileHttp.changePassword,
      { Kind: 'fund', OldPassword: TEST_PASSWORD, NewPassword, ConfirmPassword: NewPassword },
      { token },
    );
  // The forgotten one is known still.
  expect((await choose(TEST_FUND_PASSWORD)).code).toBe('SAME_AS_OLD');
  expect((await choose(NEXT)).code).toBe('OK');
  expect(await funds(one, NEXT)).toBe('FUNDS_REST');
  await server().clock.advance(24 * 3_600_000);
  expect(await funds(one, NEXT)).toBe('OK');
});

test('one that was chosen meanwhile is not the one that was asked for', async () => {
  const { lead, risk } = await enter();
  const one = await registerPlayer(server());
  await giveFundPassword(server(), one.playerId);
  const put = await ask(one, lead);
  await server().clock.advance(1_000);
  await giveFundPassword(server(), one.playerId);
  expect((await confirm(put.value, risk)).code).toBe('CHANGED_SINCE');
  expect(await funds(one, TEST_FUND_PASSWORD)).toBe('OK');
});
