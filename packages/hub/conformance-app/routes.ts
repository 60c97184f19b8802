import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { epochSeconds } from './clock.ts';
import type { Hubs } from './hubs.ts';
import { issueToken } from './token.ts';

/** One request that is no hub's own: true when it was answered. */
export type Route = (request: IncomingMessage, response: ServerResponse) => boolean;

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  [status, body, type]: [status: number, body?: string, type?: string],
): true {
  request.resume();
  response.writeHead(status, { 'Content-Type': type ?? 'text/plain' }).end(body ?? '');
  return true;
}

/** Takes any target: what a URL cannot hold is escaped by its setters, which never fail. */
function urlOf(request: IncomingMessage): URL {
  const [, path = '/', query = ''] =
    /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(request.url ?? '/') ?? [];
  const url = new URL('http://app.invalid');
  url.pathname = path;
  url.search = query;
  return url;
}

/** Pages of any origin may ask for anything, with cookies; preflights are answered everywhere. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) {
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    const method = request.headers['access-control-request-method'];
    if (method !== undefined) response.setHeader('Access-Control-Allow-Methods', method);
    const headers = request.headers['access-control-request-headers'];
    if (headers !== undefined) response.setHeader('Access-Control-Allow-Headers', headers);
  }
  if (request.method !== 'OPTIONS') return false;
  request.resume();
  response.writeHead(204).end();
  return true;
}

/** Two cookies that the client must bring back, and one that it must not. */
export function setCookies(
  request: IncomingMessage,
  response: ServerResponse,
  isSecure: boolean,
): false {
  if (!urlOf(request).pathname.toLowerCase().includes('/negotiate')) return false;
  const rest = `; Path=/${isSecure ? '; SameSite=None; Secure; Partitioned' : ''}`;
  const anHourAgo = new Date((epochSeconds() - 3600) * 1000).toUTCString();
  response.setHeader('Set-Cookie', [
    `testCookie=testValue${rest}`,
    `testCookie2=testValue2${rest}`,
    `expiredCookie=doesntmatter; Expires=${anHourAgo}${rest}`,
  ]);
  return false;
}

export const isEchoRedirect = (request: IncomingMessage): boolean =>
  /^\/echoredirect(\/|$)/i.test(urlOf(request).pathname);

function webWorkerClient(): string {
  const main = createRequire(import.meta.url).resolve('@microsoft/signalr');
  return readFileSync(join(dirname(main), '..', 'webworker', 'signalr.js'), 'utf8');
}

/** As it is where it is not encoded as it should be. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function askClient(hubs: Hubs, id: string): Promise<string> {
  for (const hub of hubs.testHubs) {
    for (const { connectionId } of hub.connections()) {
      if (connectionId === id) return String(await hub.clients.client(id).ask('Result', []));
    }
  }
  throw new Error(`Connection '${id}' does not exist.`);
}

/** The routes beside the hubs. */
export function createRoutes(hubs: Hubs): readonly Route[] {
  let redirects = 0;
  const redirectEcho: Route = (request, response) => {
    if (!isEchoRedirect(request)) return false;
    const { pathname, search } = urlOf(request);
    response.setHeader('Location', pathname.replace(/echoredirect/i, 'echo') + search);
    return answer(request, response, [307]);
  };
  const redirectNegotiate: Route = (request, response) => {
    const { pathname, searchParams } = urlOf(request);
    if (pathname.toLowerCase() !== '/redirect/negotiate') return false;
    if (request.method !== 'POST') return answer(request, response, [405]);
    redirects += 1;
    const url = `${searchParams.get('baseUrl') ?? ''}/testHub?numRedirects=${redirects}`;
    return answer(request, response, [200, JSON.stringify({ url }), 'application/json']);
  };
  const badNegotiate: Route = (request, response) =>
    urlOf(request).pathname.toLowerCase() === '/bad-negotiate/negotiate' &&
    answer(request, response, [400, 'Some response from server']);
  const token: Route = (request, response) =>
    urlOf(request).pathname.toLowerCase() === '/generatejwttoken' &&
    answer(request, response, [200, issueToken('testuser')]);
  const clientResult: Route = (request, response) => {
    const id = /^\/clientresult\/([^/]+)$/i.exec(urlOf(request).pathname)?.[1];
    if (id === undefined) return false;
    void askClient(hubs, decoded(id)).then(
      (result) => answer(request, response, [200, result]),
      (error: Error) => answer(request, response, [200, error.message]),
    );
    return true;
  };
  const worker: Route = (request, response) =>
    urlOf(request).pathname.toLowerCase() === '/lib/signalr-webworker/signalr.js' &&
    answer(request, response, [200, webWorkerClient(), 'text/javascript']);
  return [redirectEcho, redirectNegotiate, badNegotiate, token, clientResult, worker];
}
