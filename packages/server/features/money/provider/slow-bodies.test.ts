import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { withTestServer } from '#testing';
import { registerPlayer } from '../../auth/login/testing.ts';
import { addTestChannel, TEST_SECRET } from '../deposit/testing/channels.ts';
import { noticeBody, NOTIFY_PATH, signedHeaders } from './testing/signed-notice.ts';

/** Strangers whose bodies stop half-way, beside those whose bodies come whole. */
const server = withTestServer({ games: [4], settings: { trustedProxies: 1 } });
const STRANGERS = 280;
/** A longer wait counts as shut out, also on a busy machine. */
const SHUT_OUT_MS = 2_000;
const sockets: Socket[] = [];

beforeAll(async () => {
  await addTestChannel(server(), 'http://127.0.0.1:9');
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function begin(
  path: string,
  address: string,
  headers: readonly string[] = [],
): Promise<Socket> {
  const { hostname, port } = new URL(server().url);
  const socket = createConnection(Number(port), hostname).on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: x',
    'Content-Type: application/json',
    `X-Forwarded-For: ${address}`,
    ...(headers.length > 0 ? headers : ['Content-Length: 900']),
  ];
  await new Promise((done) => socket.write(`${head.join('\r\n')}\r\n\r\n{`, done));
  return socket;
}
const strangers = (path: string, addressOf: (n: number) => string) =>
  Promise.all(Array.from({ length: STRANGERS }, (_, n) => begin(path, addressOf(n))));

/** A signed notice; its status, and whether it came in time. */
async function notify(address: string): Promise<readonly [number, boolean]> {
  const body = noticeBody();
  const signed = signedHeaders(body, { secret: TEST_SECRET, timeMs: await server().clock.now() });
  const headers = { ...signed, 'x-forwarded-for': address };
  const fromMs = performance.now();
  const { status } = await fetch(server().url + NOTIFY_PATH, { method: 'POST', body, headers });
  return [status, performance.now() - fromMs < SHUT_OUT_MS];
}

test('serves providers while 280 strangers send half a body', async () => {
  await strangers(NOTIFY_PATH, (n) => `198.51.100.${n % 250}:${n}`);
  for (let n = 0; n < 10; n += 1) expect(await notify('203.0.113.1')).toEqual([200, true]);
});

test('serves a provider while 280 strangers at its address send half a body', async () => {
  await strangers(NOTIFY_PATH, () => '203.0.113.1');
  for (let n = 0; n < 10; n += 1) expect(await notify('203.0.113.1')).toEqual([200, true]);
});

test('serves players while 280 strangers send half a body', async () => {
  const { token } = await registerPlayer(server());
  await strangers('/api/Login/Login', (n) => `198.51.100.${n % 250}`);
  const asked = await server().call(walletHttp.getWalletAmount, undefined, { token });
  expect(asked.status).toBe(200);
});

test('rejects a long body with an invalid token before reading it', async () => {
  const { token } = await registerPlayer(server());
  const long = (by: string) =>
    begin('/api/Wallet/GetWalletAmount', '198.51.100.7', [
      `Authorization: Bearer ${by}`,
      'Content-Length: 2000000',
    ]);
  const [said] = (await once(await long('made-up'), 'data')) as [Buffer];
  expect(said.toString()).toMatch(/^HTTP\/1.1 401/);
  // The control: the body of a player is waited for.
  const own = await long(token);
  const answered = once(own, 'data').then(() => 'answered');
  const waited = new Promise((go) => setTimeout(go, 300)).then(() => 'waited for');
  expect(await Promise.race([answered, waited])).toBe('waited for');
});
