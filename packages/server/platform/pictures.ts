import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { invariant } from '@fairlot/rules/core/invariant';
import { YEAR_S } from './http-headers.ts';
import type { Log } from './log.ts';
import { countingPictures, PICTURE_LIMITS, type PictureLimits } from './picture-limits.ts';
import { optionalPort } from './port.ts';

/** Finds the bytes of a picture by its name. Filled by the feature that keeps them. */
export type FindPicture = (name: string) => Promise<Buffer | undefined>;
export const pictures = optionalPort<FindPicture>('pictures', async () => undefined);

/** The SHA-256 of what it holds, in hex, and one of the two forms in which pictures are kept. */
export const PICTURE_NAME = /^[0-9a-f]{64}\.(webp|png)$/;

export type PictureServer = {
  /** Starts to listen; answers with the number of the port. */
  listen(host: string, port: number): Promise<number>;
  close(): Promise<void>;
};

/**
 * The listener of pictures alone: an origin without pages, scripts, logins and cookies, so that whatever
 * somebody hid in one runs nowhere (ASVS 5.2, reliability S10). A picture never changes under its name.
 */
export function createPictureServer(
  find: FindPicture,
  log: Log,
  limits: PictureLimits = PICTURE_LIMITS,
): PictureServer {
  const waitOf = countingPictures(limits);
  const server = createServer(TIMES, (request, response) => {
    const seconds = waitOf(request, response);
    if (seconds !== undefined) return end(response, 429, { 'Retry-After': seconds });
    answer(find, request, response).catch((error: unknown) => {
      log.warn({ err: error }, 'a picture is not to be had now');
      if (response.headersSent) response.destroy();
      else end(response, 503, { 'Retry-After': '1' });
    });
  });
  server.maxConnections = limits.connections;
  return {
    listen: async (host, wanted) => {
      // Rejects where the port is taken.
      await once(server.listen(wanted, host), 'listening');
      const address = server.address();
      invariant(typeof address === 'object' && address, 'it listens on a port');
      return address.port;
    },
    close: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      await closed;
    },
  };
}

/** For a request to come whole, and for a connection that is looked after for a while without one. */
const TIMES = {
  requestTimeout: 10_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
};

/** Any page of ours may show one, no page may be one. */
const GUARDS = {
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': `max-age=${YEAR_S}; includeSubDomains`,
} as const;

type Headers = Readonly<Record<string, string | number>>;

function end(response: ServerResponse, status: number, headers: Headers, body?: Buffer): void {
  response.writeHead(status, {
    ...GUARDS,
    'Cache-Control': 'no-store',
    'Content-Length': body?.length ?? 0,
    ...headers,
  });
  response.end(body);
}

async function answer(
  find: FindPicture,
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD') return end(response, 405, { Allow: 'GET, HEAD' });
  const name = url.slice(1);
  const [, form] = PICTURE_NAME.exec(name) ?? [];
  const bytes = form === undefined ? undefined : await find(name);
  if (!bytes) return end(response, 404, {});
  const tag = `"${name.slice(0, 64)}"`;
  const said = {
    'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
    ETag: tag,
    'Content-Type': `image/${form}`,
    'Accept-Ranges': 'bytes',
  };
  if (hasTag(headers['if-none-match'], tag)) return end(response, 304, said);
  if (method === 'HEAD') return end(response, 200, { ...said, 'Content-Length': bytes.length });
  const range = headers['if-range'] === undefined || headers['if-range'] === tag;
  const part = range ? partOf(headers.range, bytes.length) : undefined;
  if (part === undefined) return end(response, 200, said, bytes);
  if (part === 'none') {
    return end(response, 416, { 'Content-Range': `bytes */${bytes.length}` });
  }
  const [from, to] = part;
  const where = { 'Content-Range': `bytes ${from}-${to}/${bytes.length}` };
  return end(response, 206, { ...said, ...where }, bytes.subarray(from, to + 1));
}

const hasTag = (sent: string | undefined, tag: string): boolean =>
  sent === '*' || (sent ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === tag);

/**
 * First and last byte of what a `Range` asks for (RFC 9110 section 14): one range; what is not understood, or names
 * several, is as if it had not been asked.
 */
function partOf(
  range: string | undefined,
  length: number,
): readonly [number, number] | 'none' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  if (first === '') return last === '0' ? 'none' : [Math.max(0, length - Number(last)), length - 1];
  const to = last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (Number(first) >= length) return 'none';
  return Number(first) > to ? undefined : [Number(first), to];
}
