import { sql } from 'kysely';
import { flagBit } from '@fairlot/rules/check/access';
import { expect, test } from 'vitest';
import { deviceHttp } from '@fairlot/wire/account/device';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { device } from '../../../account/device/index.ts';
import { credentials } from '../../credentials/index.ts';
import { settings } from '../../../site/settings/index.ts';
import { enterProven } from './enter-proven.ts';
import { forgetLogins, login } from '../index.ts';
import { secondSteps } from './second-step.ts';
import { registerPlayer, type TestPlayer } from '../testing.ts';

let stepAsks = false;
const server = withTestServer({
  features: [
    {
      ...settings,
      provide: ({ ports }) =>
        ports.fill(secondSteps.networks, async () =>
          stepAsks ? { code: 'GOOGLE_REQUIRED' as const } : undefined,
        ),
    },
    credentials,
    login,
    device,
    ...passwordAnd('device', 'profile'),
  ],
  games: [],
});

const enter = ({ playerId }: TestPlayer, isSingleSession = false) =>
  transaction(server().db, (tx) =>
    enterProven(
      { tx, ports: server().platform.ports },
      { playerId, by: 'QR', origin: { ip: '192.0.2.7', userAgent: '' } },
      { isSingleSession },
    ),
  );
const codeOf = async (player: TestPlayer) => {
  const entered = await enter(player);
  return entered.ok ? 'OK' : entered.error.code;
};
const set = (player: TestPlayer, column: 'flags' | 'is_initial_password', value: unknown) =>
  sql`UPDATE player SET ${sql.ref(column)} = ${value} WHERE player_id = ${player.playerId}`.execute(
    server().owner,
  );

test('what stands after a password stands here too', async () => {
  const player = await registerPlayer(server());
  stepAsks = true;
  expect(await codeOf(player)).toBe('GOOGLE_REQUIRED');
  stepAsks = false;
  expect(await codeOf(player)).toBe('OK');
  await set(player, 'is_initial_password', true);
  expect(await codeOf(player)).toBe('FIRST_CHANGE');
  await set(player, 'is_initial_password', false);
  await set(player, 'flags', flagBit('DISABLE_ACCOUNT'));
  expect(await codeOf(player)).toBe('DISABLED');
});

test('the log says how a login was opened and from where, and one login only ends the others', async () => {
  const player = await registerPlayer(server());
  const entered = await enter(player, true);
  const token = entered.ok ? entered.value.access_token : '';
  const { value } = await server().call(deviceHttp.getLoginLog, null, { token });
  expect(value.Logins).toMatchObject([
    { LoginType: 'QR', IP: '192.0.2.7' },
    { LoginType: 'PASSWORD', IP: '127.0.0.1' },
  ]);
  // A token is looked up once a second.
  forgetLogins(server().platform.db);
  const denied = await server().callRaw(deviceHttp.getLogins, null, { token: player.token });
  expect(denied.body).toMatchObject({ Code: 'different_user' });
});
