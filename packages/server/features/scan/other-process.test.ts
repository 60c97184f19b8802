import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reasonWithoutRedis, startRedisServer } from '@fairlot/hub/conformance/redis-server';
import { scanHttp } from '@fairlot/wire/scan';
import { startApp, type App } from '../../app.ts';
import { createLog } from '../../platform/log.ts';
import { callEndpoint } from '../../testing/call.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { device } from '../device/index.ts';
import { proof } from '../proof/index.ts';
import { session } from '../session/index.ts';
import { registerPlayer } from '../session/testing.ts';
import { site } from '../site/index.ts';
import { scan } from './index.ts';
import { openAskingPage } from './testing/page.ts';

// The page is connected to one process, the phone asks another: Redis carries the login from there to here.
const features = [site, proof, session, device, scan];
const lack = reasonWithoutRedis();

describe.skipIf(lack !== '')(`over Redis${lack}`, () => {
  let redis: Awaited<ReturnType<typeof startRedisServer>>;
  let server: TestServer;
  let other: App;
  beforeAll(async () => {
    redis = await startRedisServer();
    server = await startTestServer({ features, games: [], settings: { redisUrl: redis.url } });
    const { appUrl, platform } = server;
    const log = createLog('silent');
    const where = { host: '127.0.0.1', port: 0 };
    other = await startApp({ appUrl, settings: platform.settings, log, features, ...where });
  });
  afterAll(async () => {
    await other.stop();
    await server.stop();
    await redis.kill();
  });

  test('a phone of another process lets the page in, and hears where it is gone', async () => {
    const { token } = await registerPlayer(server);
    const page = await openAskingPage(server.url);
    const Ticket = await page.ticket();
    const asked = await callEndpoint(other.url, scanHttp.scanQrCode, { Ticket }, { token });
    expect(asked.code).toBe('OK');
    const yes = { Ticket, IsYes: true, Number: page.number() };
    const answered = await callEndpoint(other.url, scanHttp.answerQrCode, yes, { token });
    expect(answered.value).toEqual({ IsIn: true });
    expect(page.heard.at(-1)?.Grant?.access_token).toEqual(expect.any(String));
    const next = await page.ticket(true);
    await page.stop();
    const gone = await callEndpoint(other.url, scanHttp.scanQrCode, { Ticket: next }, { token });
    expect(gone.code).toBe('QR_GONE');
  });
});
