import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from './log.ts';
import { createPictureServer } from './pictures.ts';

const NAME = `${'ab'.repeat(32)}.webp`;
const BYTES = Buffer.from('0123456789');
const BAD = `${'cd'.repeat(32)}.png`;
const asked: string[] = [];
const server = createPictureServer(async (name) => {
  asked.push(name);
  if (name === BAD) throw new Error('the database is away');
  return name === NAME ? BYTES : undefined;
}, createLog('silent'));
let port = 0;
beforeAll(async () => {
  port = await server.listen('127.0.0.1', 0);
});
afterAll(() => server.close());

type Answer = {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
};
/** As it stands: a client that thinks would tidy the path. */
const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  new Promise<Answer>((done, failed) => {
    request({ port, host: '127.0.0.1', path, method, headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => void parts.push(part));
      reply.on('end', () =>
        done({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          body: Buffer.concat(parts).toString(),
        }),
      );
    })
      .on('error', failed)
      .end();
  });

test('a picture comes for ever under its name, in an origin where nothing runs', async () => {
  const { status, headers, body } = await ask(`/${NAME}`, 'GET', { cookie: 'device=x' });
  expect({ status, body }).toEqual({ status: 200, body: '0123456789' });
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '10',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'referrer-policy': 'no-referrer',
    etag: `"${'ab'.repeat(32)}"`,
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['access-control-allow-credentials']).toBeUndefined();
});

test('HEAD says the same without it, and no other method is taken', async () => {
  const head = await ask(`/${NAME}`, 'HEAD');
  expect({ status: head.status, body: head.body, length: head.headers['content-length'] }).toEqual({
    status: 200,
    body: '',
    length: '10',
  });
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH']) {
    const { status, headers } = await ask(`/${NAME}`, method);
    expect({ method, status, allow: headers['allow'] }).toEqual({
      method,
      status: 405,
      allow: 'GET, HEAD',
    });
  }
});

test('what is known already is not sent again', async () => {
  const tag = `"${'ab'.repeat(32)}"`;
  for (const sent of [tag, `"other", W/${tag}`, '*']) {
    expect(await ask(`/${NAME}`, 'GET', { 'if-none-match': sent })).toMatchObject({
      status: 304,
      body: '',
    });
  }
  expect((await ask(`/${NAME}`, 'GET', { 'if-none-match': '"other"' })).status).toBe(200);
});

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=5-2', 200, '0123456789', undefined],
  ['bytes=0-1,4-5', 200, '0123456789', undefined],
  ['bytes=-', 200, '0123456789', undefined],
  ['lines=0-1', 200, '0123456789', undefined],
  [`bytes=${'9'.repeat(400)}-`, 200, '0123456789', undefined],
])('a part is had by its range: %s', async (range, status, body, where) => {
  const reply = await ask(`/${NAME}`, 'GET', { range });
  expect([reply.status, reply.body, reply.headers['content-range']]).toEqual([status, body, where]);
  expect(reply.headers['content-length']).toBe(String(body.length));
});

test('a range of what it was then brings all of it now', async () => {
  const range = 'bytes=0-3';
  expect((await ask(`/${NAME}`, 'GET', { range, 'if-range': '"other"' })).status).toBe(200);
  expect((await ask(`/${NAME}`, 'GET', { range, 'if-range': `"${'ab'.repeat(32)}"` })).status).toBe(
    206,
  );
});

test('nothing but names of pictures is looked for', async () => {
  asked.length = 0;
  const paths = [
    '/',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    `/./${NAME}`,
    `//${NAME}`,
    `/${NAME}/`,
  ];
  const others = [
    `/${NAME}?x`,
    `/${NAME.toUpperCase()}`,
    `/${NAME}%00.png`,
    `/${'a'.repeat(4_000)}`,
    '*',
  ];
  for (const path of [...paths, ...others, `/${'ab'.repeat(32)}.svg`]) {
    const { status, headers, body } = await ask(path);
    expect({ path, status, body }).toEqual({ path, status: 404, body: '' });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain('sandbox');
  }
  expect(asked).toEqual([]);
  expect((await ask(`/${'00'.repeat(32)}.png`)).status).toBe(404);
  expect(asked).toHaveLength(1);
});

test('without the database it says to come back', async () => {
  const { status, headers } = await ask(`/${BAD}`);
  expect({ status, retry: headers['retry-after'], cache: headers['cache-control'] }).toEqual({
    status: 503,
    retry: '1',
    cache: 'no-store',
  });
});

test('a port that is taken is said', async () => {
  const second = createPictureServer(async () => undefined, createLog('silent'));
  await expect(second.listen('127.0.0.1', port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await second.close();
});
