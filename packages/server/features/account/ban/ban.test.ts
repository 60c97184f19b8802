import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { connect } from '@fairlot/client/hub-connection';
import { banConsole } from '@fairlot/wire/account/ban';
import { deviceHttp } from '@fairlot/wire/account/device';
import { registrationLinkHttp } from '@fairlot/wire/account/registration-link';
import { playerAdminConsole } from '@fairlot/wire/back-office/player-admin';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { DENIED_CODES, loginHttp } from '@fairlot/wire/auth/login';
import { wechatHttp } from '@fairlot/wire/account/wechat';
import { transaction, type Tx } from '#platform/db';
import { withTestServer } from '#testing';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { registerPlayer, TEST_PASSWORD } from '../../auth/login/testing.ts';
import { banAccount } from './ban-account.ts';
import { barLogin } from './bar.ts';
import { onThisMachine } from '#testing/machine-speed';

/** Accounts and devices that are kept from signing in. */
const server = withTestServer({ games: [] });
const Reason = 'takes accounts of others';

let token = '';
beforeAll(async () => {
  ({ token } = await signInOperator(server(), 'guard', ['risk']));
});

/** The cookie of a browser, to where it sends it: to the path that it was given for and no other. */
const shownTo = (kept: string, path: string): string | undefined =>
  path.startsWith(`${/Path=([^;]+)/.exec(kept)?.[1] ?? '/'}/`) ? kept.split(';')[0] : undefined;

type From = { readonly deviceId?: string; readonly cookie?: string | undefined };
const headersOf = ({ deviceId, cookie }: From) => ({
  ...(deviceId && { 'X-Device-Id': deviceId }),
  ...(cookie && { cookie }),
});
const signIn = async (UserName: string, from: From = {}) => {
  const form = { UserName, Password: TEST_PASSWORD };
  const reply = await server().call(loginHttp.login, form, { headers: headersOf(from) });
  const kept = reply.headers.get('set-cookie') ?? undefined;
  const cookie = kept?.split(';')[0];
  const access = reply.code === 'OK' ? reply.value.access_token : '';
  return { code: reply.code, token: access, ...(cookie !== undefined && { cookie, kept }) };
};
const own = (login: { readonly token: string }) =>
  server().callRaw(deviceHttp.getLogins, null, { token: login.token });
const player = async (playerId: bigint) =>
  (
    await server().callConsole(
      playerAdminConsole.getPlayer,
      { PlayerId: Number(playerId) },
      { token },
    )
  ).value;
const loginsOf = async (playerId: bigint) => (await player(playerId)).Living;
const banDevice = (playerId: bigint, LoginId: string, Days?: number) =>
  server().callConsole(
    banConsole.banDevice,
    { PlayerId: Number(playerId), LoginId, ...(Days !== undefined && { Days }), Reason },
    { token },
  );
const banPlayer = (playerId: bigint, Days?: number) =>
  server().callConsole(
    banConsole.banAccount,
    { PlayerId: Number(playerId), ...(Days !== undefined && { Days }), Reason },
    { token },
  );
const bans = async (Search?: string) =>
  (
    await server().callConsole(
      banConsole.getBans,
      { Count: 20, ...(Search !== undefined && { Search }) },
      { token },
    )
  ).value.Rows;
const lift = (Id: number) => server().callConsole(banConsole.liftBan, { Id, Reason }, { token });

const held = async (login: string) => {
  const options = { transport: 'WebSockets', token: () => login } as const;
  const connection = await connect({ url: `${server().url}/Hub`, ...options });
  await connection.start();
  return { closed: new Promise<string>((done) => connection.onclose((e) => done(String(e)))) };
};
const WITHIN_MS = 1_000;

describe('a browser', () => {
  test('is banned by a login of it: all its logins end on HTTP and hub, and nobody signs in with it', async () => {
    const one = await registerPlayer(server());
    const two = await registerPlayer(server());
    const first = await signIn(one.userName);
    const cookie = first.cookie ?? '';
    expect(cookie).toMatch(/^device=/);
    // Another account with the same browser, and the first with another.
    const second = await signIn(two.userName, { cookie });
    const elsewhere = await signIn(one.userName);
    const living = await loginsOf(one.playerId);
    expect(living.every(({ HasMarks }) => HasMarks)).toBe(true);
    const { closed } = await held(second.token);
    expect([(await own(first)).status, (await own(second)).status]).toEqual([200, 200]);
    const ofFirst = await loginIdOf(first.token);
    const began = performance.now();
    expect((await banDevice(one.playerId, ofFirst)).value).toEqual({ Ended: 2 });
    expect(await closed).toContain('blacklist');
    for (const ended of [first, second]) {
      const { status, body } = await own(ended);
      expect([status, body]).toMatchObject([
        401,
        { Code: 'blacklist', Message: DENIED_CODES.blacklist.zh },
      ]);
    }
    expect(performance.now() - began).toBeLessThan(onThisMachine(WITHIN_MS));
    expect((await own(elsewhere)).status).toBe(200);
    expect((await signIn(two.userName, { cookie })).code).toBe('DEVICE_BANNED');
    // An account that is opened with it is none.
    const form = {
      UserName: 'fresh4711',
      Password: TEST_PASSWORD,
      NickName: 'fresh',
      Agree: true,
    };
    const kept = first.kept ?? '';
    const shown = (path: string) => ({ headers: headersOf({ cookie: shownTo(kept, path) }) });
    const opened = await server().call(loginHttp.register, form, shown(loginHttp.register.path));
    expect(opened.code).toBe('DEVICE_BANNED');
    expect(opened.headers.get('set-cookie')).toBeNull();
    // Every way in is shown the secret of the browser: no other takes its place.
    for (const { path } of [registrationLinkHttp.openDemo, wechatHttp.signInByWechat]) {
      expect(shownTo(kept, path)).toBe(cookie);
    }
    const { rows } = await sql`SELECT FROM player WHERE user_name = 'fresh4711'`.execute(
      server().owner,
    );
    expect(rows).toEqual([]);
    expect((await signIn(two.userName)).code).toBe('OK');
    expect((await banDevice(one.playerId, ofFirst)).code).toBe('IS_BANNED');
    const [row] = await bans(one.userName);
    expect(row).toMatchObject({ Kind: 'device', UserName: one.userName, Reason, MadeBy: 'guard' });
    expect((await lift(row?.Id ?? 0)).code).toBe('OK');
    expect((await lift(row?.Id ?? 0)).code).toBe('NO_BAN');
    expect((await signIn(two.userName, { cookie })).code).toBe('OK');
    // What has ended stays so.
    expect((await own(first)).status).toBe(401);
  });

  test('that an operator plays with shuts him out of nothing', async () => {
    const me = await registerPlayer(server());
    const { cookie = '', token: login } = await signIn(me.userName);
    expect((await banDevice(me.playerId, await loginIdOf(login))).code).toBe('OK');
    const headers = { cookie };
    const asked = await server().callConsole(operatorHttp.getMe, null, { token, headers });
    expect(asked.code).toBe('OK');
    const [row] = await bans(me.userName);
    expect((await lift(row?.Id ?? 0)).code).toBe('OK');
  });
});

/** The login that a token is of, as operators are told it. */
async function loginIdOf(login: string): Promise<string> {
  const reply = await server().call(deviceHttp.getLogins, null, { token: login });
  return reply.value.Logins.find(({ IsThis }) => IsThis)?.Id ?? '';
}

describe('the device of an app', () => {
  test('is banned by what the app says of it, for so many days', async () => {
    const me = await registerPlayer(server());
    const app = { deviceId: 'pixel-4711' };
    const login = await signIn(me.userName, app);
    expect((await banDevice(me.playerId, await loginIdOf(login.token), 2)).value).toEqual({
      Ended: 1,
    });
    expect((await own(login)).body).toMatchObject({ Code: 'blacklist' });
    expect((await signIn(me.userName, app)).code).toBe('DEVICE_BANNED');
    expect((await signIn(me.userName, { deviceId: 'pixel-4712' })).code).toBe('OK');
    await server().clock.advance(2 * 86_400_000);
    expect((await signIn(me.userName, app)).code).toBe('OK');
    ({ token } = await signInOperator(server(), 'guard2', ['risk']));
    expect(await bans(me.userName)).toEqual([]);
  });

  test('of whose login nothing is known is told so, and one of somebody else is no login', async () => {
    const me = await registerPlayer(server());
    const other = await registerPlayer(server());
    const { token: login } = await signIn(me.userName);
    const id = await loginIdOf(login);
    expect((await banDevice(other.playerId, id)).code).toBe('NO_SUCH_LOGIN');
    await sql`UPDATE session SET device_key = NULL WHERE id = ${id}`.execute(server().owner);
    expect((await banDevice(me.playerId, id)).code).toBe('NO_DEVICE');
    expect((await own({ token: login })).status).toBe(200);
  });
});

describe('an account', () => {
  test('is banned: its logins end as blacklist, it does not sign in, and its money stays', async () => {
    const me = await registerPlayer(server());
    const { closed } = await held(me.token);
    expect((await own(me)).status).toBe(200);
    const began = performance.now();
    expect((await banPlayer(me.playerId)).value).toEqual({ Ended: 1 });
    expect(await closed).toContain('blacklist');
    expect((await own(me)).body).toMatchObject({ Code: 'blacklist' });
    expect(performance.now() - began).toBeLessThan(onThisMachine(WITHIN_MS));
    expect((await signIn(me.userName)).code).toBe('ACCOUNT_BANNED');
    // Who does not know the password is told nothing.
    const wrong = { UserName: me.userName, Password: 'not-the-right-one-5' };
    expect((await server().call(loginHttp.login, wrong)).code).toBe('WRONG');
    expect((await banPlayer(me.playerId)).code).toBe('IS_BANNED');
    expect((await banPlayer(9_000_000n)).code).toBe('NO_SUCH_PLAYER');
    const [row] = await bans(me.userName);
    expect(row).toMatchObject({ Kind: 'account', Device: '', Until: null });
    await lift(row?.Id ?? 0);
    expect((await signIn(me.userName)).code).toBe('OK');
  });

  test('days are bounded, and so is the list', async () => {
    const me = await registerPlayer(server());
    for (const days of [0, 3_651]) expect((await banPlayer(me.playerId, days)).status).toBe(400);
    await sql`
      INSERT INTO login_ban (kind, player_id, device_id, shown, reason, made_by)
      SELECT 2, ${me.playerId}, 'many-' || n, '', '', 'x' FROM generate_series(1, 20000) n`.execute(
      server().owner,
    );
    expect((await banPlayer(me.playerId)).code).toBe('BANS_FULL');
    await sql`DELETE FROM login_ban`.execute(server().owner);
    expect((await banPlayer(me.playerId, 3_650)).code).toBe('OK');
  });
});

describe('a sign-in at the moment of the ban', () => {
  const OPEN = sql<{ n: number }>`SELECT count(*)::int AS n FROM session WHERE ended_at IS NULL`;
  const openOf = async (playerId: bigint) =>
    (await sql<{ n: number }>`${OPEN} AND player_id = ${playerId}`.execute(server().owner)).rows[0]
      ?.n;
  /** A login that is opened, and not yet there for others, while the ban comes. */
  const race = async (guard: (tx: Tx, playerId: bigint) => Promise<unknown>) => {
    const me = await registerPlayer(server());
    const { playerId } = me;
    const { operatorId } = await operatorOf();
    const person = { operatorId, name: 'guard', ip: '127.0.0.1', requestId: '' };
    const asked = { PlayerId: Number(playerId), Reason };
    let banned: Promise<unknown> = Promise.resolve();
    await transaction(server().platform.db, async (tx) => {
      await guard(tx, playerId);
      await sql`INSERT INTO session (player_id, id, ip, user_agent)
        VALUES (${playerId}, gen_random_uuid(), '127.0.0.1', '')`.execute(tx);
      let isDone = false;
      banned = banAccount(server().platform.db, person, asked).finally(() => (isDone = true));
      // Either it waits for this transaction, or it has passed it by.
      await expect
        .poll(async () => isDone || (await isWaitedFor()), { timeout: 10_000, interval: 20 })
        .toBe(true);
    });
    await banned;
    return openOf(playerId);
  };
  const isWaitedFor = async (): Promise<boolean> => {
    const { rows } = await sql`SELECT FROM pg_locks
      WHERE locktype = 'advisory' AND classid = 20660 AND NOT granted`.execute(server().owner);
    return rows.length > 0;
  };
  const operatorOf = async () => {
    const { rows } = await sql<{ operator_id: number }>`
      SELECT operator_id FROM operator WHERE name = 'guard'`.execute(server().owner);
    return { operatorId: rows[0]?.operator_id ?? 0 };
  };

  test('is found by it and ends; the control: one that does not ask is passed by and stays', async () => {
    const marks = { deviceId: null, deviceKey: null };
    expect(await race((tx, playerId) => barLogin(tx, playerId, marks))).toBe(0);
    expect(await race(async () => undefined)).toBe(1);
  });
});

test('what is done stands in the audit, with who and why', async () => {
  const { rows } = await sql<{ actor_name: string; reason: string; n: number }>`
    SELECT actor_name, reason, count(*)::int AS n FROM operator_audit
    WHERE permission = 'ban.logins.change' GROUP BY 1, 2 ORDER BY n DESC LIMIT 1`.execute(
    server().owner,
  );
  expect(rows[0]).toMatchObject({ actor_name: 'guard', reason: Reason });
});
