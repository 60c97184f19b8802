import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { bearerOf, Denied, type Access, type Login } from './access.ts';
import { ofError, wrongMethod, type Reply } from './answer.ts';
import { bodyGuard, bodyLength } from './body-guard.ts';
import { answerRoute } from './call.ts';
import { isOverload } from './db.ts';
import { noteUnshown } from './encode-output.ts';
import type { ConnectSources } from './connect-sources.ts';
import type { Hub } from './hub.ts';
import { faultOfJson } from './json.ts';
import { withoutQuery } from './log.ts';
import { addressOf, clientAddressOf } from './network.ts';
import { docsPageOf, openApiOf } from './openapi.ts';
import { packText, Prepared } from './cached-response.ts';
import { regionOf } from './region.ts';
import type { Route } from './route.ts';
import { READ, type ClientOptions, serveClient } from './http-files.ts';
import { guardBare, headerOf, sendSecurityHeaders } from './http-headers.ts';
import type { Settings } from './settings.ts';
import type { Unready } from './health.ts';

/** The only file that knows the web server. Everything it decides is about HTTP, nothing about bets. */
export type HttpOptions<P extends Login> = ClientOptions & {
  readonly routes: readonly Route[];
  readonly access: Access<P>;
  readonly hub: Hub;
  readonly settings: Settings;
  /** Why this process cannot serve; undefined while it can. */
  readonly whyUnready: () => Promise<Unready | undefined>;
  /** What its pages may speak to beside this server; none where it is left out. */
  readonly connectSources?: Pick<ConnectSources, 'all'>;
  /** Where its pages find pictures beside their own. */
  readonly mediaOrigin?: () => string | undefined;
  /** Answers calls of other companies' servers; whether it was one. */
  readonly callbacks?: (request: IncomingMessage, response: ServerResponse) => boolean;
};

export type Http = {
  /** Starts to listen; answers with the address. */
  listen(host: string, port: number): Promise<string>;
  /** Takes no new requests and waits for those in flight. */
  close(): Promise<void>;
};

/** Only the nearest proxies are believed; the rest of the header may be written by anyone. */
const trustOf = (hops: number): false | ((address: string, hop: number) => boolean) =>
  hops > 0 ? (_, hop) => hop < hops : false;

const JSON_TYPE = 'application/json; charset=utf-8';
/** A cart may hold a long list of numbers; what needs no token has no use for more than a page. */
const PLAYER_BODY = 3 * 1024 * 1024;
const ANYONE_BODY = 64 * 1024;
/** Bodies of calls, of which a whole one is on its way for some milliseconds. */
const BODIES = { atOnce: 2_000, ofAddress: 200, leastMs: 15_000, bytesPerMs: 25 };
/** Bodies above the size of anonymous calls, which are held in memory until complete. */
const LONG_BODIES = { ...BODIES, atOnce: 64, ofAddress: 8 };
const LIMIT_WINDOW_MS = 10_000;
/** Full allowances that one address may use up together. */
const PLAYERS_AN_ADDRESS = 20;

export async function createHttp<P extends Login>(options: HttpOptions<P>): Promise<Http> {
  const { log, settings } = options;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    rewriteUrl: decodable,
    // The framework logs no requests: a logger a request would be made for nothing.
    childLoggerFactory: (logger) => logger,
    bodyLimit: ANYONE_BODY,
    // A 503 means to the client that the site is off; what still comes while stopping is served.
    return503OnClosing: false,
    trustProxy: trustOf(settings.trustedProxies),
    forceCloseConnections: 'idle',
    serverFactory: (serve) => serverWithHub(options, guardingBodies(settings, serve)),
  });
  readJsonOnly(app);
  await protect(app, options);
  app.setErrorHandler((error, request, reply) => fail(error, request, reply, options));
  refuseMethods(app, options.routes);
  for (const route of options.routes) mount(app, route, options);
  mountOwn(app, options);
  await serveClient(app, settings.webRoot, options);
  return {
    listen: (host, port) => app.listen({ host, port }),
    close: () => app.close(),
  };
}

/**
 * The address of a request; one that cannot be decoded is taken as it is written, so that whoever asks
 * for a page gets a page, with the headers of every other.
 */
function decodable({ url = '/' }: { readonly url?: string | undefined }): string {
  if (!url.includes('%')) return url;
  try {
    decodeURIComponent(withoutQuery(url));
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/**
 * A connection may rest longer than the minute after which proxies let go of theirs: whoever closes
 * first must be the one who sends, or what he sends at that moment meets a closed door.
 */
const KEEP_ALIVE_MS = 72_000;

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** Bodies that do not come to their end hold no others up. */
function guardingBodies({ trustedProxies: hops }: Settings, serve: Serve): Serve {
  const bodies = bodyGuard(BODIES);
  const long = bodyGuard(LONG_BODIES);
  return (request, response) => {
    if (bodyLength(request) > 0) {
      const address = addressOf(clientAddressOf(request, hops));
      const guard = bodyLength(request) > ANYONE_BODY ? long : bodies;
      guard.watch(request, response, address);
    }
    serve(request, response);
  };
}

/** The hub answers before the framework: no compression, limit or hook touches its transports. */
function serverWithHub(
  { hub, callbacks = () => false }: Pick<HttpOptions<Login>, 'hub' | 'callbacks'>,
  serve: Serve,
): Server {
  const server = createServer((request, response) => {
    guardBare(response);
    if (!hub.handle(request, response) && !callbacks(request, response)) serve(request, response);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  hub.attach(server);
  return server;
}

function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // The specification's calls may send nothing at all.
    if (body === '') done(null, undefined);
    else {
      parse(request, String(body), (error, value) => {
        const fault = error ? undefined : faultOfJson(String(body));
        if (fault === undefined) done(error, value);
        else done(Object.assign(new Error(`refused JSON: ${fault}`), { statusCode: 400 }));
      });
    }
  });
}

async function protect<P extends Login>(
  app: FastifyInstance,
  { settings, connectSources, mediaOrigin }: HttpOptions<P>,
): Promise<void> {
  await sendSecurityHeaders(app, connectSources, mediaOrigin);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  if (settings.rateLimit > 0) await limitRates(app, settings);
}

/**
 * A token has its own allowance where a token is asked for, so that players behind one address do not
 * stop each other. Whoever makes tokens up, a new one a request, comes to the end of his address; of IPv6
 * that is the half that he was given, for of the other he can take a new one a request as well.
 */
async function limitRates(
  app: FastifyInstance,
  { rateLimit: max, trustedProxies: hops }: Settings,
): Promise<void> {
  await app.register(rateLimit, {
    max,
    timeWindow: LIMIT_WINDOW_MS,
    keyGenerator: (request) =>
      (asksForToken(request) ? bearerOf(request.headers.authorization) : undefined) ??
      addressOf(clientAddressOf(request.raw, hops)),
  });
  const countAddress = app.createRateLimit({
    max: max * PLAYERS_AN_ADDRESS,
    timeWindow: LIMIT_WINDOW_MS,
    keyGenerator: (request) => `address ${addressOf(clientAddressOf(request.raw, hops))}`,
  });
  app.addHook('onRequest', async (request) => {
    const limit = await countAddress(request);
    if (!limit.isAllowed && limit.isExceeded) {
      throw Object.assign(new Error('too many requests of one address'), { statusCode: 429 });
    }
  });
}

const asksForToken = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  'needsToken' in config && config.needsToken === true;

const send = (reply: FastifyReply, { status, body, headers = {} }: Reply): FastifyReply => {
  reply.code(status).header('Cache-Control', 'no-store').headers(headers);
  if (body instanceof Prepared) return sendBytes(reply, body);
  const text = JSON.stringify(body);
  const packing = packText(text, headerOf(reply.request, 'accept-encoding'));
  if (!packing) return reply.send(text);
  packing.then(
    ({ bytes, encoding }) =>
      reply.header('Vary', 'accept-encoding').header('Content-Encoding', encoding).send(bytes),
    (error: unknown) => reply.send(error),
  );
  return reply;
};

function sendBytes(reply: FastifyReply, prepared: Prepared): FastifyReply {
  const { bytes, encoding } = prepared.for(headerOf(reply.request, 'accept-encoding'));
  // Told of an encoding, also of none, nothing packs it anew.
  reply.header('Vary', 'accept-encoding').header('Content-Encoding', encoding ?? 'identity');
  return reply.send(bytes);
}

function mount<P extends Login>(
  app: FastifyInstance,
  route: Route,
  { access, log, settings }: HttpOptions<P>,
): void {
  const needsToken = route.endpoint.access !== 'anyone';
  app.route({
    method: route.endpoint.method,
    url: route.endpoint.path,
    config: { needsToken },
    bodyLimit: needsToken ? PLAYER_BODY : ANYONE_BODY,
    // What is long is packed by `send`; nobody packs what he asks, and hooks of each request cost bets.
    compress: false,
    decompress: false,
    // Before the body is read: without a valid token no body is read, or no long one.
    onRequest: async ({ headers, raw }) => {
      if (!needsToken) return;
      const token = bearerOf(headers.authorization);
      if (!token) throw new Denied('not_logged_in');
      if (bodyLength(raw) <= ANYONE_BODY) return;
      const ip = clientAddressOf(raw, settings.trustedProxies);
      const region = regionOf(headers, settings.regionHeader);
      const caller = { ip, region, passive: true };
      await access.enter(caller);
      await access.identify(token, caller);
    },
    handler: async (request, reply) => {
      reply.type(JSON_TYPE);
      const result = await answerRoute(route, access, {
        input: route.endpoint.method === 'GET' ? request.query : request.body,
        ip: clientAddressOf(request.raw, settings.trustedProxies),
        region: regionOf(request.headers, settings.regionHeader),
        userAgent: request.headers['user-agent'] ?? '',
        headers: request.headers,
        requestId: request.id,
        authorization: request.headers.authorization,
        fetchSite: headerOf(request, 'sec-fetch-site'),
        cookie: request.headers.cookie,
        isSecure: request.protocol === 'https',
      });
      const where = { requestId: request.id, path: withoutQuery(request.url) };
      noteUnshown(log, where, result.unshown);
      return send(reply, result);
    },
  });
}

/** A path that is there takes no other method: said before a body is read, and not as "no such path". */
function refuseMethods(app: FastifyInstance, routes: readonly Route[]): void {
  const allowed = new Map<string, readonly string[]>(OWN_PATHS.map((path) => [path, READ]));
  for (const { endpoint } of routes) {
    allowed.set(endpoint.path, endpoint.method === 'GET' ? READ : [endpoint.method]);
  }
  app.addHook('onRequest', async (request, reply) => {
    const allow = allowed.get(withoutQuery(request.url));
    if (!allow || allow.includes(request.method)) return undefined;
    return send(reply.type(JSON_TYPE), wrongMethod(allow.join(', '), request.id));
  });
}

async function fail<P extends Login>(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { access, log, settings }: HttpOptions<P>,
): Promise<FastifyReply> {
  const { isBug, ...outcome } = ofError(error, request.id);
  const where = { requestId: request.id, path: withoutQuery(request.url) };
  if (error instanceof Denied) {
    const { code, who } = error;
    const ip = clientAddressOf(request.raw, settings.trustedProxies);
    const token = bearerOf(request.headers.authorization);
    await access
      .noteDenial({ ip, code, target: where.path, token, who })
      .catch((failure: unknown) => log.error({ ...where, err: failure }, 'a denial is not noted'));
  }
  if (isBug) log.error({ ...where, err: error }, 'request failed');
  else if (isOverload(error)) log.warn({ ...where, err: error }, 'the database is too busy');
  return send(reply.type(JSON_TYPE), outcome);
}

const [HEALTH, OPEN_API, DOCS] = ['/healthz', '/api/openapi.json', '/api/docs'] as const;
const OWN_PATHS = [HEALTH, OPEN_API, DOCS];
const READABLE_ELSEWHERE = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
};

function mountOwn<P extends Login>(
  app: FastifyInstance,
  { routes, whyUnready }: HttpOptions<P>,
): void {
  const endpoints = routes.map((route) => route.endpoint);
  app.get(HEALTH, async (_, reply) => {
    const reason = await whyUnready();
    // Pages of the other lines measure this one by it: it says only whether it serves, or why not.
    reply.headers(READABLE_ELSEWHERE);
    const body = reason === undefined ? { ready: true } : { ready: false, reason };
    return send(reply.type(JSON_TYPE), { status: body.ready ? 200 : 503, body });
  });
  app.get(OPEN_API, () => openApiOf(endpoints));
  app.get(DOCS, (_, reply) => reply.type('text/html; charset=utf-8').send(docsPageOf(endpoints)));
}
