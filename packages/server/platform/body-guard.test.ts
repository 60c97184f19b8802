import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createConnection, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { bodyGuard, type BodyGuard, type BodyLimits } from './body-guard.ts';

/** Stalled bodies hold their places only until a new body arrives or their time is over. */
const LIMITS: BodyLimits = { atOnce: 20, ofAddress: 5, leastMs: 60_000, bytesPerMs: 25 };
let server: Server | undefined;
let guard: BodyGuard;
let port = 0;
let begun = 0;
const sockets: Socket[] = [];

async function start(limits: Partial<BodyLimits> = {}): Promise<void> {
  guard = bodyGuard({ ...LIMITS, ...limits });
  server = createServer((request, response) => {
    begun += 1;
    guard.watch(request, response, String(request.headers['x-forwarded-for']));
    request
      .on('error', () => undefined)
      .resume()
      .on('end', () => response.end('whole'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.close();
  await expect.poll(() => guard.count()).toBe(0);
});

/** A request of which half the body comes. */
async function half(address: string, head = 'Content-Length: 9'): Promise<Socket> {
  const socket = createConnection(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  const before = begun;
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n${head}\r\n\r\n1`);
  await expect.poll(() => begun).toBe(before + 1);
  return socket;
}
const whole = async (address: string): Promise<string> => {
  const headers = { 'x-forwarded-for': address };
  return (
    await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'body', headers })
  ).text();
};
const saidTo = async (socket: Socket): Promise<string> => {
  const [said] = (await once(socket, 'data')) as [Buffer];
  return said.toString().slice(9, 12);
};

test('ends the oldest body of an address at its limit', async () => {
  await start();
  const first = await half('a');
  const other = await half('b');
  const said = saidTo(first);
  for (let n = 0; n < 4; n += 1) await half('a');
  expect(guard.count()).toBe(6);
  await half('a');
  expect(await said).toBe('503');
  expect(guard.count()).toBe(6);
  expect(await whole('a')).toBe('whole');
  expect(other.destroyed).toBe(false);
});

test('limits unfinished bodies of all addresses and serves whole ones', async () => {
  await start();
  for (let n = 0; n < 23; n += 1) await half(`stranger ${n}`);
  expect(guard.count()).toBe(20);
  for (let n = 0; n < 30; n += 1) expect(await whole(`provider ${n % 3}`)).toBe('whole');
  expect(guard.count()).toBeLessThanOrEqual(20);
});

test('gives a body a time by its length and releases it at the end', async () => {
  await start({ leastMs: 300, bytesPerMs: 10 });
  const [short, long] = [await half('a'), await half('b', 'Content-Length: 100000')];
  expect(await saidTo(short)).toBe('408');
  expect(long.destroyed).toBe(false);
  expect(guard.count()).toBe(1);
  expect(await whole('a')).toBe('whole');
});

test('releases bodies without a length and aborted ones', async () => {
  await start();
  const chunked = await half('a', 'Transfer-Encoding: chunked');
  expect(guard.count()).toBe(1);
  chunked.destroy();
  await expect.poll(() => guard.count()).toBe(0);
  // A request without a body is not watched.
  const get = await fetch(`http://127.0.0.1:${port}`);
  expect(await get.text()).toBe('whole');
});
