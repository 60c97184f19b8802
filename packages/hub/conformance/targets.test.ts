import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startConformanceApp } from '../conformance-app/app.ts';
import { startTestApp } from './app.ts';
import { plainSocket } from './frame-client.ts';

/** Request targets of every form, as they stand on the wire. */
const apps: { url: string; stop(): Promise<void> }[] = [];
beforeAll(async () => {
  apps.push(await startTestApp({ hub: { allowSkipNegotiation: true } }));
  apps.push(await startConformanceApp({ port: 0 }));
});
afterAll(async () => {
  for (const app of apps) await app.stop();
});

const upgradeHeaders =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

/** The status line of the answer; nothing when the socket was closed without one. */
async function statusOf(url: string, line: string, headers = ''): Promise<string> {
  const socket = plainSocket(url);
  let heard = '';
  const answered = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
    socket.on('data', (data) => {
      heard += String(data);
      if (heard.includes('\r\n')) resolve();
    });
  });
  socket.write(`${line} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ann\r\n${headers}\r\n`);
  await answered;
  socket.destroy();
  return heard.split('\r\n', 1)[0]?.slice(9) ?? '';
}

const malformed = [
  '//',
  '///',
  '//x',
  'http://[',
  'http://',
  'http:',
  '/%',
  '/Hub%',
  '/%ff%ff/negotiate',
  '/clientresult/%',
  '/clientresult/%ff',
  '/echoredirect/%?%',
  '?',
  '*',
  '/\\',
];

describe.each([0, 1])('server %i', (which) => {
  test.each(malformed)('%s ends nothing, as request and as upgrade', async (target) => {
    const url = apps[which]?.url ?? '';
    for (const method of ['GET', 'POST', 'OPTIONS', 'DELETE'])
      await statusOf(url, `${method} ${target}`);
    await statusOf(url, `GET ${target}`, upgradeHeaders);
    expect(await statusOf(url, 'GET /nothing')).toBe('404 Not Found');
  });
});

test.each([
  '/Hub/negotiate?negotiateVersion=1',
  '/%48ub/negotiate?negotiateVersion=1',
  '/Hub%2Dx/../Hub/negotiate',
  'http://x/Hub/negotiate?negotiateVersion=1',
  'HTTP://other.example:80/h%75b/Negotiate/?negotiateVersion=1',
  '/Hub%2Fnegotiate',
])('%s', async (target) => {
  const isMeant = !target.includes('..') && !target.includes('%2F');
  const status = await statusOf(apps[0]?.url ?? '', `POST ${target}`, 'Content-Length: 0\r\n');
  expect(status).toBe(isMeant ? '200 OK' : '404 Not Found');
});

test.each(['/Hub', '/%48UB', 'http://x/Hub?room=1'])('%s upgrades', async (target) => {
  const status = await statusOf(apps[0]?.url ?? '', `GET ${target}`, upgradeHeaders);
  expect(status).toBe('101 Switching Protocols');
});
