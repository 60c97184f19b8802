import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { startTestApp } from './app.ts';
import type { TestApp } from './app.ts';
import { RawClient } from './clients.ts';
import { frame, openByHand, opening } from './frame-client.ts';
import { handshake, PollClient } from './http-clients.ts';

/** Whatever a client begins it must end in time. */
let app: TestApp;
afterEach(() => app.stop());

const limits = { allowSkipNegotiation: true, unfinishedTimeoutMs: 100, closeTimeoutMs: 100 };

async function start(): Promise<void> {
  app = await startTestApp({ hub: limits });
  app.server.connections(
    '/echo',
    async (connection) => {
      for await (const chunk of connection) await connection.send(chunk);
    },
    limits,
  );
}

const half = frame(opening.text, 'x'.repeat(100)).subarray(0, 50);
const record = '{"type":6}\u001e';

test.each([
  ['a frame', half],
  ['the head of a frame', half.subarray(0, 1)],
  ['a message of several frames', frame(opening.more, record)],
  [
    'a message of several frames, with a ping',
    Buffer.concat([frame(opening.more, record), frame(opening.ping, '')]),
  ],
  ['a message in several frames', frame(opening.text, record.slice(0, 5))],
])('%s that does not end ends the connection', async (_what, bytes) => {
  await start();
  const { socket } = await openByHand(app);
  socket.write(frame(opening.text, handshake));
  socket.write(frame(opening.text, record));
  socket.write(bytes);
  await once(socket, 'close');
  expect(app.journal).toEqual([
    'connected ann',
    'disconnected ann: The client left a message unfinished for too long.',
  ]);
});

test('so does one that comes byte by byte, and an endless one on a raw endpoint', async () => {
  await start();
  const { socket } = await openByHand(app);
  const raw = await openByHand(app, '/echo');
  raw.socket.write(half);
  socket.write(frame(opening.text, handshake));
  for (let at = 0; at < half.length && !socket.destroyed; at++) {
    socket.write(half.subarray(at, at + 1));
    await pause(10);
  }
  await expect.poll(() => socket.destroyed && raw.socket.destroyed).toBe(true);
});

test('a body that does not end is cut', async () => {
  await start();
  const client = await PollClient.shaken(app);
  const sent = request(`${app.url}/Hub?id=${client.token}`, {
    method: 'POST',
    headers: { 'Content-Length': 100 },
  });
  sent.on('error', () => {});
  sent.write('half');
  await new Promise((resolve) => void sent.once('close', resolve));
  expect(app.journal).toEqual(['connected ann']);
  expect((await client.post(record)).status).toBe(200);
});

test('frames that end in time may follow each other without a gap', async () => {
  await start();
  const { socket } = await openByHand(app);
  socket.write(frame(opening.text, handshake));
  const whole = frame(opening.text, record);
  socket.write(whole.subarray(0, 9));
  for (let turn = 0; turn < 12; turn++) {
    await pause(25);
    socket.write(Buffer.concat([whole.subarray(9), whole.subarray(0, 9)]));
  }
  expect(app.journal).toEqual(['connected ann']);
  socket.destroy();
});

test('who waits for the hub, and who ends in time, may go on', async () => {
  await start();
  const raw = await RawClient.shaken(app);
  const wait = { type: 1, invocationId: 'w', target: 'Wait', arguments: [250] };
  raw.sendJson(wait);
  raw.socket.send(record.slice(0, 5));
  await raw.completion('w');
  raw.socket.send(record.slice(5));
  for (let turn = 0; turn < 4; turn++) {
    raw.socket.send(record.slice(0, 5));
    await pause(50);
    raw.socket.send(record.slice(5));
  }
  raw.sendJson({ ...wait, invocationId: 'e', arguments: [0] });
  expect((await raw.completion('e')).result).toBe(0);
  raw.socket.close();
});
