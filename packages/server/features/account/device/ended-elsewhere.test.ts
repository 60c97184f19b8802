import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '@fairlot/client/hub-connection';
import { deviceHttp } from '@fairlot/wire/account/device';
import { DENIED_CODES, loginHttp, type DeniedCode } from '@fairlot/wire/auth/login';
import { startApp, type App } from '../../../app.ts';
import { transaction } from '#platform/db';
import { createLog } from '#platform/log';
import { callRaw } from '#testing/call';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { setFlag } from '../privilege/index.ts';
import { endSessions } from '../../auth/login/sessions/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, TEST_PASSWORD } from '../../auth/login/testing.ts';
import { setSingleSession } from '../../site/settings/values/index.ts';
import { settings } from '../../site/settings/index.ts';
import { device } from './index.ts';
import { onThisMachine } from '#testing/machine-speed';

// Two processes of one site: a login ends in the first, and is held and asked with in the second.
const features = [settings, login, device, ...passwordAnd('device')];
const server = withTestServer({ features, games: [] });
let other: App;
beforeAll(async () => {
  const { appUrl, platform } = server();
  const where = { host: '127.0.0.1', port: 0 };
  const log = createLog('silent');
  other = await startApp({ appUrl, settings: platform.settings, log, features, ...where });
});
afterAll(() => other.stop());

/** A second, of which the hub takes up to a half for its way on a machine that is busy. */
const WITHIN_MS = 1_000;

type Login = Awaited<ReturnType<typeof registerPlayer>>;
type End = (login: Login) => Promise<unknown>;

const end =
  (code: DeniedCode): End =>
  ({ playerId }) =>
    transaction(server().db, (tx) => endSessions(tx, playerId, code));

const ENDS: readonly (readonly [DeniedCode, End])[] = [
  [
    'blacklist',
    async ({ userName }) => {
      const form = { UserName: userName, Password: TEST_PASSWORD };
      const { value } = await server().call(loginHttp.login, form);
      return server().call(deviceHttp.endOtherLogins, null, { token: value.access_token });
    },
  ],
  [
    'different_user',
    ({ userName }) =>
      server().call(loginHttp.login, { UserName: userName, Password: TEST_PASSWORD }),
  ],
  ['change_password', end('change_password')],
  [
    'forced_logout',
    ({ userName }) => {
      const change = { userName, flag: 'DISABLE_ACCOUNT', isSet: true } as const;
      return setFlag(server().db, 'command', change, 'a test of it');
    },
  ],
];

test.each(ENDS)(
  '%s reaches calls and the hub of another process within a second',
  async (code, act) => {
    await setSingleSession(server().platform.db, code === 'different_user');
    // A setting is read at most once a second.
    await delay(1_050);
    const login = await registerPlayer(server());
    const ask = () => callRaw(other.url, deviceHttp.getLogins, null, { token: login.token });
    const options = { transport: 'WebSockets', token: () => login.token } as const;
    const hub = await connect({ url: `${other.url}/Hub`, ...options });
    await hub.start();
    // Looked up a moment ago: what that process knows of the token is as fresh as it can be.
    expect((await ask()).code).toBe('OK');
    const closed = new Promise<string>((done) => hub.onclose((e) => done(String(e))));
    await act(login);
    const began = performance.now();
    const reason = await closed;
    const { status, body } = await ask();
    expect(performance.now() - began).toBeLessThan(onThisMachine(WITHIN_MS));
    expect(reason).toContain(code);
    expect([status, body]).toMatchObject([401, { Code: code, Message: DENIED_CODES[code].zh }]);
  },
);

test('without the bell it takes no longer than the second that a look-up is kept', async () => {
  const login = await registerPlayer(server());
  const ask = () => callRaw(other.url, deviceHttp.getLogins, null, { token: login.token });
  expect((await ask()).code).toBe('OK');
  await sql`UPDATE session SET ended_code = 'forced_logout', ended_at = app_now()
    WHERE player_id = ${login.playerId}`.execute(server().owner);
  await expect.poll(async () => (await ask()).status, { timeout: onThisMachine(1_500) }).toBe(401);
});
