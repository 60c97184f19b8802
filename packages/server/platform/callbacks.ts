import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from './log.ts';
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

export type CallbackAnswer = { readonly status: number; readonly body: string };

/** Without a feature that takes them, every callback is answered with 404. */
export const callbacks = optionalPort<
  ((callback: Callback) => Promise<CallbackAnswer>) | undefined
>('callbacks', undefined);

const PREFIX = '/provider/';
const MOST_BYTES = 16 * 1024;
const BODY_MS = 5_000;
/** So many are read at once in a process, and so many worked on; whoever comes later is told to come again. */
const READ_AT_ONCE = 256;
const AT_ONCE = 32;

/** The body, up to its bounds in bytes and time; undefined where it keeps neither. */
function read(request: IncomingMessage): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    const end = (body: Buffer | undefined): void => {
      clearTimeout(timer);
      request.removeAllListeners('data');
      resolve(body);
    };
    const timer = setTimeout(() => end(undefined), BODY_MS);
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size > MOST_BYTES) end(undefined);
      else parts.push(part);
    });
    request.once('end', () => end(Buffer.concat(parts)));
    request.once('error', () => end(undefined));
    request.once('close', () => end(undefined));
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

/** Answers a callback; whether the request was one. */
export function serveCallbacks(
  answer: ((callback: Callback) => Promise<CallbackAnswer>) | undefined,
  log: Log,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  let reading = 0;
  let running = 0;
  const take = async (
    request: IncomingMessage,
    response: ServerResponse,
    rest: string,
  ): Promise<void> => {
    if (!answer) return send(response, 404);
    if (request.method !== 'POST') return send(response, 405, '', { allow: 'POST' });
    // Whoever sends slowly takes the place of other slow ones, and of no work: nothing is proven yet.
    if (reading >= READ_AT_ONCE) return send(response, 503, '', { 'retry-after': '1' });
    reading += 1;
    const body = await read(request).finally(() => (reading -= 1));
    if (!body) return send(response, 413, '', { connection: 'close' });
    if (running >= AT_ONCE) return send(response, 503, '', { 'retry-after': '1' });
    running += 1;
    try {
      const answered = await answer({ rest, headers: request.headers, body });
      return send(response, answered.status, answered.body);
    } catch (error) {
      log.error({ err: error, path: PREFIX + rest }, 'a callback failed');
      return send(response, 500);
    } finally {
      running -= 1;
    }
  };
  return (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (!path.startsWith(PREFIX)) return false;
    void take(request, response, path.slice(PREFIX.length, PREFIX.length + 100));
    return true;
  };
}
