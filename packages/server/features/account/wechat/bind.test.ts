import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { contact } from '../contact/index.ts';
import { delivery } from '../../messaging/delivery/index.ts';
import { device } from '../device/index.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { endSessions, holdPlayer } from '../../auth/login/sessions/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { setApp } from './app.ts';
import { bindWechat, takeAway } from './bind.ts';
import { wechat } from './index.ts';
import { signInByWechat } from './sign-in.ts';
import { insertWay, proveWay, takeWay } from './store.ts';
import { wayKeyOf } from './begin.ts';

const server = withTestServer({
  features: [
    settings,
    delivery,
    credentials,
    login,
    device,
    contact,
    wechat,
    ...passwordAnd('device', 'wechat'),
  ],
  games: [],
  settings: { ownAddress: 'http://localhost:3000' },
});
const dataFolder = () => server().platform.settings.dataFolder;
beforeAll(async () => {
  const here = 'http://127.0.0.1:1';
  const app = { appId: 'wx0000', secret: 'secret00', authorizeAt: here, apiAt: here };
  await transaction(server().platform.db, (tx) => setApp(tx, dataFolder(), app));
});

const loginOf = ({ token }: TestPlayer) =>
  server().platform.access.identify(token, { ip: '127.0.0.1', passive: true });

/** A way that has come back and was proven to be of somebody's WeChat; with a player, to link it. */
async function proven(person: string, playerId?: bigint) {
  const { db } = server().platform;
  const shown = {
    State: randomBytes(32).toString('base64url'),
    Verifier: randomBytes(32).toString('base64url'),
    Code: 'asked before',
  };
  const key = wayKeyOf(shown, playerId);
  await insertWay(db, { ...key, ...(playerId !== undefined && { playerId }) } as never);
  await takeWay(db, key);
  await proveWay(db, key, createHash('sha256').update(person).digest());
  return shown;
}
async function link(player: TestPlayer): Promise<string> {
  const person = `person of ${player.userName}`;
  const shown = await proven(person, player.playerId);
  const bound = await bindWechat(server().platform, await loginOf(player), shown);
  expect(bound).toEqual({ ok: true, value: { IsBound: true } });
  return person;
}
const signIn = async (person: string) => {
  const origin = { ip: '127.0.0.1', userAgent: '' };
  const shown = await proven(person);
  const opened = await signInByWechat(server().platform, { isSingleSession: false }, shown, origin);
  return opened.ok ? 'OK' : opened.error.code;
};

test('a login that was ended while it was on its way leaves none behind', async () => {
  const player = await registerPlayer(server());
  const shown = await proven('the thief', player.playerId);
  const login = await loginOf(player);
  await endSessions(server().platform.db, player.playerId, 'change_password');
  expect(await bindWechat(server().platform, login, shown)).toEqual({
    ok: false,
    error: { code: 'WECHAT_STATE' },
  });
  expect(await signIn('the thief')).toBe('WECHAT_UNBOUND');
});

test('one that is taken away while somebody signs in by it signs nobody in', async () => {
  const player = await registerPlayer(server());
  const { playerId } = player;
  const person = await link(player);
  expect(await signIn(person)).toBe('OK');
  const { db, ports } = server().platform;
  const isWaiting = async () => {
    const { rows } = await sql`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(server().owner);
    return rows.length > 0;
  };
  const signing = await transaction(db, async (tx) => {
    await holdPlayer(tx, playerId);
    const begun = signIn(person);
    await expect.poll(isWaiting).toBe(true);
    // He who signs in waits for his player and holds nothing that this would wait for.
    expect(await takeAway(ports, tx, playerId)).toBe(true);
    return { begun };
  });
  expect(await signing.begun).toBe('WECHAT_UNBOUND');
});
