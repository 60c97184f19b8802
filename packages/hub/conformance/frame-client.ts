import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { TestApp } from './app.ts';
import { ticket } from './clients.ts';

/** A WebSocket client whose frames are made by hand. */
export interface FrameClient {
  readonly socket: Socket;
  readonly heard: Buffer[];
}

/** The first byte of a frame. `more` begins a message of several; `rest` is its last part. */
export const opening = {
  text: 0x81,
  more: 0x01,
  rest: 0x80,
  binary: 0x82,
  close: 0x88,
  ping: 0x89,
} as const;

/** A plain socket to the app, for requests that no library would send. */
export function plainSocket(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  return socket;
}

/** An upgrade at `/Hub`, or at another path that needs no negotiate. */
export async function openByHand(app: TestApp, path?: string): Promise<FrameClient> {
  const target = path ?? `/Hub?id=${(await ticket(app)).connectionToken}`;
  const socket = plainSocket(app.url);
  socket.write(
    `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n` +
      'Authorization: Bearer ann\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await once(socket, 'data');
  const heard: Buffer[] = [];
  socket.on('data', (data: Buffer) => void heard.push(data));
  return { socket, heard };
}

/** A frame with a mask of zeroes, which leaves the payload as it is. */
export function frame(first: number, payload: string | Buffer): Buffer {
  const body = Buffer.from(payload);
  const { length } = body;
  const head =
    length < 126
      ? [first, 0x80 | length]
      : length < 65_536
        ? [first, 0xfe, length >> 8, length & 0xff]
        : [first, 0xff, 0, 0, 0, 0, ...[24, 16, 8, 0].map((shift) => (length >> shift) & 0xff)];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), body]);
}
