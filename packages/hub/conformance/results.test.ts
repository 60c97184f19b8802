import type { HubConnection } from '@microsoft/signalr';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { call, merge } from '../index.ts';
import type { AskOptions, CallContext, HubOptions, Schema } from '../index.ts';
import { startTestApp } from './app.ts';
import type { Events, Session, TestApp } from './app.ts';
import { RawClient } from './clients.ts';
import { connectBy, failure, protocols, ways } from './ways.ts';

interface Results {
  Result(): number;
  Sum(first: number, second: number): number;
}

let app: TestApp;
const seen: string[] = [];

const anything: Schema<string> = {
  '~standard': { version: 1, vendor: 'test', validate: (value) => ({ value: String(value) }) },
};
const methods = merge<Session>({
  AskMe: call([], async (ctx: CallContext<Session>) => {
    return ctx.sender<Events, Results>().caller.ask('Sum', [2, 3]);
  }),
  AskOther: call([anything], (ctx, id) => ctx.clients.client(id).ask('Result', [])),
  Quick: call([], () => 'quick'),
});

const start = async (hub: HubOptions = {}) => {
  seen.length = 0;
  app = await startTestApp({
    hub,
    server: { protocols },
    definition: { methods },
  });
};
afterEach(() => app.stop());

const asking = (id: string, method: string, args: unknown[] = [], options?: AskOptions) =>
  app.hub.sender().client(id).ask(method, args, options);
const onlyId = () => [...app.hub.connections()][0]?.connectionId ?? '';

describe.each(ways)('%s with %s', (...way) => {
  let client: HubConnection;
  beforeEach(async () => {
    await start();
    client = await connectBy(app, way);
  });
  afterEach(() => client.stop());

  test('I1, I4: the server gets what the handler returns, null included', async () => {
    client.on('Result', () => 10);
    client.on('Sum', async (first: number, second: number) => first + second);
    client.on('Null', () => null);
    const id = client.connectionId ?? '';
    expect(await asking(id, 'Result')).toBe(10);
    expect(await asking(id, 'sum', [2, 3])).toBe(5);
    expect(await asking(id, 'Null')).toBeNull();
  });

  test('I2, I3: the client says why it has no answer', async () => {
    client.on('Throws', () => {
      throw new Error('x');
    });
    client.on('Undefined', () => undefined);
    const id = client.connectionId ?? '';
    await expect(asking(id, 'Throws')).rejects.toMatchObject({
      name: 'HubException',
      message: 'Error: x',
    });
    const none = "Client didn't provide a result.";
    expect(await failure(asking(id, 'Undefined'))).toBe(none);
    expect(await failure(asking(id, 'NoHandler'))).toBe(none);
  });

  test('I7: a method asks its caller while it runs', async () => {
    client.on('Sum', (first: number, second: number) => first + second);
    expect(await client.invoke('AskMe')).toBe(5);
  });
});

describe('raw', () => {
  const question = async (raw: RawClient): Promise<string> => {
    const record = await raw.record((one) => one.includes('"type":1'));
    return (JSON.parse(record) as { invocationId: string }).invocationId;
  };
  const answer = (id: string, result: unknown) => ({ type: 3, invocationId: id, result });
  const invoke = (id: string, target: string, ...args: unknown[]) => ({
    type: 1,
    invocationId: id,
    target,
    arguments: args,
  });

  test('I5: an unknown connection', async () => {
    await start();
    expect(await failure(asking('none', 'Result'))).toBe("Connection 'none' does not exist.");
    expect(await failure(app.hub.local.clients.client('none').ask('Result', []))).toBe(
      "Connection 'none' does not exist.",
    );
  });

  test('I6: a connection that goes before it answers', async () => {
    await start();
    const raw = await RawClient.shaken(app);
    const id = onlyId();
    const asked = failure(asking(id, 'Result'));
    await question(raw);
    raw.socket.terminate();
    expect(await asked).toBe(`Connection '${id}' disconnected.`);
  });

  test('I7: the slot of a method that asks is free, and its answer still comes', async () => {
    await start();
    const raw = await RawClient.shaken(app);
    raw.sendJson(invoke('1', 'AskMe'), invoke('2', 'Quick'));
    expect((await raw.completion('2')).result).toBe('quick');
    raw.sendJson(answer(await question(raw), 7));
    expect((await raw.completion('1')).result).toBe(7);
    raw.socket.close();
  });

  test('I8: who answers what another was asked is closed; the other can still answer', async () => {
    await start();
    const asked = await RawClient.shaken(app);
    const answering = asking(onlyId(), 'Result');
    const liar = await RawClient.shaken(app, 'bob');
    const id = await question(asked);
    liar.sendJson(answer(id, 'stolen'));
    expect(await liar.closeRecord()).toMatchObject({ allowReconnect: true });
    asked.sendJson(answer(id, 'own'));
    expect(await answering).toBe('own');
    asked.socket.close();
  });

  test('I9: second, late and unknown answers are passed over', async () => {
    await start();
    const raw = await RawClient.shaken(app);
    const stop = new AbortController();
    const canceled = failure(asking(onlyId(), 'Result', [], { signal: stop.signal }));
    const first = await question(raw);
    stop.abort();
    expect(await canceled).toBe('Invocation canceled by the server.');
    raw.records.length = 0;
    const answering = asking(onlyId(), 'Result');
    const second = await question(raw);
    raw.sendJson(answer(first, 'late'), answer(second, 'one'), answer(second, 'two'));
    raw.sendJson(answer('unknown', 1), invoke('1', 'Quick'));
    expect([await answering, (await raw.completion('1')).result]).toEqual(['one', 'quick']);
    raw.socket.close();
  });

  test('I9: an answer without a value is null, one that does not fit is an error', async () => {
    await start();
    const raw = await RawClient.shaken(app);
    const nothing = asking(onlyId(), 'Result');
    raw.sendJson({ type: 3, invocationId: await question(raw) });
    expect(await nothing).toBeNull();
    raw.records.length = 0;
    const result: Schema<number> = {
      '~standard': {
        version: 1,
        vendor: 'test',
        validate: () => ({ issues: [{ message: 'Not a number.' }] }),
      },
    };
    const wrong = failure(asking(onlyId(), 'Result', [], { result }));
    raw.sendJson(answer(await question(raw), 'text'));
    expect(await wrong).toBe('The answer of the client does not fit. Not a number.');
    raw.socket.close();
  });

  test('I: without an answer in time there is an error, and before it a signal counts', async () => {
    await start();
    const raw = await RawClient.shaken(app);
    expect(await failure(asking(onlyId(), 'Result', [], { timeoutMs: 40 }))).toBe(
      'The client did not answer within 40 ms.',
    );
    const signal = AbortSignal.abort();
    expect(await failure(asking(onlyId(), 'Result', [], { signal }))).toBe(
      'Invocation canceled by the server.',
    );
    expect(await failure(asking(onlyId(), ''))).toMatch(/name of a method/);
    expect(await failure(asking(onlyId(), 'Result', [1n]))).toMatch(/BigInt/);
    raw.socket.close();
  });

  test('I10: the connected handler may not ask, and does not hang', async () => {
    let told = '';
    app = await startTestApp({
      definition: {
        methods,
        connected: async (ctx) => {
          told = await failure(ctx.clients.caller.ask('Result', []));
        },
      },
    });
    const raw = await RawClient.shaken(app);
    raw.sendJson(invoke('1', 'Quick'));
    await raw.completion('1');
    expect(told).toBe('Client results inside OnConnectedAsync Hub methods are not allowed.');
    raw.socket.close();
  });
});
