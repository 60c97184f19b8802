import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { withTestServer } from '#testing';
import { speak, tried as wire, triedFeature } from './testing/tried.ts';

const root = mkdtempSync(join(tmpdir(), 'fairlot-web-'));
mkdirSync(join(root, 'assets'));
writeFileSync(join(root, 'index.html'), '<!doctype html><div id="root"></div>');
mkdirSync(join(root, '.vite'));
writeFileSync(join(root, '.vite/manifest.json'), '{}');
writeFileSync(join(root, 'assets/main-abc123.js'), 'export const plain = 1;');
writeFileSync(join(root, 'assets/main-abc123.js.br'), 'packed');

const server = withTestServer({ features: [triedFeature], settings: { webRoot: root } });
afterAll(() => rmSync(root, { recursive: true }));

const fetchText = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(new URL(path, server().url), init);
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const postJson = (body: string, headers: Record<string, string> = {}) =>
  fetchText('/api/Try/Order', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

test('a call of the specification replies bare, money as a number with three decimals', async () => {
  const reply = await server().call(wire.double, { Amount: mills(1_234_567) });
  expect(reply.body).toBe(2469.134);
  expect(reply.value).toBe(2_469_134n);
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('a call of ours replies in the envelope; a refusal is 200 with its text and parameters', async () => {
  const good = await server().call(wire.order, { Rows: [{ Count: 4 }] });
  expect(good.body).toMatchObject({ Code: 'OK', Message: '', Data: { Total: 4 } });
  const refusal = await server().call(wire.order, { Rows: [{ Count: 10 }] });
  expect(refusal.status).toBe(200);
  expect(refusal.body).toMatchObject({ Code: 'TOO_MANY', Message: '最多 9', Params: { max: 9 } });
  const reused = await server().call(wire.order, { Rows: [{ Count: 13 }] });
  expect([reused.status, reused.code]).toEqual([409, 'REUSED']);
});

test.each([
  [wire.double, { Amount: 1.2345 }, 'Amount'],
  [wire.double, { Amount: '1' }, 'Amount'],
  [wire.double, [], 'body'],
  [wire.order, {}, 'Rows'],
  [wire.order, { Rows: [{ Count: 1 }, { Count: 1.5 }] }, 'Rows.1.Count'],
  [wire.order, { Rows: [], Extra: 1 }, 'Extra'],
  [wire.echo, {}, 'Text'],
])('a wrong input is 400 with the field named: %#', async (endpoint, input, field) => {
  const reply = await server().callRaw(endpoint, input);
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({ Code: 'BAD_REQUEST', Params: { field } });
  expect(reply.body).toHaveProperty('Message', `请求有误：${field}`);
  expect(reply.body).toHaveProperty('RequestId');
});

test('what is no JSON at all is 400, another kind of content 415, too much 413', async () => {
  expect(await postJson('{"Rows":')).toMatchObject({ status: 400 });
  expect((await postJson('{"Rows":')).text).toContain('BAD_REQUEST');
  expect(await postJson('{"__proto__":{"x":1},"Rows":[]}')).toMatchObject({ status: 400 });
  const text = await postJson('{"Rows":[]}', { 'content-type': 'text/plain' });
  expect(text).toMatchObject({ status: 415 });
  expect(text.text).toContain('Content-Type');
  expect(await postJson(`{"Rows":[${' '.repeat(3 * 1024 * 1024)}]}`)).toMatchObject({
    status: 413,
  });
});

test('a member that stands twice in one object is 400, wherever it stands', async () => {
  for (const text of ['{"Rows":[],"Rows":[]}', '{"Rows":[],"R\\u006fws":[]}']) {
    const reply = await postJson(text);
    expect(reply).toMatchObject({ status: 400 });
    expect(reply.text).toContain('BAD_REQUEST');
  }
  expect((await postJson('{"Rows":[]}')).status).toBe(200);
});

test('a call that sends nothing is a call without input', async () => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
  expect(await fetchText('/api/Try/Empty', init)).toMatchObject({ status: 200, text: '"nothing"' });
  expect(await fetchText('/api/Try/Empty', { method: 'POST' })).toMatchObject({ status: 200 });
});

test('a bug is 500 without detail', async () => {
  const reply = await server().call(wire.broken, {});
  expect([reply.status, reply.body]).toMatchObject([500, { Code: 'FAILED' }]);
  expect(JSON.stringify(reply.body)).not.toContain('detail');
});

test('whoever leaves before the answer is there is no fault of ours', async () => {
  const logged = vi.spyOn(server().platform.log, 'error');
  const { hostname, port } = new URL(server().url);
  const socket = connect(Number(port), hostname);
  const head = ['POST /api/Try/Long HTTP/1.1', 'Host: x', 'Accept-Encoding: gzip'];
  const body = ['Content-Type: application/json', 'Content-Length: 2', '', '{}'];
  socket.write([...head, ...body].join('\r\n'));
  await new Promise((done) => socket.once('connect', done));
  expect((await fetchText('/healthz')).status).toBe(200);
  socket.destroy();
  await new Promise((done) => socket.once('close', done));
  expect((await fetchText('/healthz')).status).toBe(200);
  speak('x'.repeat(200_000));
  // The control: a fault of ours is logged, after whatever the other left behind.
  await server().call(wire.broken, {});
  expect(logged.mock.calls.map(([what]) => Object(what).path)).toEqual(['/api/Try/Broken']);
  logged.mockRestore();
});

test('a connection at rest outlives what a proxy keeps, and says how long', async () => {
  const response = await fetch(new URL('/healthz', server().url));
  expect(response.headers.get('keep-alive')).toBe('timeout=72');
});

test('GET reads its input from the query', async () => {
  const reply = await server().call(wire.echo, { Text: '大 & 小' });
  expect(reply.value).toEqual({ Text: '大 & 小' });
});

test('who is not known does not come in, nor the page of another site', async () => {
  for (const headers of [{}, { authorization: 'Bearer nonsense' }, { authorization: 'Basic x' }]) {
    const reply = await server().call(wire.secret, {}, { headers });
    expect([reply.status, reply.body]).toMatchObject([401, { Code: 'not_logged_in' }]);
  }
  const cross = await postJson('{"Rows":[]}', { 'sec-fetch-site': 'cross-site' });
  expect(cross.status).toBe(401);
});

test('what is for agents lets agents in, and tells a player 403 with a code', async () => {
  const ask = (token?: string) => server().call(wire.team, {}, token ? { token } : {});
  expect((await ask()).status).toBe(401);
  expect(await ask('of-an-agent')).toMatchObject({ status: 200, value: '7' });
  const player = await ask('of-a-player');
  expect([player.status, player.body]).toMatchObject([403, { Code: 'not_allowed' }]);
  // The control: his login is good.
  expect(await server().call(wire.secret, {}, { token: 'of-a-player' })).toMatchObject({
    status: 200,
  });
});

test('a path that does not exist', async () => {
  expect(await fetchText('/api/Nowhere')).toMatchObject({ status: 404 });
  expect((await fetchText('/api/Nowhere')).text).toContain('"field":"path"');
  expect(await fetchText('/assets/gone.js')).toMatchObject({ status: 404 });
});

test('answers with the page when a file of the build itself is asked for', async () => {
  const page = await fetchText('/unknown');
  const manifest = await fetchText('/.vite/manifest.json');
  expect(manifest).toMatchObject({ status: 200, text: page.text });
  expect(manifest.headers.get('content-type')).toBe(page.headers.get('content-type'));
});

test.each([
  ['/api/Try/Order', 'GET', 'POST'],
  ['/api/Try/Order?x=1', 'DELETE', 'POST'],
  ['/api/Try/Secret', 'OPTIONS', 'POST'],
  ['/api/Try/Echo', 'PUT', 'GET, HEAD'],
  ['/healthz', 'POST', 'GET, HEAD'],
  ['/api/docs', 'PATCH', 'GET, HEAD'],
])('%s by %s is 405, and says that it takes %s', async (path, method, allow) => {
  // Content that no call takes: that is said of a method that is there only.
  const body = method === 'GET' ? null : 'x'.repeat(100_000);
  const reply = await fetchText(path, { method, body });
  expect(reply).toMatchObject({ status: 405 });
  expect(reply.text).toContain('"field":"method"');
  expect(reply.headers.get('allow')).toBe(allow);
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('a path that is nowhere is 404 by any method, and allows none', async () => {
  const reply = await fetchText('/api/Nowhere', { method: 'DELETE' });
  expect([reply.status, reply.headers.get('allow')]).toEqual([404, null]);
  // The control: HEAD is there wherever GET is.
  expect(await fetchText('/healthz', { method: 'HEAD' })).toMatchObject({ status: 200 });
});

test('a call that clears the cache says so with a good answer, and with no other', async () => {
  const headerOf = async (input: unknown) => {
    const reply = await server().callRaw(wire.forget, input);
    return [reply.status, reply.headers.get('clear-site-data')];
  };
  expect(await headerOf({ Sure: true })).toEqual([200, '"cache"']);
  expect(await headerOf({ Sure: false })).toEqual([200, null]);
  expect(await headerOf({})).toEqual([400, null]);
  const other = await server().call(wire.order, { Rows: [] });
  expect([other.status, other.headers.get('clear-site-data')]).toEqual([200, null]);
});

test('health, and the contract for machines and people', async () => {
  const health = await fetchText('/healthz', { headers: { origin: 'https://other.example' } });
  expect(health).toMatchObject({ status: 200, text: '{"ready":true}' });
  // Pages of other lines measure this one by it; nothing else is theirs to read.
  expect(health.headers.get('access-control-allow-origin')).toBe('*');
  expect(health.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(health.headers.get('timing-allow-origin')).toBe('*');
  const api = await fetchText('/api/docs');
  expect(api.headers.get('access-control-allow-origin')).toBeNull();
  expect(api.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  const document: unknown = JSON.parse((await fetchText('/api/openapi.json')).text);
  expect(document).toMatchObject({
    openapi: '3.0.3',
    paths: {
      '/api/Try/Double': { post: { summary: 'Twice the amount.' } },
      '/api/Try/Echo': { get: { parameters: [{ name: 'Text', in: 'query', required: true }] } },
      '/api/Try/Secret': { post: { security: [{ bearer: [] }] } },
    },
  });
  const page = await fetchText('/api/docs');
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.text).toContain('POST /api/Try/Order');
  expect(page.text).toContain('TOO_MANY');
});

test('the client: hashed files for ever and packed, every other path its page', async () => {
  const page = await fetchText('/Bet/4?x=1');
  expect(page).toMatchObject({ status: 200 });
  expect(page.text).toContain('id="root"');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect((await fetchText('/')).text).toContain('id="root"');
  const asset = await fetch(new URL('/assets/main-abc123.js', server().url), {
    headers: { 'accept-encoding': 'identity' },
  });
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await asset.text()).toBe('export const plain = 1;');
  const looked = await fetchText('/Bet/4?x=1', { method: 'HEAD' });
  expect([looked.status, looked.text]).toEqual([200, '']);
  expect(looked.headers.get('content-type')).toBe(page.headers.get('content-type'));
  const missing = ['/assets/gone.js', '/api/Nothing'].map(async (path) => {
    expect((await fetchText(path, { method: 'HEAD' })).status).toBe(404);
  });
  await Promise.all(missing);
  const packed = await fetch(new URL('/assets/main-abc123.js', server().url), {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  });
  expect(packed.headers.get('content-encoding')).toBe('br');
});

test('an address that cannot be decoded is a page like any other, or no call at all', async () => {
  for (const path of ['/%E0%A4%A', '/%', '/Bet/%zz?x=%41']) {
    const page = await fetchText(path);
    expect(page, path).toMatchObject({ status: 200 });
    expect(page.text).toContain('id="root"');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  const call = await fetchText('/api/%E0%A4%A');
  expect(call).toMatchObject({ status: 404 });
  expect(call.text).toContain('BAD_REQUEST');
  expect((await fetchText('/api/Try/Echo?Text=%E5%A4%A7')).text).toContain('大');
});

test('the client of a later build is served without a restart', async () => {
  const path = '/assets/main-def456.js';
  expect((await fetchText(path)).status).toBe(404);
  writeFileSync(join(root, path), 'export const later = 2;');
  expect(await fetchText(path)).toMatchObject({ status: 200, text: 'export const later = 2;' });
});

test('every page is told what it may do', async () => {
  const { headers } = await fetchText('/');
  const policy = headers.get('content-security-policy') ?? '';
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types fairlot dompurify',
  ]) {
    expect(policy).toContain(part);
  }
  expect(policy).toContain(`ws://${new URL(server().url).host}`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
});

test('each host is told of its own sockets, however many hosts a visitor makes up', async () => {
  const policyOf = (host: string) =>
    new Promise<string>((found, failed) => {
      const { hostname, port } = new URL(server().url);
      const ask = { hostname, port, path: '/healthz', headers: { host } };
      const asked = request(ask, (response) => {
        response.resume();
        expect(response.headers['x-content-type-options']).toBe('nosniff');
        found(String(response.headers['content-security-policy']));
      });
      asked.on('error', failed).end();
    });
  const hosts = Array.from({ length: 120 }, (_, n) => `made-up-${n}.example`);
  for (const host of [...hosts, ...hosts.slice(0, 3), ...hosts.slice(-3)]) {
    expect(await policyOf(host)).toContain(`connect-src 'self' ws://${host} wss://${host};`);
  }
  expect(await policyOf('a b;c')).toContain("connect-src 'self' 'self';");
});

/** Sends a request as it stands and waits for the first of an answer, or for the end. */
const sendPlain = (line: string, headers = '') =>
  new Promise<void>((done) => {
    const { hostname, port } = new URL(server().url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.on('close', () => done());
    socket.on('data', () => socket.destroy());
    socket.write(`${line} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
  });

test.each(['//', '//x', 'http://[', 'http:', '/%', '/%ff', '/Hub%', '/clientresult/%', '?', '*'])(
  'the target %s ends nothing, as request and as upgrade',
  async (target) => {
    for (const method of ['GET', 'POST', 'OPTIONS']) await sendPlain(`${method} ${target}`);
    const upgrade =
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
    await sendPlain(`GET ${target}`, upgrade);
    expect((await fetchText('/healthz')).status).toBe(200);
  },
);

test('a long answer is packed as the caller asks, a short one never', async () => {
  const ask = (text: string, encoding: string) =>
    fetch(new URL(`/api/Try/Echo?Text=${encodeURIComponent(text)}`, server().url), {
      headers: { 'accept-encoding': encoding },
    });
  const long = '大'.repeat(1_000);
  for (const [asked, said] of [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=0, br;q=0.5', 'br'],
    ['identity', null],
    ['br;q=0', null],
  ] as const) {
    const answer = await ask(long, asked);
    expect(answer.status, asked).toBe(200);
    expect(answer.headers.get('content-encoding'), asked).toBe(said);
    // `fetch` unpacks it.
    expect(await answer.text(), asked).toContain(long);
  }
  expect((await ask('大', 'br')).headers.get('content-encoding')).toBeNull();
});
