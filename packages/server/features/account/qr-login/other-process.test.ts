import { encode as pack } from '@msgpack/msgpack';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reasonWithoutRedis, startRedisServer } from '@fairlot/hub/conformance/redis-server';
import { qrLoginHttp } from '@fairlot/wire/account/qr-login';
import { startApp, type App } from '../../../app.ts';
import { createLog } from '#platform/log';
import { callEndpoint } from '#testing/call';
import { startTestServer, type TestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { device } from '../device/index.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { qrLogin } from './index.ts';
import { openAskingPage } from './testing/page.ts';

// The page is connected to one process, the phone asks another: Redis carries the login from there to here.
const features = [settings, credentials, login, device, qrLogin, ...passwordAnd('device')];
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

  /** Everything that passes Redis from here on, as whoever reads it there sees it. */
  async function listen() {
    const reader = new Redis(redis.url);
    const seen: { readonly channel: string; readonly bytes: Buffer }[] = [];
    reader.on('pmessageBuffer', (_: Buffer, channel: Buffer, bytes: Buffer) => {
      seen.push({ channel: channel.toString(), bytes });
    });
    await reader.psubscribe('*');
    return { seen, stop: () => reader.quit() };
  }

  test('whoever reads Redis sees nothing of the login, and what he says there himself is refused', async () => {
    const { token } = await registerPlayer(server);
    const page = await openAskingPage(server.url);
    const Ticket = await page.ticket();
    const reader = await listen();
    await callEndpoint(other.url, qrLoginHttp.scanQrCode, { Ticket }, { token });
    const Number = page.number();
    await callEndpoint(
      other.url,
      qrLoginHttp.answerQrCode,
      { Ticket, IsYes: true, Number },
      { token },
    );
    const granted = page.heard.at(-1)?.Grant?.access_token ?? '';
    // Two questions and their answers at least, of which the page heard the clear words.
    await expect.poll(() => reader.seen.length).toBeGreaterThanOrEqual(4);
    const passed = Buffer.concat(reader.seen.map(({ bytes }) => bytes)).toString('latin1');
    for (const word of [granted, 'QrCodeLogin', 'confirmed', 'access_token']) {
      expect(word).not.toBe('');
      expect(passed.includes(word), word).toBe(false);
    }
    // One who writes there too: the same bytes at another page, and words of his own, reach nobody.
    const victim = await openAskingPage(server.url);
    const theirs = await victim.ticket();
    const said = reader.seen.find(({ channel }) => channel.includes(':connection:'));
    const writer = new Redis(redis.url);
    const channels = (await writer.pubsub('CHANNELS', '*:connection:*')) as string[];
    const place = channels.find((channel) => channel !== said?.channel) ?? '';
    const forms = { json: Buffer.from('{"type":1,"target":"QrCodeLogin","arguments":[{}]}') };
    for (const bytes of [said?.bytes ?? Buffer.alloc(0), pack(['s', [], forms])]) {
      // Its process hears it, and our reader.
      expect(await writer.publish(place, Buffer.from(bytes))).toBe(2);
    }
    // What is said by a process of ours comes by the same channel after it.
    await callEndpoint(other.url, qrLoginHttp.scanQrCode, { Ticket: theirs }, { token });
    expect(victim.heard.map(({ State }) => State)).toEqual(['scanned']);
    await Promise.all([writer.quit(), reader.stop(), page.stop(), victim.stop()]);
  });

  test('a phone of another process lets the page in, and hears where it is gone', async () => {
    const { token } = await registerPlayer(server);
    const page = await openAskingPage(server.url);
    const Ticket = await page.ticket();
    const asked = await callEndpoint(other.url, qrLoginHttp.scanQrCode, { Ticket }, { token });
    expect(asked.code).toBe('OK');
    const yes = { Ticket, IsYes: true, Number: page.number() };
    const answered = await callEndpoint(other.url, qrLoginHttp.answerQrCode, yes, { token });
    expect(answered.value).toEqual({ IsIn: true });
    expect(page.heard.at(-1)?.Grant?.access_token).toEqual(expect.any(String));
    const next = await page.ticket(true);
    await page.stop();
    const gone = await callEndpoint(other.url, qrLoginHttp.scanQrCode, { Ticket: next }, { token });
    expect(gone.code).toBe('QR_GONE');
  });
});
