import type { HubConnection } from '@microsoft/signalr';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from './app.ts';
import type { TestApp } from './app.ts';
import { RawClient } from './clients.ts';
import { collect, connectBy, failure as fails, protocols, ways } from './ways.ts';

const wait = (id: string, ms: number) => ({
  type: 1,
  invocationId: id,
  target: 'Wait',
  arguments: [ms],
});

const unexpected = (method: string) =>
  `An unexpected error occurred invoking '${method}' on the server.`;

describe.each(ways)('with details off, over %s with %s', (...way) => {
  let app: TestApp;
  let ann: HubConnection;
  beforeAll(async () => {
    app = await startTestApp({ server: { protocols } });
    ann = await connectBy(app, way, 'ann', '/hub?loginId=1&roomId=2');
  });
  afterAll(async () => {
    await ann.stop();
    await app.stop();
  });
  const invoke = (method: string, ...args: unknown[]) => ann.invoke(method, ...args);

  test.each([1, -0.5, 'text "quoted"\n\u2028😀', true, null, [1, [2]], { a: { b: null } }])(
    'G1: echoes %j',
    async (value) => expect(await invoke('Echo', value)).toEqual(value),
  );

  test('G2, G17: a call without a value answers null', async () => {
    expect(await invoke('Nothing')).toBeNull();
  });

  test('A12, G6: names ignore case; the hub sees its own spelling and the query without the token', async () => {
    expect(await invoke('wHO')).toEqual({
      method: 'Who',
      user: 'ann',
      name: 'ann',
      room: '2',
      id: null,
    });
  });

  test('G17: dates and bytes have the forms of the protocol; a BigInt is a failed call', async () => {
    const isJson = way[1] === 'json';
    const moment = isJson ? '2026-11-21T00:00:00Z' : new Date(Date.UTC(2026, 10, 21));
    expect(await invoke('Moment')).toEqual(moment);
    expect(await invoke('Bytes')).toEqual(isJson ? 'AQID' : new Uint8Array([1, 2, 3]));
    expect(await fails(invoke('Big'))).toMatch(/unexpected error occurred invoking 'Big'/);
  });

  test.each(['missing', 'toString', 'constructor', '__proto__', 'hasOwnProperty', 'connected'])(
    'G4, G5: the method %s does not exist',
    async (name) => {
      expect(await fails(invoke(name))).toBe(
        `Failed to invoke '${name}' due to an error on the server. ` +
          'HubException: Method does not exist.',
      );
    },
  );

  test('G7: arguments that do not fit fail the call without detail', async () => {
    const text = "Failed to invoke 'Add' due to an error on the server.";
    expect(await fails(invoke('Add', 1))).toBe(text);
    expect(await fails(invoke('Add', 1, 2, 3))).toBe(text);
    expect(await fails(invoke('Add', 1, 'x'))).toBe(text);
    expect(await invoke('Add', 1, 2)).toBe(3);
  });

  test('G8, G10, G11: errors are told only when they are meant for the client', async () => {
    expect(await fails(invoke('Fail'))).toBe(unexpected('Fail'));
    expect(await fails(invoke('ThrowText'))).toBe(unexpected('ThrowText'));
    expect(await fails(invoke('ThrowNull'))).toBe(unexpected('ThrowNull'));
    expect(await fails(invoke('Refuse'))).toBe(`${unexpected('Refuse')} HubException: shown`);
    expect(app.logged).toContain('A hub method failed.');
  });

  test('G15: a forbidden method is refused before anything else', async () => {
    const text = "Failed to invoke 'Forbidden' because user is unauthorized";
    expect(await fails(invoke('Forbidden'))).toBe(text);
    expect(await fails(invoke('Forbidden', 1))).toBe(text);
    expect(await invoke('Echo', 'alive')).toBe('alive');
  });

  test('H5, H14: a plain method cannot be streamed, nor fed by a stream', async () => {
    const [told] = await collect(ann.stream('Nothing'));
    expect(told).toMatch(/non-streaming 'Nothing' method with a streaming/);
    const raw = await RawClient.shaken(app);
    raw.sendJson({
      type: 1,
      invocationId: '1',
      target: 'Nothing',
      arguments: [],
      streamIds: ['7'],
    });
    expect((await raw.completion('1')).error).toContain('Client sent 1 stream(s)');
    raw.socket.close();
  });

  test('G3: a call without an id is never answered, also when it fails', async () => {
    const raw = await RawClient.shaken(app);
    const silent = ['Nothing', 'Fail', 'missing'].map((target) => ({
      type: 1,
      target,
      arguments: [],
    }));
    raw.sendJson(...silent, { type: 1, invocationId: '9', target: 'Nothing', arguments: [] });
    await raw.completion('9');
    expect(raw.records).toEqual(['{}', '{"type":3,"invocationId":"9","result":null}']);
    raw.socket.close();
  });

  test('G16: send reaches the method without waiting for it', async () => {
    const heard: unknown[] = [];
    ann.on('MeSSage', (said: unknown) => void heard.push(said));
    await ann.send('ToCaller', 'sent');
    await expect.poll(() => heard).toEqual(['sent']);
  });

  test('G12: calls of one connection run one after the other, in order', async () => {
    const raw = await RawClient.shaken(app);
    raw.sendJson(wait('a', 40), wait('b', 1), wait('c', 1));
    await raw.completion('c');
    expect(raw.records.slice(1).map((record) => JSON.parse(record).invocationId)).toEqual([
      'a',
      'b',
      'c',
    ]);
    raw.socket.close();
  });
});

describe('with details on and two slots', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      server: { protocols },
      hub: { detailedErrors: true, maxParallelCalls: 2 },
    });
  });
  afterAll(() => app.stop());

  test.each(ways)('G7, G9: errors carry type and message, over %s with %s', async (...way) => {
    const connection = await connectBy(app, way);
    const binding = "Failed to invoke 'Add' due to an error on the server. InvalidDataException: ";
    expect(await fails(connection.invoke('Add', 1))).toBe(
      `${binding}Invocation provides 1 argument(s) but target expects 2.`,
    );
    expect(await fails(connection.invoke('Add', 1, 'x'))).toBe(
      `${binding}Error binding argument 2. Not a whole number.`,
    );
    expect(await fails(connection.invoke('Fail'))).toBe(
      "An unexpected error occurred invoking 'Fail' on the server. " +
        'InvalidOperationException: secret',
    );
    await connection.stop();
  });

  test('G13: two calls run together, the third waits', async () => {
    const raw = await RawClient.shaken(app);
    raw.sendJson(wait('slow', 1_000), wait('quick', 1), wait('third', 1));
    await raw.completion('slow');
    const order = raw.records.slice(1).map((record) => JSON.parse(record).invocationId);
    expect(order).toEqual(['quick', 'third', 'slow']);
    raw.socket.close();
  });
});
