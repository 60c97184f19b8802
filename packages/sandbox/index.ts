import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { timingSafeEqual } from 'node:crypto';
import { chargeBack, fail, pay, type Stage } from './acts.ts';
import { API } from './api.ts';
import { answerOf, mine } from './chain.ts';
import { wallMs } from './clock.ts';
import { walletPage, sendFrom } from './wallet.ts';
import { CONTROL } from './control.ts';
import { restore, writeBook } from './keep.ts';
import { createPost } from './notify.ts';
import { missingPage, payPage } from './page.ts';
import { rateOf } from './rates.ts';
import { BadField, parseFields, readBody } from './read.ts';
import { isSignedBy, signatureOf } from './sign.ts';
import { createState } from './state.ts';

export type SandboxOptions = {
  readonly host?: string;
  /** 0: whichever is free. */
  readonly port?: number;
  /** Shared with the site: both sign by it. */
  readonly secret: string;
  /** Whoever shows it controls the sandbox. */
  readonly controlToken: string;
  /** Every chain that was asked about mines by itself so often; without it when it is told to. */
  readonly mineEveryMs?: number;
  /** Where its book is kept, so that it outlives the process; without it the book ends with it. */
  readonly file?: string;
  /** Milliseconds UTC; tests move it. */
  readonly now?: () => Promise<number>;
};

export { readBook, type Book } from './keep.ts';

export type Sandbox = {
  readonly url: string;
  /** The control API, as a call: `control('pay', { orderNo })`. */
  control(act: string, fields?: object): Promise<Readonly<Record<string, unknown>>>;
  stop(): Promise<void>;
};

/** So old or so far ahead may a signed request be. */
const WINDOW_MS = 300_000;
const HTML = 'text/html; charset=utf-8';

const PAGE_HEADERS = {
  'content-type': HTML,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
};

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

const headerOf = (request: IncomingMessage, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

const json = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** One call of the site: signed both ways, in whatever manner the sandbox is. */
async function serveApi(
  stage: Stage,
  call: { readonly path: string; readonly body: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { state, secret } = stage;
  const { api, slowMs } = state.manner;
  if (api === 'down') return void response.destroy();
  const timeMs = Number(headerOf(request, 'x-sign-time'));
  const nonce = headerOf(request, 'x-sign-nonce');
  const signed = { what: `POST ${call.path}`, timeMs, nonce, body: call.body };
  const isFresh = Math.abs((await stage.now()) - timeMs) <= WINDOW_MS;
  if (!isFresh || !isSignedBy(secret, signed, headerOf(request, 'x-signature')))
    return json(response, 401, { State: 'UNKNOWN' });
  const fields = parseFields(call.body);
  const act = API[call.path.slice('/v1/'.length)];
  if (!fields || !act) return json(response, 400, { State: 'UNKNOWN' });
  const body = JSON.stringify(await act(stage, fields));
  if (api === 'lost') return void response.destroy();
  if (api === 'broken') return void response.writeHead(502).end('<html>');
  if (api === 'huge') return void response.end('x'.repeat(4_000_000));
  if (api === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
  const key = api === 'forged' ? `${secret}?` : secret;
  const signature = signatureOf(key, { what: '200', timeMs, nonce, body });
  response
    .writeHead(200, { 'content-type': 'application/json', 'x-signature': signature })
    .end(body);
}

async function servePage(
  stage: Stage,
  ref: string,
  body: string | undefined,
  response: ServerResponse,
): Promise<void> {
  const order = stage.state.orderByRef(ref);
  if (!order) return void response.writeHead(404, PAGE_HEADERS).end(missingPage());
  const nowMs = await stage.now();
  if (body !== undefined) {
    const act = new URLSearchParams(body).get('act');
    const isOpen = order.payments.length === 0 && !order.isFailed && order.expiresMs > nowMs;
    if (isOpen && act === 'pay') await pay(stage, order, order.amount);
    if (isOpen && act === 'fail') await fail(stage, order);
    const left = order.payments.find(({ chargeback }) => chargeback === undefined);
    if (left && act === 'chargeback') await chargeBack(stage, order, left);
    return void response.writeHead(303, { location: `/pay/${ref}` }).end();
  }
  response.writeHead(200, PAGE_HEADERS).end(payPage(order, nowMs));
}

/** What one USDT costs, as one of the three says it; open to everybody, as such things are. */
async function serveRate({ state, now }: Stage, name: string, response: ServerResponse) {
  const said = rateOf(state.rates, name, await now());
  if (said === null) return void response.destroy();
  return said === undefined ? json(response, 404, {}) : void response.end(said);
}

async function serve(
  stage: Stage,
  controlToken: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
  const isPost = request.method === 'POST';
  const body = isPost ? await readBody(request) : '';
  if (body === undefined) return json(response, 413, {});
  const [, room = '', name = ''] = path.split('/');
  if (room === 'pay' && (isPost || request.method === 'GET'))
    return servePage(stage, name, isPost ? body : undefined, response);
  if (room === 'rate' && request.method === 'GET') return serveRate(stage, name, response);
  if (room === 'chain' && request.method === 'GET') {
    if (!isSame(headerOf(request, 'authorization'), `Bearer ${stage.secret}`))
      return json(response, 401, {});
    const said = answerOf(stage.state, name, searchParams);
    return said === null ? void response.destroy() : json(response, 200, said);
  }
  if (room === 'wallet' && (isPost || request.method === 'GET')) {
    if (isPost) {
      sendFrom(stage.state, name, body);
      stage.keep();
    }
    const page = walletPage(name, searchParams, isPost);
    return void response.writeHead(page === undefined ? 404 : 200, PAGE_HEADERS).end(page);
  }
  if (room === 'v1' && isPost) return serveApi(stage, { path, body }, request, response);
  if (room === 'control' && isPost) {
    const act = CONTROL[name];
    const fields = parseFields(body);
    if (!isSame(headerOf(request, 'authorization'), `Bearer ${controlToken}`))
      return json(response, 401, {});
    if (!act || !fields) return json(response, 404, {});
    const done = await act(stage, fields);
    stage.keep();
    return json(response, 200, done);
  }
  return json(response, 404, {});
}

/** A payment provider to try things with: a server of its own, with a pay page, that can go wrong in every way. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { host = '127.0.0.1', port = 0, secret, controlToken } = options;
  const now = options.now ?? (() => Promise.resolve(wallMs()));
  const post = createPost();
  let url = '';
  const state = createState();
  const { file } = options;
  if (file !== undefined) restore(state, file);
  const keep = () => (file === undefined ? undefined : writeBook(state, file));
  const stage: Stage = { state, secret, now, post, at: () => url, keep };
  const server = createServer((request, response) => {
    serve(stage, controlToken, request, response).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      if (error instanceof BadField) return json(response, 400, { field: error.message });
      return json(response, 500, {});
    });
  });
  const miner =
    options.mineEveryMs === undefined
      ? undefined
      : setInterval(() => {
          for (const chain of stage.state.chains.values()) mine(chain, 1);
          if (stage.state.chains.size > 0) keep();
        }, options.mineEveryMs);
  server.listen(port, host);
  await once(server, 'listening');
  url = `http://${host}:${(server.address() as AddressInfo).port}`;
  return {
    url,
    control: async (act, fields = {}) => {
      const answer = await fetch(`${url}/control/${act}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${controlToken}` },
        body: JSON.stringify(fields),
      });
      if (!answer.ok) throw new Error(`the sandbox refused ${act}: ${answer.status}`);
      return (await answer.json()) as Readonly<Record<string, unknown>>;
    },
    stop: async () => {
      post.stop();
      clearInterval(miner);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
