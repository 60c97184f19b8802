import { connect as connectTcp } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startTestApp } from './app.ts';
import type { TestApp, TestAppOptions } from './app.ts';
import { connect, RawClient, ticket } from './clients.ts';

let app: TestApp;
const start = async (options?: TestAppOptions) => (app = await startTestApp(options));
afterEach(() => app.stop());

const echo = (id: string, value: unknown) => ({
  type: 1,
  invocationId: id,
  target: 'Echo',
  arguments: [value],
});

test.each([
  ['{"protocol":"dummy","version":1}', "The protocol 'dummy' is not supported."],
  [
    '{"protocol":"json","version":9}',
    "The server does not support version 9 of the 'json' protocol.",
  ],
  ['{}', 'An unexpected error occurred during connection handshake.'],
  ['[]', 'An unexpected error occurred during connection handshake.'],
  ['words', 'An unexpected error occurred during connection handshake.'],
  [
    '{"type":1,"target":"Nothing","arguments":[]}',
    'An unexpected error occurred during connection handshake.',
  ],
])('F1, F2, F6, F7: the handshake %s is refused and nothing runs', async (handshake, error) => {
  await start();
  const raw = await RawClient.open(app);
  raw.say(handshake);
  expect(await raw.closed).toBe(1000);
  expect(raw.records).toEqual([JSON.stringify({ error })]);
  expect(app.journal).toEqual([]);
});

test('F4, F5: a handshake that does not come, or does not end, is canceled', async () => {
  await start({ hub: { handshakeTimeoutMs: 60, maxMessageBytes: 100 } });
  const late = await RawClient.open(app);
  const endless = await RawClient.open(app);
  endless.socket.send('x'.repeat(100));
  await Promise.all([late.closed, endless.closed]);
  const canceled = '{"error":"Handshake was canceled."}';
  expect([late.records, endless.records]).toEqual([[canceled], [canceled]]);
});

test('C4, F3: versions 1 and 2 and any case of the name are accepted, in pieces or joined', async () => {
  await start();
  const pieces = await RawClient.open(app);
  for (const piece of ['{"protocol":', '"JSON","version":2}', '\u001e']) pieces.socket.send(piece);
  expect(await pieces.record(() => true)).toBe('{}');
  const joined = await RawClient.open(app);
  joined.say('{"protocol":"json","version":1}', JSON.stringify(echo('1', 'x')));
  expect((await joined.completion('1')).result).toBe('x');
  pieces.socket.close();
  joined.socket.close();
});

test('C5: messages may be joined in a frame, cut over frames, or sent as binary', async () => {
  await start();
  const raw = await RawClient.shaken(app);
  raw.sendJson(...Array.from({ length: 20 }, (_, index) => echo(`many${index}`, index)));
  await raw.completion('many19');
  expect(raw.records.length).toBe(21);
  const text = `${JSON.stringify(echo('cut', 'ünïcode'))}\u001e`;
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 7) raw.socket.send(bytes.subarray(at, at + 7));
  expect((await raw.completion('cut')).result).toBe('ünïcode');
  raw.socket.close();
});

test.each([
  'not json',
  '[]',
  '{}',
  '{"type":"1"}',
  '{"type":1,"arguments":[]}',
  '{"type":1,"target":"","arguments":[]}',
  '{"type":1,"target":"Echo"}',
  '{"type":1,"target":"Echo","arguments":[],"headers":{"a":1}}',
  '{"type":4,"target":"Echo","arguments":[]}',
  '{"type":2,"invocationId":"1"}',
  '{"type":2,"item":1}',
  '{"type":2,"invocationId":"","item":1}',
  '{"type":3,"result":1}',
  '{"type":3,"invocationId":"","result":1}',
  '{"type":3,"invocationId":"1","error":"x","result":1}',
  '{"type":8}',
  `{"type":1,"target":"Echo","arguments":[${'['.repeat(1000)}${']'.repeat(1000)}]}`,
])('F8, F9, F10: %s ends the connection with leave to reconnect', async (record) => {
  await start();
  const raw = await RawClient.shaken(app);
  raw.say(record);
  expect(await raw.closeRecord()).toEqual({
    type: 7,
    error: 'Connection closed with an error.',
    allowReconnect: true,
  });
  expect(await raw.closed).toBe(1000);
});

test('F6: what is wrong with a handshake is told where details are on', async () => {
  await start({ hub: { detailedErrors: true } });
  const raw = await RawClient.open(app);
  raw.say('{}');
  expect(await raw.record(() => true)).toBe(
    JSON.stringify({
      error:
        'An unexpected error occurred during connection handshake. ' +
        "InvalidDataException: Missing required property 'protocol'.",
    }),
  );
});

test('F10: a completion with both a result and an error is told so where details are on', async () => {
  await start({ hub: { detailedErrors: true } });
  const raw = await RawClient.shaken(app);
  raw.say('{"type":3,"invocationId":"1","error":"x","result":1}');
  expect((await raw.closeRecord()).error).toMatch(/InvalidDataException: .* mutually exclusive/);
});

test('F15: odd values are values, depth is refused, prototypes stay as they are', async () => {
  await start();
  const raw = await RawClient.shaken(app);
  const call = (id: string, json: string) =>
    `{"type":1,"invocationId":"${id}","target":"Echo","arguments":[${json}]}`;
  raw.say(call('1', '1e400'), call('2', '"\\ud800"'), call('3', '"\\udc00\\ud800x"'));
  raw.say(call('4', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'));
  raw.say(call('5', '-0'), call('6', '1e-400'), call('7', '"\\u0000"'));
  expect((await raw.completion('7')).result).toBe('\u0000');
  expect((await raw.completion('1')).result).toBeNull();
  expect((await raw.completion('4')).error).toBeUndefined();
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  raw.say(call('8', `${'['.repeat(10_000)}${']'.repeat(10_000)}`));
  expect(await raw.closeRecord()).toMatchObject({ allowReconnect: true });
});

test('F11, F12, H17, I9, K17: what is unknown is passed over', async () => {
  await start();
  const raw = await RawClient.shaken(app);
  raw.sendJson(
    { type: 42 },
    { type: 5, invocationId: 'none' },
    { type: 3, invocationId: 'none' },
    { type: 2, invocationId: 'none', item: 1 },
    { type: 8, sequenceId: 1 },
    { type: 9, sequenceId: 1 },
    { invocationId: '1', extra: {}, headers: { a: 'b' }, target: 'Echo', arguments: [1], type: 1 },
  );
  expect((await raw.completion('1')).result).toBe(1);
  raw.say('{"type":1,"invocationId":"2","target":"Echo","arguments":[{"__proto__":{"x":1}}]}');
  await raw.completion('2');
  expect(({} as { x?: number }).x).toBeUndefined();
  raw.socket.close();
});

const fit = (bytes: number) => {
  const bare = JSON.stringify(echo('1', '')).length + 1;
  return echo('1', 'x'.repeat(bytes - bare));
};

test('F13: a message may be as long as the limit and not a byte longer', async () => {
  await start({ hub: { maxMessageBytes: 200, detailedErrors: true } });
  const raw = await RawClient.shaken(app);
  raw.sendJson(fit(200));
  expect((await raw.completion('1')).error).toBeUndefined();
  raw.sendJson(fit(201));
  expect((await raw.closeRecord()).error).toBe(
    'Connection closed with an error. InvalidDataException: The maximum message size of 200B was ' +
      'exceeded. The message size can be configured in AddHubOptions.',
  );
});

test('F13: the official client learns that its message was too large', async () => {
  await start();
  const { connection } = await connect(app);
  await expect(connection.invoke('Echo', 'x'.repeat(40_000))).rejects.toThrow(
    'Server returned an error on close: Connection closed with an error.',
  );
});

test('a frame far beyond the limit is not even read', async () => {
  await start();
  const raw = await RawClient.shaken(app);
  raw.socket.send('x'.repeat(2_000_000));
  expect(await raw.closed).toBe(1009);
  await expect.poll(() => app.hub.stats().connections).toBe(0);
});

test('F14: half a message and then the end is told to the disconnected handler', async () => {
  await start();
  const raw = await RawClient.shaken(app);
  raw.socket.send('{"type":1,');
  await expect.poll(() => app.journal).toEqual(['connected ann']);
  raw.socket.close();
  await expect
    .poll(() => app.journal[1])
    .toBe('disconnected ann: Connection terminated while reading a message.');
});

test('C6, C7: a close without a status is answered with 1000, a reset is an error', async () => {
  await start();
  const polite = await RawClient.shaken(app);
  polite.socket.close();
  expect(await polite.closed).toBe(1000);
  await expect.poll(() => app.journal).toEqual(['connected ann', 'disconnected ann']);
  const reset = await RawClient.shaken(app);
  reset.socket.terminate();
  await expect.poll(() => app.journal[3]).toBe('disconnected ann: The connection was lost.');
});

test('an upgrade that is no WebSocket handshake spends its ticket and harms nobody', async () => {
  await start();
  const { connectionToken } = await ticket(app);
  const { hostname, port } = new URL(app.url);
  const socket = connectTcp(Number(port), hostname);
  socket.write(
    `GET /Hub?id=${connectionToken} HTTP/1.1\r\nHost: ${hostname}\r\n` +
      'Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  const answer = await new Promise((resolve) => socket.once('data', resolve));
  expect(String(answer)).toMatch(/^HTTP\/1.1 400 /);
  expect((await fetch(`${app.url}/Hub?id=${connectionToken}`)).status).toBe(404);
  expect(app.hub.stats()).toEqual({ connections: 0, tickets: 0, dropped: 0 });
});

test('input piles up only to the limit while a call runs, and none is lost', async () => {
  await start({ hub: { maxBufferedBytes: 1000 } });
  const raw = await RawClient.shaken(app);
  raw.sendJson({ type: 1, invocationId: 'slow', target: 'Wait', arguments: [80] });
  const wide = 'y'.repeat(900);
  for (let index = 0; index < 50; index++) raw.sendJson(echo(`e${index}`, wide));
  await raw.completion('e49');
  expect(raw.records.length).toBe(52);
  raw.socket.close();
});
