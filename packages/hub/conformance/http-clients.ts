import { once } from 'node:events';
import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { TestApp } from './app.ts';
import { separator, ticket } from './clients.ts';

export interface Answer {
  readonly status: number;
  readonly reason: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  readonly text: string;
}

export interface Asking {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  /** Lets the caller cut the socket. */
  readonly onRequest?: (sent: ClientRequest) => void;
}

/** One plain HTTP request. */
export async function ask(app: TestApp, path: string, asking: Asking = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, onRequest } = asking;
  const sent = request(app.url + path, { method, headers });
  onRequest?.(sent);
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return answerOf(response);
}

async function answerOf(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const { statusCode = 0, statusMessage = '', headers } = response;
  return { status: statusCode, reason: statusMessage, headers, body, text: String(body) };
}

export const handshake = `{"protocol":"json","version":1}${separator}`;
export const eventsHeader = { Accept: 'text/event-stream' };

/** Joins messages as a client would. */
export const records = (...messages: object[]): string =>
  messages.map((message) => JSON.stringify(message) + separator).join('');

/** What a client of polls and event streams has in common: POSTs and a DELETE by its token. */
export class HttpClient {
  readonly app: TestApp;
  readonly token: string;

  constructor(app: TestApp, token: string) {
    this.app = app;
    this.token = token;
  }

  get path(): string {
    return `/Hub?id=${this.token}`;
  }

  post(body: string | Buffer, headers: Record<string, string> = {}): Promise<Answer> {
    return ask(this.app, this.path, { method: 'POST', body, headers });
  }

  delete(): Promise<Answer> {
    return ask(this.app, this.path, { method: 'DELETE' });
  }
}

/** A client of long polling that polls when the test says so. */
export class PollClient extends HttpClient {
  static async open(app: TestApp, user = 'ann'): Promise<PollClient> {
    const { connectionToken } = await ticket(app, user);
    const client = new PollClient(app, connectionToken);
    await client.poll();
    return client;
  }

  static async shaken(app: TestApp, user = 'ann'): Promise<PollClient> {
    const client = await PollClient.open(app, user);
    const answer = client.poll();
    await client.post(handshake);
    await answer;
    return client;
  }

  poll(onRequest?: (sent: ClientRequest) => void): Promise<Answer> {
    return ask(this.app, this.path, onRequest ? { onRequest } : {});
  }
}

/** An event stream read byte by byte. */
export class EventClient extends HttpClient {
  readonly response: IncomingMessage;
  readonly ended: Promise<unknown>;
  text = '';

  constructor(app: TestApp, token: string, response: IncomingMessage) {
    super(app, token);
    this.response = response;
    response.on('data', (chunk: Buffer) => (this.text += String(chunk)));
    this.ended = once(response, 'close').catch(() => {});
    response.on('error', () => {});
  }

  static async open(app: TestApp, user = 'ann'): Promise<EventClient> {
    const { connectionToken } = await ticket(app, user);
    const sent = request(`${app.url}/Hub?id=${connectionToken}`, { headers: eventsHeader });
    sent.on('error', () => {});
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return new EventClient(app, connectionToken, response);
  }

  static async shaken(app: TestApp, user = 'ann'): Promise<EventClient> {
    const client = await EventClient.open(app, user);
    await client.post(handshake);
    await client.until((text) => text.includes(`data: {}${separator}\r\n\r\n`));
    return client;
  }

  async until(fits: (text: string) => boolean): Promise<string> {
    while (!fits(this.text)) await Promise.race([once(this.response, 'data'), this.ended]);
    return this.text;
  }

  cut(): void {
    this.response.destroy();
  }
}
