/**
 * Any bytes at the HTTP surface: requests that are nearly right, in any order, with ids that live
 * or do not, cut anywhere, over in-memory sockets and Node's own parser. Whatever comes, no answer
 * is a 500, nothing is logged as an error, and in the end nothing is left.
 */
import { createServer } from 'node:http';
import { duplexPair } from 'node:stream';
import type { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { call, createHubServer, defineHub, denied, jsonProtocol } from '../index.ts';
import { messagePackProtocol } from '../messagepack.ts';
import { chanceOf } from './chance.ts';
import type { Chance } from './chance.ts';

const inputs = process.env['TEST_LONG'] === '1' ? 1_000_000 : 2_500;
const perSocket = 3;

interface Fuzzed {
  readonly connect: () => Duplex;
  readonly errors: unknown[];
  readonly left: () => object;
  readonly close: () => Promise<void>;
}

function startFuzzed(): Fuzzed {
  const errors: unknown[] = [];
  const server = createHubServer<{ name: string }>({
    authenticate: ({ headers }) =>
      headers.authorization === 'Bearer nobody'
        ? denied()
        : { principal: { name: 'ann' }, userId: 'ann' },
    recheck: (principal) => ({ principal, userId: principal.name }),
    protocols: [jsonProtocol, messagePackProtocol],
    allowedOrigins: ['https://friend.example'],
    log: { debug: () => {}, warn: () => {}, error: (fields) => void errors.push(fields) },
    tickMs: 5,
  });
  const hub = server.hub('/Hub', defineHub({ methods: { Nothing: call([], () => null) } }), {
    pollGapMs: 30,
    pollTimeoutMs: 15,
    ticketLifeMs: 60,
    handshakeTimeoutMs: 50,
    keepAliveMs: 10,
  });
  server.connections('/echo', async (connection) => {
    for await (const chunk of connection) await connection.send(chunk);
  });
  const http = createServer((request, response) => {
    if (!server.handle(request, response)) response.writeHead(404).end();
  });
  http.on('upgrade', (request, socket, head) => {
    if (!server.upgrade(request, socket, head)) socket.destroy();
  });
  const connect = () => {
    const [client, served] = duplexPair();
    served.on('error', () => {});
    client.on('error', () => {});
    // Unlike a real socket, one half does not hear that the other is gone.
    client.on('close', () => served.destroy());
    http.emit('connection', served);
    return client;
  };
  const left = () => ({ ...hub.stats(), open: [...hub.connections()].length });
  return { connect, errors, left, close: () => server.close({ timeoutMs: 100 }) };
}

const paths = ['/Hub', '/hub/', '/HUB/NEGOTIATE', '/Hub/negotiate/', '/echo', '/Echo/negotiate'];
const oddPaths = [
  '/',
  '//Hub',
  '/Hub//negotiate',
  '/Hub%2Fnegotiate',
  '*',
  'http://x/Hub',
  '?id=1',
];
const oddMethods = ['OPTIONS', 'HEAD', 'PUT', 'TRACE', 'B{D'];
const methods = ['GET', 'GET', 'POST', 'POST', 'DELETE'];
const bodies = [
  '',
  '{"protocol":"json","version":1}\u001e',
  '{"protocol":"messagepack","version":1}\u001e',
  '{"type":1,"target":"Nothing","arguments":[]}\u001e',
  '{"type":6}\u001e',
  '{"type":7}\u001e',
  '{"type":1',
  '\u001e\u001e',
];
const headerLines = [
  'Accept: text/event-stream',
  'Accept: TEXT/event-stream, */*',
  'Accept: ,;q=\u00ff',
  'Authorization: Bearer ann',
  'Authorization: Bearer nobody',
  'Authorization: ',
  'Origin: https://friend.example',
  'Origin: null',
  'Origin: http://[',
  'Access-Control-Request-Headers: x-a, \u00e9, "quoted", a\tb',
  'Connection: close',
  'Expect: 100-continue',
  'Content-Type: multipart/form-data; boundary=',
  `X-Long: ${'a'.repeat(3000)}`,
];
const upgradeLines =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

function queryOf(chance: Chance, tokens: readonly string[]): string {
  const known = tokens.slice(-6);
  const id = known.length > 0 && chance.below(5) > 0 ? chance.pick(known) : 'unknown';
  const values = [
    `id=${id}`,
    `id=${id}`,
    `ID=${id}&id=other`,
    'id=',
    `id=${'x'.repeat(2000)}`,
    'id=%00%ff%',
    'negotiateVersion=1',
    'negotiateVersion=-9e9&useStatefulReconnect=true',
    'access_token=%E0%A4%A',
    '&&&=&=?',
  ];
  return `?${chance.pick(values)}&${chance.pick(values)}`;
}

function requestOf(chance: Chance, tokens: readonly string[]): Buffer {
  const method = chance.pick(chance.below(12) === 0 ? oddMethods : methods);
  const path = chance.below(20) === 0 ? chance.pick(oddPaths) : chance.pick(paths);
  const isUpgrade = chance.below(12) === 0;
  let head = `${method} ${path}${queryOf(chance, tokens)} HTTP/1.1\r\nHost: x\r\n`;
  for (let lines = chance.below(3); lines > 0; lines--) head += `${chance.pick(headerLines)}\r\n`;
  if (isUpgrade) head += upgradeLines;
  const junk = chance.below(4) === 0 ? chance.bytes(chance.below(300)) : Buffer.alloc(0);
  const body = Buffer.concat([Buffer.from(chance.pick(bodies)), junk]);
  if (chance.below(8) === 0) {
    const size = body.length.toString(16);
    head += `Transfer-Encoding: chunked\r\n\r\n${size}\r\n`;
    return Buffer.concat([Buffer.from(head), body, Buffer.from('\r\n0\r\n\r\n')]);
  }
  if (body.length > 0 && !isUpgrade) {
    head += `Content-Length: ${body.length + (chance.below(30) === 0 ? 5 : 0)}\r\n`;
  }
  const request = Buffer.concat([Buffer.from(`${head}\r\n`), body]);
  // Now and then one byte is another.
  if (chance.below(25) === 0) request[chance.below(request.length)] = chance.below(256);
  return request;
}

test(`${inputs} requests of any kind are answered, and nothing is left of them`, async () => {
  const app = startFuzzed();
  const chance = chanceOf(20_261_121);
  const tokens: string[] = [];
  const statuses = new Map<string, number>();
  const learn = (text: string) => {
    for (const [, token = ''] of text.matchAll(/"connectionToken":"([\w-]+)"/g)) tokens.push(token);
    for (const [, status = ''] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  for (let done = 0; done < inputs; done += perSocket) {
    const socket = app.connect();
    socket.on('data', (data: Buffer) => learn(String(data)));
    for (let count = 0; count < perSocket && !socket.destroyed; count++) {
      const request = requestOf(chance, tokens);
      const cutAt = chance.below(10) === 0 ? chance.below(request.length) : request.length;
      socket.write(request.subarray(0, cutAt));
      await new Promise(setImmediate);
      if (cutAt < request.length) socket.write(request.subarray(cutAt));
    }
    await new Promise(setImmediate);
    if (chance.below(3) === 0) socket.destroy();
    // Some go while what they sent is being answered; nobody waits for this.
    else setTimeout(() => socket.destroy(), 20);
    tokens.splice(0, tokens.length - 40);
  }
  expect(app.errors).toEqual([]);
  expect(statuses.get('500')).toBeUndefined();
  for (const status of ['200', '202', '204', '400', '401', '404', '405', '101']) {
    expect([status, (statuses.get(status) ?? 0) > 0]).toEqual([status, true]);
  }
  await expect
    .poll(() => app.left(), { timeout: 5000 })
    .toMatchObject({ connections: 0, open: 0, tickets: 0 });
  await app.close();
}, 1_800_000);
