import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { KyselyPlugin } from 'kysely';
import { loginHttp } from '@fairlot/wire/auth/login';
import type { Whence } from '#platform/access';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { DEMO_PASSWORD } from '../../auth/login/register/index.ts';
import { login as loginFeature } from '../../auth/login/index.ts';
import { hangUp } from './gates.ts';
import {
  blockAddress,
  goOffline,
  goOnline,
  readSite,
  setRegions,
  unblockAddress,
} from './values/index.ts';
import { settings } from './index.ts';

const server = withTestServer({ features: [settings, loginFeature, ...PASSWORD_ONLY] });
const MINUTE = 60_000;
/** Settings are read at most once a second a process; tests wait that second out. */
const forget = () => delay(1_050);
const login = (UserName: string, Password: string) =>
  server().call(loginHttp.login, { UserName, Password });

describe('the gates of the site', () => {
  test('off until a time: 503 with that time, on again after it', async () => {
    const now = await server().clock.now();
    expect(await goOffline(server().platform.db, now - 1)).toMatchObject({ error: 'IN_THE_PAST' });
    await goOffline(server().platform.db, now + MINUTE);
    await forget();
    const off = await login('player1', DEMO_PASSWORD);
    expect([off.status, off.body]).toMatchObject([503, { OfflineEndTime: now + MINUTE }]);
    await server().clock.advance(MINUTE);
    await forget();
    expect((await login('player1', DEMO_PASSWORD)).code).toBe('OK');
    await goOnline(server().platform.db);
    expect((await readSite(server().platform.db)).offline).toBeNull();
  });

  test('where no header tells the region, a rule of regions keeps nobody out', async () => {
    await setRegions(server().platform.db, 'only', ['CN']);
    await forget();
    expect((await login('player1', DEMO_PASSWORD)).code).toBe('OK');
    await setRegions(server().platform.db, 'any', []);
  });

  test('a blocked address is told so with 403', async () => {
    await blockAddress(server().platform.db, '127.0.0.0/8');
    await forget();
    const blocked = await login('player1', DEMO_PASSWORD);
    expect([blocked.status, blocked.body]).toMatchObject([403, { Code: 'IP_restricted' }]);
    // As the server sees it: who is kept out by mistake can say so.
    expect(blocked.body).toMatchObject({ Message: expect.stringMatching(/（127\.0\.0\.1）$/) });
    await unblockAddress(server().platform.db, '127.0.0.0/8');
    await forget();
    expect((await login('player1', DEMO_PASSWORD)).code).toBe('OK');
  });

  test('however many are connected, who of them may stay is read once, and said of each', async () => {
    const { platform } = server();
    let statements = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const from = Array.from({ length: 2_000 }, (_, n) => ({ ip: `198.51.${n >> 8}.${n % 256}` }));
    let out: readonly Whence[] = [];
    const look = hangUp({
      ...platform,
      db: platform.db.withPlugin(counting),
      hub: { ...platform.hub, hangUpFrom: (isOut) => void (out = from.filter(isOut)) },
    });
    await blockAddress(platform.db, '198.51.1.0/24');
    await look.run();
    expect([statements, out.length]).toEqual([1, 256]);
    await unblockAddress(platform.db, '198.51.1.0/24');
    await look.run();
    expect([statements, out.length]).toEqual([2, 0]);
  });
});
