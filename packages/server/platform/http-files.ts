import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Skin } from '@fairlot/rules/check/skin';
import { badRequest } from './answer.ts';
import { headerOf, YEAR_S } from './http-headers.ts';
import { withoutQuery, type Log } from './log.ts';
import { createPages } from './page.ts';

export type ClientOptions = {
  readonly log: Log;
  /** How its page looks to whoever has chosen nothing; as it lies there where this is left out. */
  readonly skin?: () => Promise<Skin>;
};

export const READ = ['GET', 'HEAD'];

/** The built client: hashed assets for ever, everything else asked anew; any other path is its page. */
export async function serveClient(
  app: FastifyInstance,
  root: string | undefined,
  options: ClientOptions,
): Promise<void> {
  const sendPage = root ? pageSender(root, options) : undefined;
  if (root && sendPage) {
    for (const path of ['/', '/index.html']) app.get(path, sendPage);
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      cacheControl: false,
      // The build keeps notes of its own beside what it makes.
      dotfiles: 'ignore',
      setHeaders: (response, path) => {
        const isHashed = path.includes('/assets/');
        response.setHeader(
          'Cache-Control',
          isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
        );
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      READ.includes(request.method) &&
      !/^\/(api|Hub)(\/|$)|\/assets\//.test(withoutQuery(request.url));
    if (sendPage && isPage) return sendPage(request, reply);
    const { body } = badRequest('path', request.id);
    reply.code(404).header('Cache-Control', 'no-store');
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
  });
}

/** Sends the page in the skin of the site; as it lies there while nobody can say which that is. */
function pageSender(root: string, { skin, log }: ClientOptions) {
  const pages = createPages(root);
  const skinned = async () => {
    try {
      return skin && (await pages(await skin()));
    } catch (error) {
      log.warn({ err: error }, 'the skin of the page is not known');
      return undefined;
    }
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const page = await skinned();
    if (!page) return reply.sendFile('index.html');
    const { bytes, encoding } = page.for(headerOf(request, 'accept-encoding'));
    reply.headers({ 'Cache-Control': 'no-cache', ETag: page.tag, Vary: 'accept-encoding' });
    if (headerOf(request, 'if-none-match') === page.tag) return reply.code(304).send();
    if (encoding) reply.header('Content-Encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(bytes);
  };
}
