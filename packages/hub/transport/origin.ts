import type { IncomingMessage, ServerResponse } from 'node:http';
import { reply } from './reply.ts';

export type AllowedOrigins = readonly string[] | ((origin: string) => boolean);

/**
 * Browsers name the page that asks. The own host may, others only when the application lists
 * them; programs that are not browsers send no origin and have no cookies to abuse.
 */
export function isOriginAllowed(request: IncomingMessage, allowed: AllowedOrigins): boolean {
  const origin = request.headers.origin;
  if (origin === undefined || isOwn(origin, request.headers.host)) return true;
  return typeof allowed === 'function' ? allowed(origin) : allowed.includes(origin);
}

/** Lets the allowed page read the answer, also when it is an error. */
export function setCorsHeaders(request: IncomingMessage, response: ServerResponse): void {
  const origin = request.headers.origin;
  if (origin === undefined || isOwn(origin, request.headers.host)) return;
  if (response.hasHeader('Access-Control-Allow-Origin')) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.appendHeader('Vary', 'Origin');
}

const clientHeaders = ['authorization', 'content-type', 'x-requested-with', 'x-signalr-user-agent'];

/** Applications give the client headers of their own, so an allowed page may send any. */
export function replyToPreflight(request: IncomingMessage, response: ServerResponse): void {
  const asked = String(request.headers['access-control-request-headers'] ?? '').toLowerCase();
  const names = asked.match(/[\w!#$%&'*+.^`|~-]{1,100}/g)?.slice(0, 50) ?? [];
  const allowed = new Set([...clientHeaders, ...names]);
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE');
  response.setHeader('Access-Control-Allow-Headers', [...allowed].join(', '));
  response.setHeader('Access-Control-Max-Age', '600');
  reply(request, response, 204);
}

function isOwn(origin: string, host: string | undefined): boolean {
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
