import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const maxDrainBytes = 1_048_576;

/** Answers and lets the rest of the request's body go, so that the socket can be used again. */
export function reply(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body = '',
  type = 'text/plain',
): void {
  drain(request);
  writeAnswer(response, status, body === '' ? '' : type, body);
}

/** The answer alone; nothing when there was one already, or nobody is there to read it. */
export function writeAnswer(
  response: ServerResponse,
  status: number,
  type: string,
  body: Buffer | string = '',
): void {
  if (response.headersSent || response.destroyed) return;
  response.statusCode = status;
  if (status === 429) response.setHeader('Retry-After', '1');
  if (type !== '') response.setHeader('Content-Type', type);
  if (status !== 204) response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
}

/** Reads what nobody wants, up to a bound: an endless body ends its socket. */
function drain(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return void request.resume();
  let left = maxDrainBytes;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.socket.destroy();
  });
  request.resume();
}

/** The same on the bare socket of an upgrade, which then ends. */
export function refuseUpgrade(socket: Duplex, status: number, body = ''): void {
  if (socket.destroyed) return;
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Refused'}`,
    'Connection: close',
    ...(body === '' ? [] : ['Content-Type: text/plain']),
    ...(status === 429 ? ['Retry-After: 1'] : []),
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.once('finish', () => socket.destroy());
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

/**
 * The path in lower case without a trailing slash: SignalR's routes ignore both. The target may be
 * absolute (RFC 9112, 3.2.2), and percent-encoded where it need not be; a slash that is encoded
 * separates nothing. Undefined for what is no path.
 */
export function pathOf(request: IncomingMessage): string | undefined {
  const [target = ''] = (request.url ?? '/').split('?', 1);
  const path = target.replace(/^https?:\/\/[^/]*/i, '') || '/';
  if (!path.startsWith('/')) return undefined;
  const lower = decoded(path)?.toLowerCase();
  return lower && lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower;
}

function decoded(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path.replace(/%2f/gi, '%252f'));
  } catch {
    return undefined;
  }
}

export function queryOf(request: IncomingMessage): URLSearchParams {
  const url = request.url ?? '';
  const start = url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
}

/** What only the protocol itself looks at: it stays out of logs and of what hub code sees. */
const secretNames: ReadonlySet<string> = new Set(['id', 'access_token']);

/** The query without the tokens. */
export function queryWithoutTokens(request: IncomingMessage): URLSearchParams {
  const query = queryOf(request);
  for (const name of Array.from(query.keys())) {
    if (secretNames.has(name.toLowerCase())) query.delete(name);
  }
  return query;
}

/**
 * The session token of a request: of the Authorization header, or of the query where a browser
 * cannot send one (event streams and WebSockets). For an `authenticate` that accepts both.
 */
export function bearerOf(request: IncomingMessage): string | undefined {
  const header = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
  return header ?? (queryValue(queryOf(request), 'access_token') || undefined);
}

/** An address fit for a log: the values of `access_token` and `id` are left out. */
export function withoutTokens(url: string): string {
  return url.replace(/([?&](?:access_token|id)=)[^&#]*/gi, '$1...');
}

/** A query value whatever the case of its name. */
export function queryValue(query: URLSearchParams, name: string): string | undefined {
  for (const [key, value] of query) if (key.toLowerCase() === name) return value;
  return undefined;
}
