import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

export const YEAR_S = 31_536_000;

/** Anybody may write any host: so many are kept. */
const MOST_HOSTS = 100;

type Headers = readonly (readonly [string, string])[];

/**
 * What browsers are told not to do, with every answer. It depends on the host alone, so helmet works it
 * out once a host.
 */
export async function sendSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [`'none'`],
        scriptSrc: [`'self'`],
        styleSrc: [`'self'`],
        imgSrc: [`'self'`, 'data:', 'blob:'],
        fontSrc: [`'self'`],
        workerSrc: [`'self'`],
        manifestSrc: [`'self'`],
        connectSrc: [`'self'`, (request) => socketOrigins(request.headers.host)],
        frameAncestors: [`'none'`],
        baseUri: [`'none'`],
        formAction: [`'self'`],
        objectSrc: [`'none'`],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: YEAR_S, includeSubDomains: true },
  });
  const known = new Map<string, Headers>();
  app.addHook('onRequest', (request, reply, done) => {
    const { host = '' } = request.headers;
    const kept = known.get(host);
    if (kept) {
      for (const [name, value] of kept) reply.raw.setHeader(name, value);
    } else {
      if (known.size >= MOST_HOSTS) known.clear();
      known.set(host, headersOf(reply));
    }
    done();
  });
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
