import type { ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ConnectSources } from './connect-sources.ts';

export const YEAR_S = 31_536_000;

/** Anybody may write any host: so many are kept, each with what its pages may speak to. */
const MOST_HOSTS = 100;

type Headers = readonly (readonly [string, string])[];

/** Whether an answer may be a page: what it may speak to stands in its headers, and in no others. */
const isPage = (url: string): boolean => !/^\/(?:api|assets|Hub|healthz)(?:[/?]|$)/.test(url);

/**
 * What browsers are told not to do, with every answer. It depends on the host and on what pages may
 * speak to, so helmet works it out once for each of these.
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  connectSources?: Pick<ConnectSources, 'all'>,
  imageOrigin: () => string | undefined = () => undefined,
): Promise<void> {
  const sourcesOf = new WeakMap<object, string>();
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [`'none'`],
        scriptSrc: [`'self'`],
        styleSrc: [`'self'`],
        imgSrc: [`'self'`, 'data:', 'blob:', () => imageOrigin() ?? `'self'`],
        fontSrc: [`'self'`],
        workerSrc: [`'self'`],
        manifestSrc: [`'self'`],
        connectSrc: [
          `'self'`,
          (request) => socketOrigins(request.headers.host) + (sourcesOf.get(request) ?? ''),
        ],
        frameAncestors: [`'none'`],
        baseUri: [`'none'`],
        formAction: [`'self'`],
        objectSrc: [`'none'`],
        // Text becomes code through these two alone: workers of ours, and pages that are cleaned first.
        requireTrustedTypesFor: [`'script'`],
        trustedTypes: ['fairlot', 'dompurify'],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: YEAR_S, includeSubDomains: true },
  });
  const known = new Map<string, Headers>();
  const send = ({ headers, raw }: FastifyRequest, reply: FastifyReply, sources: string): void => {
    const name = `${headers.host ?? ''} ${sources} ${imageOrigin() ?? ''}`;
    const kept = known.get(name);
    if (kept) {
      for (const [header, value] of kept) reply.raw.setHeader(header, value);
      return;
    }
    if (known.size >= MOST_HOSTS) known.clear();
    if (sources) sourcesOf.set(raw, ` ${sources}`);
    known.set(name, headersOf(reply));
  };
  app.addHook('onRequest', (request, reply, done) => {
    const asked = isPage(request.url) ? connectSources?.all() : undefined;
    if (!asked) {
      send(request, reply, '');
      return done();
    }
    asked.then((sources) => {
      send(request, reply, sources.join(' '));
      done();
    }, done);
  });
}

/** Of an answer that is no page and that no framework writes: the hub's. */
const BARE: Headers = [
  [
    'Content-Security-Policy',
    "default-src 'none';frame-ancestors 'none';require-trusted-types-for 'script'",
  ],
  ['Strict-Transport-Security', `max-age=${YEAR_S}; includeSubDomains`],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
];

/** The least that any answer says; whoever writes a page puts its own in their place. */
export function guardBare(response: ServerResponse): void {
  for (const [name, value] of BARE) response.setHeader(name, value);
}

/** Sets the headers of helmet, and tells which they are. */
function headersOf(reply: FastifyReply): Headers {
  reply.helmet();
  return Object.entries(reply.raw.getHeaders()).map(([name, value]) => [name, String(value)]);
}

/** Older browsers do not count a socket to the own host as `'self'`. */
function socketOrigins(host: string | undefined): string {
  return host && /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : `'self'`;
}

/** A header that came once; undefined where it did not, or more often. */
export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
