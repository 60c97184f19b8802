import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { call } from '../index.ts';
import { startTestApp } from './app.ts';
import type { TestApp, TestAppOptions } from './app.ts';
import { RawClient } from './clients.ts';
import { frame, openByHand, opening } from './frame-client.ts';
import { handshake, PollClient } from './http-clients.ts';

/** Whatever a client begins it must end in time. */
let app: TestApp;
afterEach(() => app.stop());

const limits = { allowSkipNegotiation: true, unfinishedTimeoutMs: 100, closeTimeoutMs: 100 };

async function start(options?: TestAppOptions): Promise<void> {
  app = await startTestApp({ ...options, hub: { ...limits, ...options?.hub } });
  app.server.connections(
    '/echo',
    async (connection) => {
      for await (const chunk of connection) await connection.send(chunk);
    },
    limits,
  );
}

const tickMs = 5;

/** Virtual time. Whoever is to see it pass has what was sent, and sees it at the next tick. */
async function startClocked(
  definition?: TestAppOptions['definition'],
  hub?: TestAppOptions['hub'],
) {
  let now = 0;
  const server = { clock: { now: () => now }, tickMs };
  await start({ server, ...(definition ? { definition } : {}), ...(hub ? { hub } : {}) });
  const received = () =>
    app.hub.metrics().find(({ name }) => name.endsWith('bytes.received'))?.points[0]?.value ?? 0;
  return {
    received,
    pass: async (ms: number) => {
      now += ms;
      // Of equal timers the one that began first ends first: the server has looked at its clock.
      await pause(tickMs);
    },
  };
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
  const { pass } = await startClocked();
  const { socket } = await openByHand(app);
  const raw = await openByHand(app, '/echo');
  raw.socket.write(half);
  socket.write(frame(opening.text, handshake));
  await expect.poll(() => app.journal).toEqual(['connected ann']);
  for (let at = 0; !socket.destroyed || !raw.socket.destroyed; at++) {
    expect(at).toBeLessThan(half.length);
    socket.write(half.subarray(at, at + 1));
    await pass(10);
  }
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
  const { pass, received } = await startClocked();
  const { socket } = await openByHand(app);
  socket.write(frame(opening.text, handshake));
  await expect.poll(() => app.journal).toEqual(['connected ann']);
  const whole = frame(opening.text, record);
  socket.write(whole.subarray(0, 9));
  for (let turn = 0; turn < 4; turn++) {
    const before = received();
    await pass(80);
    socket.write(Buffer.concat([whole.subarray(9), whole.subarray(0, 9)]));
    await expect.poll(received).toBe(before + record.length);
  }
  expect(app.journal).toEqual(['connected ann']);
  socket.destroy();
});

test('who waits for the hub, and who ends in time, may go on', async () => {
  let release: (() => void) | undefined;
  const held = () => new Promise<void>((resolve) => (release = resolve));
  const methods = { Wait: call([], held), Nothing: call([], () => {}) };
  const { pass, received } = await startClocked({ methods }, { maxWaitingCalls: 1 });
  const raw = await RawClient.shaken(app);
  const send = async (text: string) => {
    const before = received();
    raw.socket.send(text);
    await expect.poll(received).toBe(before + text.length);
  };
  const calling = (invocationId: string, target: string) => {
    return { type: 1, invocationId, target, arguments: [] };
  };
  // With one running and one waiting call the hub stops reading.
  raw.sendJson(calling('w', 'Wait'), calling('n', 'Nothing'));
  await expect.poll(() => release).toBeDefined();
  await send(record.slice(0, 5));
  await pass(250);
  release?.();
  await raw.completion('w');
  await send(record.slice(5));
  for (let turn = 0; turn < 4; turn++) {
    await send(record.slice(0, 5));
    await pass(50);
    await send(record.slice(5));
  }
  raw.sendJson(calling('e', 'Nothing'));
  expect((await raw.completion('e')).error).toBeUndefined();
  raw.socket.close();
});
