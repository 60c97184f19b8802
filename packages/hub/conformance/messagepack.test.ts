import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack';
import { afterEach, expect, test } from 'vitest';
import { jsonProtocol } from '../index.ts';
import { messagePackProtocol } from '../messagepack.ts';
import { startTestApp } from './app.ts';
import type { TestApp, TestAppOptions } from './app.ts';
import { connect, RawClient } from './clients.ts';
import { PackClient } from './pack-client.ts';

let app: TestApp;
const protocols = [jsonProtocol, messagePackProtocol];
const start = async (options?: TestAppOptions) =>
  (app = await startTestApp({ ...options, server: { protocols, ...options?.server } }));
afterEach(() => app.stop());

const realClient = async () => {
  const connection = new HubConnectionBuilder()
    .withUrl(`${app.url}/Hub`, { headers: { Authorization: 'Bearer ann' } })
    .withHubProtocol(new MessagePackHubProtocol())
    .configureLogging(LogLevel.None)
    .build();
  await connection.start();
  return connection;
};

test('C3, O1, O2, O3: a binary handshake answer, pings, calls in any framing', async () => {
  await start({ hub: { keepAliveMs: 20 } });
  const pack = await PackClient.shaken(app);
  expect(pack.handshake).toEqual({ text: '{}', isBinary: true });
  pack.sendBytes('02 91 06');
  pack.send(1, {}, '5', 'Echo', ['five']);
  pack.send(1, {}, '6', 'Echo', ['six'], []);
  expect(await pack.completion('5')).toEqual([3, {}, '5', 3, 'five']);
  expect(await pack.completion('6')).toEqual([3, {}, '6', 3, 'six']);
  pack.sendBytes('8c');
  pack.sendBytes('80 00 95 01 80 a1 37 a4 45');
  pack.sendBytes('63 68 6f 91 01');
  expect(await pack.completion('7')).toEqual([3, {}, '7', 3, 1]);
  expect(await pack.message(([type]) => type === 6)).toEqual([6]);
  pack.socket.close();
});

test('O5: results, errors and nothing have their kinds', async () => {
  await start();
  const pack = await PackClient.shaken(app);
  pack.send(1, {}, '1', 'Nothing', []);
  pack.send(1, {}, '2', 'Fail', []);
  pack.send(1, {}, null, 'Fail', []);
  pack.send(1, {}, '3', 'Big', []);
  expect(await pack.completion('1')).toEqual([3, {}, '1', 3, null]);
  const error = (method: string) =>
    `An unexpected error occurred invoking '${method}' on the server.`;
  expect(await pack.completion('2')).toEqual([3, {}, '2', 1, error('Fail')]);
  expect(await pack.completion('3')).toEqual([3, {}, '3', 1, error('Big')]);
  expect(pack.messages.length).toBe(3);
  pack.socket.close();
});

test('O6: closes carry a reason or none, and whether the client may come back', async () => {
  await start();
  const [first, second] = [await PackClient.shaken(app), await PackClient.shaken(app)];
  first.send(1, {}, null, 'Abort', []);
  expect(await first.close()).toEqual([7, null, false]);
  second.sendBytes('02 91 c1');
  expect(await second.close()).toEqual([7, 'Connection closed with an error.', true]);
  expect(await second.closed).toBe(1000);
});

test.each([
  ['O4', 'ff ff ff ff 08'],
  ['O8', '07 95 03 80 a1 31 09 01'],
  ['O8', '01 01'],
  ['O8', '00'],
  ['O9', `64${'dd 01 c9 c3 80'.repeat(20)}`],
])('%s: %s ends the connection at once, others go on', async (_case, hex) => {
  await start();
  const other = await RawClient.shaken(app);
  const pack = await PackClient.shaken(app);
  const before = process.memoryUsage().rss;
  pack.sendBytes(hex);
  expect(await pack.close()).toEqual([7, 'Connection closed with an error.', true]);
  await pack.closed;
  expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  other.sendJson({ type: 1, invocationId: '1', target: 'Echo', arguments: [1] });
  expect((await other.completion('1')).result).toBe(1);
  other.socket.close();
});

test('O7, G1, G17: the official client gets every value back', async () => {
  await start();
  const connection = await realClient();
  const values = [
    new Date(Date.UTC(2026, 0, 2, 3, 4, 5, 6)),
    { bytes: new Uint8Array([0, 1, 255]), map: { in: { map: [1, { a: null }] } } },
    [-1, -129, -40_000, -3_000_000_000, 2 ** 53 - 1, 0.1, 'text', true, null],
    'ünïcode 😀',
  ];
  for (const value of values) expect(await connection.invoke('Echo', value)).toEqual(value);
  expect(await connection.invoke('Nothing')).toBeNull();
  expect(await connection.invoke('Moment')).toEqual(new Date(Date.UTC(2026, 10, 21)));
  expect(await connection.invoke('Bytes')).toEqual(new Uint8Array([1, 2, 3]));
  await expect(connection.invoke('Big')).rejects.toThrow(/unexpected error/);
  await connection.stop();
});

test('L8: a client of each protocol in one group hears the same in its own format', async () => {
  await start();
  const [json, packed] = [await connect(app), await realClient()];
  const heard: unknown[] = [];
  packed.on('message', (said: unknown) => void heard.push(said));
  await json.connection.invoke('Join', 'g');
  await packed.invoke('Join', 'g');
  await app.hub.clients.group('g').send('message', 'both');
  await expect.poll(() => [heard, json.heard]).toEqual([['both'], ['both']]);
  await packed.stop();
});

test('a hub chooses its protocols, also one of its own', async () => {
  const shouting = { ...jsonProtocol, name: 'shouting' };
  await start({ hub: { protocols: [shouting] } });
  const json = await RawClient.open(app);
  json.say('{"protocol":"json","version":1}');
  expect(await json.record(() => true)).toContain("The protocol 'json' is not supported.");
  const own = await RawClient.open(app);
  own.say('{"protocol":"SHOUTING","version":1}');
  expect(await own.record(() => true)).toBe('{}');
});
