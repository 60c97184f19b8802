import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PLAIN_SKIN, type Skin } from '@fairlot/rules/check/skin';
import { badRequest } from './answer.ts';
import { headerOf, YEAR_S } from './http-headers.ts';
import { withoutQuery, type Log } from './log.ts';
import { pageLanguage } from './page-language.ts';
import { createPages } from './page.ts';

export type ClientOptions = {
  readonly log: Log;
  /** The skin of the page for players without a choice of their own; the plain one if it is left out. */
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

/** Sends the page in the skin of the site and the language of the browser; plain while the skin cannot be read. */
function pageSender(root: string, { skin, log }: ClientOptions) {
  const pages = createPages(root);
  const readSkin = async (): Promise<Skin> => {
    try {
      return skin ? await skin() : PLAIN_SKIN;
    } catch (error) {
      log.warn({ err: error }, 'the skin of the page is not known');
      return PLAIN_SKIN;
    }
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const language = pageLanguage(headerOf(request, 'accept-language'));
    const page = await pages(await readSkin(), language);
    const { bytes, encoding } = page.for(headerOf(request, 'accept-encoding'));
    const Vary = 'accept-encoding, accept-language';
    reply.headers({ 'Cache-Control': 'no-cache', ETag: page.tag, Vary });
    if (headerOf(request, 'if-none-match') === page.tag) return reply.code(304).send();
    if (encoding) reply.header('Content-Encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(bytes);
  };
}
