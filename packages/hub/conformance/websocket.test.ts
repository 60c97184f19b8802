import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { jsonProtocol } from '../index.ts';
import { messagePackProtocol } from '../messagepack.ts';
import { startTestApp } from './app.ts';
import type { TestApp, TestAppOptions } from './app.ts';
import { build, RawClient, separator } from './clients.ts';
import { frame, openByHand, opening } from './frame-client.ts';
import { ask } from './http-clients.ts';
import { PackClient } from './pack-client.ts';

let app: TestApp;
const start = async (options?: TestAppOptions) => (app = await startTestApp(options));
afterEach(() => app.stop());

const echo = (id: string, value: unknown) => ({
  type: 1,
  invocationId: id,
  target: 'Echo',
  arguments: [value],
});

const byHand = () => openByHand(app);
const shake = `{"protocol":"json","version":1}${separator}`;
const { text, more, binary, ping: pingFrame, close: closeFrame } = opening;

test('C1 without negotiate the client has no id, the hub has one', async () => {
  await start({ hub: { allowSkipNegotiation: true }, everyRequest: true });
  const ann = build(app, 'ann', '/Hub', true);
  await ann.connection.start();
  expect(ann.connection.connectionId).toBeNull();
  expect([...app.hub.connections()][0]?.connectionId).toMatch(/^[\w-]{22}$/);
  expect(await ann.connection.invoke('Echo', 1)).toBe(1);
  await ann.connection.stop();
});

test('C2, C3 JSON is answered in text frames, MessagePack in binary ones', async () => {
  await start({ server: { protocols: [jsonProtocol, messagePackProtocol] } });
  const raw = await RawClient.open(app);
  raw.socket.send(shake);
  const [data, isBinary] = (await once(raw.socket, 'message')) as [Buffer, boolean];
  expect([String(data), isBinary]).toEqual([`{}${separator}`, false]);
  const packed = await PackClient.shaken(app);
  expect(packed.handshake).toEqual({ text: '{}', isBinary: true });
  const later = once(packed.socket, 'message');
  packed.send(1, {}, '1', 'Echo', ['x']);
  expect((await later)[1]).toBe(true);
  expect(await packed.completion('1')).toEqual([3, {}, '1', 3, 'x']);
  raw.socket.terminate();
  packed.socket.terminate();
});

test('C4 a handshake may come in three frames, or in one with a call', async () => {
  await start();
  const pieces = await RawClient.open(app);
  for (const piece of ['{"protocol":', '"json","version"', `:1}${separator}`]) {
    pieces.socket.send(piece);
  }
  expect(await pieces.record(() => true)).toBe('{}');
  const joined = await RawClient.open(app);
  joined.say('{"protocol":"json","version":1}', JSON.stringify(echo('1', 'x')));
  expect((await joined.completion('1')).result).toBe('x');
  pieces.socket.terminate();
  joined.socket.terminate();
});

test('C5 20 calls in one frame are answered in order; one call may come in five', async () => {
  await start();
  const raw = await RawClient.shaken(app);
  raw.sendJson(...Array.from({ length: 20 }, (_, index) => echo(`${index}`, index)));
  await raw.completion('19');
  const ids = raw.records.slice(1).map((record) => JSON.parse(record).invocationId);
  expect(ids).toEqual(Array.from({ length: 20 }, (_, index) => `${index}`));
  const bytes = Buffer.from(JSON.stringify(echo('cut', 'ünïcode 😀')) + separator);
  const size = Math.ceil(bytes.length / 5);
  for (let at = 0; at < 5; at++) raw.socket.send(bytes.subarray(at * size, (at + 1) * size));
  expect((await raw.completion('cut')).result).toBe('ünïcode 😀');
  raw.socket.terminate();
});

test('C6 a Close frame without a code is answered with 1000', async () => {
  await start();
  const { socket, heard } = await byHand();
  socket.write(frame(text, shake));
  await expect.poll(() => Buffer.concat(heard).includes('{}')).toBe(true);
  socket.write(frame(closeFrame, ''));
  await once(socket, 'end');
  expect(Buffer.concat(heard).subarray(-4)).toEqual(Buffer.from([0x88, 2, 0x03, 0xe8]));
  await expect.poll(() => app.journal).toEqual(['connected ann', 'disconnected ann']);
});

test('C7 after a reset the connection is gone', async () => {
  await start();
  const raw = await RawClient.shaken(app);
  const token = new URL(raw.socket.url).searchParams.get('id') ?? '';
  (raw.socket as unknown as { _socket: Socket })._socket.resetAndDestroy();
  await expect.poll(() => app.journal[1]).toBe('disconnected ann: The connection was lost.');
  expect((await ask(app, `/Hub?id=${token}`)).status).toBe(404);
});

test('C8 a peer that does not answer the Close frame is cut off', async () => {
  await start({ hub: { closeTimeoutMs: 400 } });
  const { socket, heard } = await byHand();
  socket.write(frame(text, shake));
  await expect.poll(() => app.journal).toEqual(['connected ann']);
  const ended = once(socket, 'close');
  app.hub.closeUser('ann');
  await expect.poll(() => Buffer.concat(heard).includes('{"type":7')).toBe(true);
  expect([...app.hub.connections()]).toEqual([]);
  expect(socket.destroyed).toBe(false);
  await ended;
});

test('C10 broken text ends the connection alone; pieces and pings are as they should be', async () => {
  await start();
  const { socket, heard } = await byHand();
  const all = () => Buffer.concat(heard);
  socket.write(frame(more, shake.slice(0, 10)));
  socket.write(frame(pingFrame, 'hello'));
  socket.write(frame(0x80, shake.slice(10)));
  await expect.poll(() => all().includes(`{}${separator}`)).toBe(true);
  expect(all().includes(Buffer.from([0x8a, 5, ...Buffer.from('hello')]))).toBe(true);
  socket.write(frame(binary, JSON.stringify(echo('1', 'b')) + separator));
  await expect.poll(() => all().includes('"result":"b"')).toBe(true);
  socket.write(frame(text, Buffer.from([0xc3, 0x28])));
  await once(socket, 'end');
  expect(all().subarray(-4)).toEqual(Buffer.from([0x88, 2, 0x03, 0xef]));
  const other = await RawClient.shaken(app, 'bob');
  other.sendJson(echo('1', 'alive'));
  expect((await other.completion('1')).result).toBe('alive');
  other.socket.terminate();
});
