import { once } from 'node:events';
import { request } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startConformanceApp } from './app.ts';
import type { ConformanceApp } from './app.ts';

let app: ConformanceApp;
beforeAll(async () => {
  app = await startConformanceApp({ port: 0, httpsPort: 0 });
});
afterAll(() => app.stop());

const post = (path: string, init: RequestInit = {}) =>
  fetch(app.url + path, { method: 'POST', redirect: 'manual', ...init });

test('every origin may ask, with what it asks for; preflights are answered everywhere', async () => {
  const headers = {
    Origin: 'http://page.test',
    'Access-Control-Request-Method': 'DELETE',
    'Access-Control-Request-Headers': 'x-one, x-two',
  };
  for (const path of ['/testhub', '/authorizedhub/negotiate', '/nothing', '/echoredirect/x']) {
    const preflight = await fetch(app.url + path, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('http://page.test');
    expect(preflight.headers.get('access-control-allow-credentials')).toBe('true');
    expect(preflight.headers.get('access-control-allow-methods')).toBe('DELETE');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('x-one, x-two');
  }
  const refused = await post('/authorizedhub/negotiate', { headers });
  expect(refused.status).toBe(401);
  expect(await refused.text()).toBe('');
  expect(refused.headers.get('access-control-allow-origin')).toBe('http://page.test');
  expect((await fetch(`${app.url}/testhub`, { method: 'OPTIONS' })).status).toBe(204);
});

test('echo sends every chunk back as it came', async () => {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/echo`);
  await once(socket, 'open');
  const answers: [string, boolean][] = [];
  socket.on('message', (data, isBinary) => void answers.push([String(data), isBinary]));
  for (const said of ['one', 'two\u001e']) socket.send(said);
  await expect.poll(() => answers.length).toBe(2);
  expect(answers).toEqual([
    ['one', false],
    ['two\u001e', false],
  ]);
  socket.close();
  const [code] = await once(socket, 'close');
  expect(code).toBe(1000);
  const negotiated: unknown = await (await post('/echo/negotiate?negotiateVersion=1')).json();
  const names = ['WebSockets', 'ServerSentEvents', 'LongPolling'];
  expect(negotiated).toMatchObject({
    availableTransports: names.map((transport) => ({ transport })),
  });
});

test('echo redirects keep path, query and method, and no WebSocket', async () => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const response = await post('/echoredirect/negotiate?a=1&b=2', { method });
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe('/echo/negotiate?a=1&b=2');
  }
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/echoredirect`);
  socket.on('error', () => {});
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  expect(response.statusCode).toBe(404);
});

test('redirects of negotiate are counted', async () => {
  const go = async () =>
    (await post('/redirect/negotiate?numRedirects=0&baseUrl=http://b.test')).json();
  const [first, second] = [await go(), await go()];
  expect(first).toEqual({ url: 'http://b.test/testHub?numRedirects=1' });
  expect(second).toEqual({ url: 'http://b.test/testHub?numRedirects=2' });
});

test('cookies come with every negotiate; over TLS they are for other sites too', async () => {
  const response = await post('/bad-negotiate/negotiate');
  expect(response.status).toBe(400);
  expect(await response.text()).toBe('Some response from server');
  const [one, two, old] = response.headers.getSetCookie();
  expect(one).toBe('testCookie=testValue; Path=/');
  expect(two).toBe('testCookie2=testValue2; Path=/');
  expect(old).toMatch(/^expiredCookie=doesntmatter; Expires=.* GMT; Path=\/$/);
  const secure = request(`${app.secureUrl}/testhub/negotiate?negotiateVersion=1`, {
    method: 'POST',
    rejectUnauthorized: false,
  }).end();
  const [answer] = (await once(secure, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']?.[0]).toBe(
    'testCookie=testValue; Path=/; SameSite=None; Secure; Partitioned',
  );
});

test('the client for web workers is served, and localhost is answered', async () => {
  const port = new URL(app.url).port;
  const response = await fetch(`http://localhost:${port}/lib/signalr-webworker/signalr.js`);
  expect(response.headers.get('content-type')).toContain('javascript');
  expect(await response.text()).toContain('HubConnectionBuilder');
  expect((await fetch(`${app.url}/nothing`)).status).toBe(404);
});
