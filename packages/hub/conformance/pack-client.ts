import { once } from 'node:events';
import { decode, encode } from '@msgpack/msgpack';
import { WebSocket } from 'ws';
import { takePrefixed, writePrefixed } from '../protocol/varint.ts';
import type { TestApp } from './app.ts';
import { ticket } from './clients.ts';

/** A WebSocket that speaks MessagePack by hand and keeps the arrays that come back. */
export class PackClient {
  readonly socket: WebSocket;
  readonly messages: (readonly unknown[])[] = [];
  /** What came before the first message, and whether it came in a binary frame. */
  handshake: { readonly text: string; readonly isBinary: boolean } | undefined;
  readonly closed: Promise<number>;

  constructor(app: TestApp, token: string) {
    this.socket = new WebSocket(`${app.url.replace('http', 'ws')}/Hub?id=${token}`);
    this.socket.on('message', (data, isBinary) => {
      let rest = data as Buffer;
      if (!this.handshake) {
        const end = rest.indexOf(0x1e);
        this.handshake = { text: rest.subarray(0, end).toString(), isBinary };
        rest = rest.subarray(end + 1);
      }
      for (let taken; (taken = takePrefixed(rest, 1e9)); rest = taken.rest) {
        this.messages.push(decode(taken.record) as unknown[]);
      }
    });
    this.socket.on('error', () => {});
    this.closed = once(this.socket, 'close').then(([code]) => Number(code));
  }

  static async shaken(app: TestApp, user = 'ann'): Promise<PackClient> {
    const { connectionToken } = await ticket(app, user);
    const client = new PackClient(app, connectionToken);
    await once(client.socket, 'open');
    client.socket.send('{"protocol":"messagepack","version":1}\u001e');
    await client.until(() => client.handshake !== undefined);
    return client;
  }

  send(...items: readonly unknown[]): void {
    this.socket.send(writePrefixed(encode(items)));
  }

  sendBytes(hex: string): void {
    this.socket.send(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
  }

  async message(fits: (items: readonly unknown[]) => boolean): Promise<readonly unknown[]> {
    await this.until(() => this.messages.some(fits));
    return this.messages.find(fits) ?? [];
  }

  /** The completion of a call: `[3, headers, id, kind, value?]`. */
  completion(id: string): Promise<readonly unknown[]> {
    return this.message(([type, , of]) => type === 3 && of === id);
  }

  close(): Promise<readonly unknown[]> {
    return this.message(([type]) => type === 7);
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error('Closed before that.');
      await Promise.race([once(this.socket, 'message'), this.closed]);
    }
  }
}
