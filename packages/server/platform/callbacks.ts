import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyGuard, type BodyLimits } from './body-guard.ts';
import { countingRequests } from './counting-requests.ts';
import type { Log } from './log.ts';
import { addressOf, clientAddressOf } from './network.ts';
import { optionalPort } from './port.ts';

/**
 * Calls of other companies' servers: signed over their raw bytes and proven by nothing else. They are answered before
 * the framework, so that no gate of the site, limit of an address or reading of JSON stands before them: money that
 * was paid while the site is closed is told of all the same. Bounds of their own keep them in.
 */
export type Callback = {
  /** What stands behind `/provider/` in the path, without the query. */
  readonly rest: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
};

export type CallbackAnswer = {
  readonly status: number;
  readonly body: string;
  /** Seconds until a retry, if the queue was full. */
  readonly retryAfterS?: number;
};

/** Without a feature that takes them, every callback is answered with 404. */
export const callbacks = optionalPort<
  ((callback: Callback) => Promise<CallbackAnswer>) | undefined
>('callbacks', undefined);

export type CallbackLimits = BodyLimits & {
  /** Callbacks that an address may begin in a window. */
  readonly begun: number;
  readonly windowMs: number;
};

/** A busy provider tells of hundreds of payments a second, each in some hundred bytes. */
const LIMITS: CallbackLimits = {
  atOnce: 256,
  ofAddress: 64,
  leastMs: 4_000,
  bytesPerMs: 25,
  begun: 6_000,
  windowMs: 10_000,
};

const PREFIX = '/provider/';
const MOST_BYTES = 16 * 1024;

/** The body; undefined of one that is too long, or does not come to its end. */
function read(request: IncomingMessage): Promise<Buffer | 'too long' | undefined> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= MOST_BYTES) return void parts.push(part);
      request.removeAllListeners('data');
      return resolve('too long');
    });
    request.once('end', () => resolve(Buffer.concat(parts)));
    request.once('error', () => resolve(undefined));
    request.once('close', () => resolve(undefined));
  });
}

const send = (response: ServerResponse, status: number, body = '', headers = {}): void =>
  void response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    })
    .end(body);

/** Answers a callback; whether the request was one. `proxies`: those in front whose word on the address is taken. */
export function serveCallbacks(
  answer: ((callback: Callback) => Promise<CallbackAnswer>) | undefined,
  log: Log,
  { proxies = 0, ...own }: Partial<CallbackLimits> & { readonly proxies?: number } = {},
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const limits = { ...LIMITS, ...own };
  const bodies = bodyGuard(limits);
  const isOver = countingRequests({ most: limits.begun, windowMs: limits.windowMs });
  const take = async (
    request: IncomingMessage,
    response: ServerResponse,
    rest: string,
  ): Promise<void> => {
    if (!answer) return send(response, 404);
    if (request.method !== 'POST') return send(response, 405, '', { allow: 'POST' });
    const address = addressOf(clientAddressOf(request, proxies));
    const waitS = isOver(address);
    if (waitS !== undefined) {
      return send(response, 429, '', { 'retry-after': String(waitS), connection: 'close' });
    }
    bodies.watch(request, response, address);
    const body = await read(request);
    if (body === undefined) return undefined;
    if (body === 'too long') return send(response, 413, '', { connection: 'close' });
    try {
      const {
        status,
        body: said,
        retryAfterS,
      } = await answer({ rest, headers: request.headers, body });
      const again = retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) };
      return send(response, status, said, again);
    } catch (error) {
      log.error({ err: error, path: PREFIX + rest }, 'a callback failed');
      return send(response, 500);
    }
  };
  return (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (!path.startsWith(PREFIX)) return false;
    void take(request, response, path.slice(PREFIX.length, PREFIX.length + 100));
    return true;
  };
}
