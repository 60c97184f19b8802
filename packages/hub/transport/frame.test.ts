import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { eventFraming, rawFraming, webSocketFraming } from './frame.ts';

const sizes = [0, 1, 125, 126, 65_535, 65_536, 200_000];
const frames = sizes.flatMap((size) => {
  const payload = Buffer.alloc(size, 'a');
  return (['Text', 'Binary'] as const).map((format) => webSocketFraming.wrap(payload, format));
});

/** A server that does the handshake by hand, so that only our frames reach the client. */
const server = createServer((socket) => {
  socket.once('data', (request) => {
    const key = /sec-websocket-key: (.+)\r/i.exec(String(request))?.[1] ?? '';
    const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`);
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        `Sec-WebSocket-Accept: ${accept.digest('base64')}\r\n\r\n`,
    );
    for (const frame of frames) socket.write(frame);
  });
});

test('frames of every length and kind are read back as they were', async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const read: [number, boolean][] = [];
  client.on('message', (data: Buffer, isBinary) => void read.push([data.length, isBinary]));
  await expect.poll(() => read.length).toBe(frames.length);
  expect(read).toEqual(
    sizes.flatMap((size) => [
      [size, false],
      [size, true],
    ]),
  );
  client.terminate();
  server.close();
});

test.each([
  ['plain', 'data: plain\r\n\r\n'],
  ['', 'data: \r\n\r\n'],
  ['a\nb', 'data: a\r\ndata: b\r\n\r\n'],
  ['a\r\nb\n', 'data: a\r\ndata: b\r\ndata: \r\n\r\n'],
  ['a\rb', 'data: a\r\ndata: b\r\n\r\n'],
  ['é\n😀', 'data: é\r\ndata: 😀\r\n\r\n'],
])('the payload %j is one event', (payload, event) => {
  expect(String(eventFraming.wrap(Buffer.from(payload), 'Text'))).toBe(event);
});

test('a poll carries payloads as they are', () => {
  const payload = Buffer.from('x');
  expect(rawFraming.wrap(payload, 'Binary')).toBe(payload);
});
