import { once } from 'node:events';
import { createRequire } from 'node:module';
import { HttpTransportType, LogLevel, TransferFormat } from '@microsoft/signalr';
import type { HttpConnection as Connection } from '@microsoft/signalr/dist/esm/HttpConnection.js';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { HubOptions, RawHandler } from '../index.ts';
import { startTestApp } from './app.ts';
import type { Session, TestApp } from './app.ts';
import { transports } from './clients.ts';
import { ask } from './http-clients.ts';
import { still } from './still.ts';

// The client's own raw connection, which its index keeps to itself.
const { HttpConnection } = createRequire(import.meta.url)(
  '@microsoft/signalr/dist/cjs/HttpConnection.js',
) as { HttpConnection: typeof Connection };

let app: TestApp;
afterEach(() => app.stop());

const echo: RawHandler<Session> = async (connection) => {
  for await (const chunk of connection) await connection.send(chunk);
};

async function start(handler = echo, options?: HubOptions): Promise<void> {
  app = await startTestApp();
  app.server.connections('/echo', handler, options);
}

const headers = { Authorization: 'Bearer ann' };

async function rawToken(): Promise<string> {
  const url = `${app.url}/echo/negotiate?negotiateVersion=1`;
  const response = await fetch(url, { method: 'POST', headers });
  return ((await response.json()) as { connectionToken: string }).connectionToken;
}

async function open(
  transport: keyof typeof HttpTransportType,
  heard: unknown[] = [],
): Promise<Connection> {
  const connection = new HttpConnection(`${app.url}/echo`, {
    transport: HttpTransportType[transport],
    headers,
    logger: LogLevel.None,
  });
  connection.onreceive = (data) => void heard.push(data);
  await connection.start(TransferFormat.Text);
  return connection;
}

describe.each(transports)('over %s', (transport) => {
  test('a raw connection echoes every chunk as it came', async () => {
    await start();
    const heard: unknown[] = [];
    const connection = await open(transport, heard);
    const said = ['Hello', 'lines\nand\n\u{1F600}', 'x'.repeat(100_000)];
    for (const [index, text] of said.entries()) {
      await connection.send(text);
      await expect.poll(() => heard.length).toBeGreaterThan(index);
    }
    await expect.poll(() => heard.join('')).toBe(said.join(''));
    await connection.stop();
  });

  test('it ends when its handler ends, and the handler hears when the client goes', async () => {
    const journal: string[] = [];
    let ended = 0;
    await start(async (connection) => {
      for await (const chunk of connection) {
        if (String(chunk) === 'end') return void ended++;
      }
      journal.push(`gone ${connection.userId} ${connection.signal.aborted}`);
    });
    const first = await open(transport);
    await first.send('end');
    await expect.poll(() => ended).toBe(1);
    const second = await open(transport);
    await second.stop();
    await expect.poll(() => journal).toEqual(['gone ann true']);
    await expect(first.send('late')).rejects.toThrow();
  });
});

test('text goes in text frames, bytes in binary ones', async () => {
  await start(async (connection) => {
    await connection.send('text');
    await connection.send(Buffer.from([255]), 'Binary');
    await once(connection.signal, 'abort');
  });
  const url = `${app.url.replace('http', 'ws')}/echo?id=${await rawToken()}`;
  const socket = new WebSocket(url);
  const heard: [string, boolean][] = [];
  socket.on(
    'message',
    (data: Buffer, isBinary) => void heard.push([data.toString('hex'), isBinary]),
  );
  await expect.poll(() => heard.length).toBe(2);
  expect(heard).toEqual([
    ['74657874', false],
    ['ff', true],
  ]);
  socket.terminate();
});

test('a handler that throws ends its connection alone', async () => {
  await start(async () => {
    throw new Error('bug');
  });
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/echo?id=${await rawToken()}`);
  const [code] = (await once(socket, 'close')) as [number];
  expect(code).toBe(1011);
  expect(app.logged).toContain('The handler of a raw connection failed.');
});

test('a handler that does not read holds the client back', async () => {
  let go = () => {};
  const started = new Promise<void>((resolve) => (go = resolve));
  let bytes = 0;
  await start(async (connection) => {
    await started;
    for await (const chunk of connection) bytes += chunk.length;
  });
  const path = `/echo?id=${await rawToken()}`;
  await ask(app, path);
  const piece = 'x'.repeat(50_000);
  const posts = Array.from({ length: 10 }, () => ask(app, path, { method: 'POST', body: piece }));
  let answered = 0;
  for (const post of posts) void post.then(() => answered++);
  expect(await still(() => answered)).toBeLessThan(posts.length);
  go();
  expect((await Promise.all(posts)).every(({ status }) => status === 200)).toBe(true);
  await expect.poll(() => bytes).toBe(500_000);
  expect((await ask(app, path, { method: 'DELETE' })).status).toBe(202);
});

test('a raw connection needs a session, too, and its path is its own', async () => {
  await start();
  const refused = await ask(app, '/echo/negotiate', { method: 'POST' });
  expect([refused.status, refused.text]).toEqual([401, '']);
  expect((await ask(app, `/Hub?id=${await rawToken()}`)).status).toBe(404);
  expect(() => app.server.connections('/Echo/', echo)).toThrow(/already/);
});

test('a client that takes nothing is dropped', async () => {
  const chunk = 'z'.repeat(65_536);
  await start(
    async (connection) => {
      while (!connection.signal.aborted) await connection.send(chunk);
    },
    { sendTimeoutMs: 60, closeTimeoutMs: 50 },
  );
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/echo?id=${await rawToken()}`);
  socket.on('error', () => {});
  socket.once('open', () => socket.pause());
  await expect.poll(() => app.logged).toContain('A client was dropped.');
  socket.terminate();
});
