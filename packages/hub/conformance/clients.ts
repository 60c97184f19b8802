import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { HubConnection } from '@microsoft/signalr';
import { WebSocket } from 'ws';
import type { TransportName } from '../index.ts';
import type { TestApp } from './app.ts';

export const separator = '\u001e';

export interface RealClient {
  readonly connection: HubConnection;
  readonly heard: string[];
}

/** What the suite runs over, by the names of negotiate. */
export const transports = ['WebSockets', 'ServerSentEvents', 'LongPolling'] as const;

/** The official client with the session in the header of negotiate, as browsers will do it. */
export async function connect(
  app: TestApp,
  user = 'ann',
  path = '/Hub',
  transport: TransportName = 'WebSockets',
): Promise<RealClient> {
  const client = build(app, user, path, false, transport);
  await client.connection.start();
  return client;
}

export function build(
  app: TestApp,
  user: string,
  path = '/Hub',
  skip = false,
  transport: TransportName = 'WebSockets',
): RealClient {
  const heard: string[] = [];
  const connection = new HubConnectionBuilder()
    .withUrl(app.url + path, {
      headers: { Authorization: `Bearer ${user}` },
      skipNegotiation: skip,
      transport: HttpTransportType[transport],
    })
    .configureLogging(LogLevel.None)
    .build();
  connection.on('message', (said: string) => void heard.push(said));
  return { connection, heard };
}

/** The text of `onclose`; empty when the connection ended without an error. */
export function closing(client: RealClient): Promise<string> {
  return new Promise((resolve) => {
    client.connection.onclose((error) => resolve(error?.message ?? ''));
  });
}

export interface Negotiated {
  readonly negotiateVersion: number;
  readonly connectionId: string;
  readonly connectionToken: string;
  readonly error?: string;
}

export function negotiate(
  app: TestApp,
  query = '?negotiateVersion=1',
  headers: Record<string, string> = { Authorization: 'Bearer ann' },
): Promise<Response> {
  return fetch(`${app.url}/Hub/negotiate${query}`, { method: 'POST', headers });
}

export async function ticket(app: TestApp, user = 'ann'): Promise<Negotiated> {
  const response = await negotiate(app, undefined, { Authorization: `Bearer ${user}` });
  return (await response.json()) as Negotiated;
}

/** A WebSocket that speaks whatever the test says and keeps what comes back, by record. */
export class RawClient {
  readonly socket: WebSocket;
  readonly records: string[] = [];
  readonly closed: Promise<number>;
  readonly #app: TestApp;
  /** Below the WebSocket, once that is open, and the server's end of it. */
  #net: Socket | undefined;
  #served: Socket | undefined;

  constructor(app: TestApp, token: string, headers: Record<string, string> = {}) {
    this.#app = app;
    const url = `${app.url.replace('http', 'ws')}/Hub?id=${token}`;
    this.socket = new WebSocket(url, { headers, perMessageDeflate: false });
    this.socket.on('message', (data) => {
      const records = String(data).split(separator);
      this.records.push(...records.slice(0, -1));
    });
    this.socket.on('error', () => {});
    this.socket.once('upgrade', ({ socket }: IncomingMessage) => {
      this.#net = socket;
      this.#served = [...app.sockets].find(({ remotePort }) => remotePort === socket.localPort);
    });
    this.closed = once(this.socket, 'close').then(([code]) => Number(code));
  }

  static async open(app: TestApp, user = 'ann'): Promise<RawClient> {
    const { connectionToken } = await ticket(app, user);
    const client = new RawClient(app, connectionToken);
    await once(client.socket, 'open');
    return client;
  }

  static async shaken(app: TestApp, user = 'ann'): Promise<RawClient> {
    const client = await RawClient.open(app, user);
    client.say('{"protocol":"json","version":1}');
    await client.record((record) => record === '{}');
    return client;
  }

  /** All that was sent so far is on the other side, where the hub reads it when it may. */
  get hasArrived(): boolean {
    return this.#net !== undefined && this.#served?.bytesRead === this.#net.bytesWritten;
  }

  /** The server knows that the line is gone. */
  get isGone(): boolean {
    return this.#served !== undefined && !this.#app.sockets.has(this.#served);
  }

  say(...records: string[]): void {
    this.socket.send(records.map((record) => record + separator).join(''));
  }

  sendJson(...messages: object[]): void {
    this.say(...messages.map((message) => JSON.stringify(message)));
  }

  /** The first record that fits, waiting for it if need be. */
  async record(fits: (record: string) => boolean): Promise<string> {
    for (;;) {
      const found = this.records.find(fits);
      if (found !== undefined) return found;
      if (this.socket.readyState === WebSocket.CLOSED)
        throw new Error('Closed without the record.');
      await Promise.race([once(this.socket, 'message'), this.closed]);
    }
  }

  /** The record that closes the connection, parsed. */
  async closeRecord(): Promise<{ error?: string; allowReconnect?: boolean }> {
    return JSON.parse(await this.record((record) => record.includes('"type":7')));
  }

  async completion(id: string): Promise<{ result?: unknown; error?: string }> {
    return JSON.parse(await this.record((record) => record.includes(`"invocationId":"${id}"`)));
  }
}

/** Status and body of a WebSocket upgrade that is refused. */
export async function refusedUpgrade(
  app: TestApp,
  token: string | undefined,
  headers: Record<string, string> = {},
): Promise<number> {
  const query = token === undefined ? '' : `?id=${token}`;
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/Hub${query}`, { headers });
  socket.on('error', () => {});
  return new Promise((resolve, reject) => {
    socket.on('unexpected-response', (request, response) => {
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
    socket.on('open', () => {
      socket.close();
      reject(new Error('The upgrade was accepted.'));
    });
  });
}
