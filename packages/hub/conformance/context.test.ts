import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { call, HubException, jsonProtocol, merge, optional, stream, upload } from '../index.ts';
import type { CallContext, HubServerOptions, Methods, Protocol, Schema } from '../index.ts';
import { startTestApp } from './app.ts';
import type { Session, TestApp, TestAppOptions } from './app.ts';
import { RawClient } from './clients.ts';

/** What surrounds a call: filters, checks, names, headers, tracing, the connection's own state. */
let app: TestApp;
const seen: string[] = [];
const start = async (methods: Methods<Session>, options: TestAppOptions = {}) => {
  seen.length = 0;
  const definition = { ...options.definition, methods };
  app = await startTestApp({ ...options, definition });
  return RawClient.shaken(app);
};
afterEach(() => app.stop());

const checked = <T>(fits: (value: unknown) => value is T): Schema<T> => ({
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: async (value) => (fits(value) ? { value } : { issues: [{ message: 'Unfit.' }] }),
  },
});
const whole = checked((value): value is number => Number.isInteger(value));
const text = checked((value): value is string => typeof value === 'string');
const invoke = (id: string, target: string, ...args: unknown[]) => ({
  type: 1,
  invocationId: id,
  target,
  arguments: args,
});

test('G: filters stand around a call, the first outermost, those of the server before the hub', async () => {
  const named = (name: string) => ({
    call: async (
      ctx: CallContext<Session>,
      args: readonly unknown[],
      next: (args: readonly unknown[]) => Promise<unknown>,
    ) => {
      seen.push(`${name} ${ctx.method}`);
      const result = await next([...args]);
      seen.push(`${name} done`);
      return result;
    },
  });
  const failing = {
    call: (
      ctx: CallContext<Session>,
      args: readonly unknown[],
      next: (args: readonly unknown[]) => Promise<unknown>,
    ) => {
      if (ctx.method === 'Refused') throw new HubException('by the filter');
      return next(args);
    },
  };
  const raw = await start(
    {
      Twice: call([whole], (_ctx, value) => {
        seen.push('method');
        return 2 * value;
      }),
      Refused: call([], () => seen.push('never')),
      Up: stream([], () => {
        seen.push('stream made');
        return ['item'];
      }),
    },
    {
      server: { filters: [named('first'), named('second')] },
      definition: { filters: [named('hub'), failing] },
    },
  );
  raw.sendJson(invoke('1', 'Twice', 4));
  expect((await raw.completion('1')).result).toBe(8);
  const around = ['first', 'second', 'hub'];
  expect(seen).toEqual([
    ...around.map((name) => `${name} Twice`),
    'method',
    ...around.toReversed().map((name) => `${name} done`),
  ]);
  raw.sendJson(invoke('2', 'Refused'));
  expect((await raw.completion('2')).error).toMatch(/HubException: by the filter$/);
  seen.length = 0;
  raw.sendJson({ type: 4, invocationId: '3', target: 'Up', arguments: [] });
  await raw.record((record) => record.includes('"type":3,"invocationId":"3"'));
  expect(seen.slice(3)).toEqual(['stream made', 'hub done', 'second done', 'first done']);
  raw.socket.close();
});

test('G15: a method may be refused before its arguments are read, and with them in hand', async () => {
  const raw = await start({
    Own: call([text], (_ctx, name) => `room of ${name}`, {
      authorize: (ctx: CallContext<Session>) => {
        seen.push('before');
        return ctx.principal.name === 'ann';
      },
      authorizeCall: async (ctx, name) => {
        seen.push(`with ${name}`);
        return name === ctx.userId;
      },
    }),
  });
  raw.sendJson(invoke('1', 'Own', 'ann'), invoke('2', 'Own', 'bob'), invoke('3', 'Own', 5));
  const forbidden = "Failed to invoke 'Own' because user is unauthorized";
  expect((await raw.completion('1')).result).toBe('room of ann');
  expect((await raw.completion('2')).error).toBe(forbidden);
  expect((await raw.completion('3')).error).toMatch(/due to an error/);
  expect(seen).toEqual(['before', 'with ann', 'before', 'with bob', 'before']);
  raw.socket.close();
});

test('G6: a method has further names, and the hub sees the first', async () => {
  const named = call([], (ctx) => ctx.method, { aliases: ['OldName'] });
  const raw = await start({ Name: named });
  raw.sendJson(invoke('1', 'oldNAME'), invoke('2', 'name'));
  expect((await raw.completion('1')).result).toBe('Name');
  expect((await raw.completion('2')).result).toBe('Name');
  expect(() => merge({ Name: named }, { oldname: call([], () => 1) })).toThrow(/declared twice/);
  raw.socket.close();
});

test('G7: optional arguments may be left out or null, and no more than that', async () => {
  const raw = await start(
    {
      Some: call(
        [whole, optional(text), upload(text), optional(whole)],
        (_ctx, a, b, _items, c) => [a, b ?? 'none', c ?? 'none'],
      ),
    },
    { hub: { detailedErrors: true } },
  );
  const some = (id: string, ...args: unknown[]) => ({
    ...invoke(id, 'Some', ...args),
    streamIds: [`s${id}`],
  });
  raw.sendJson(some('1', 1), some('2', 1, 'x'), some('3', 1, null, 3), some('4', 1, 5));
  expect((await raw.completion('1')).result).toEqual([1, 'none', 'none']);
  expect((await raw.completion('2')).result).toEqual([1, 'x', 'none']);
  expect((await raw.completion('3')).result).toEqual([1, 'none', 3]);
  expect((await raw.completion('4')).error).toMatch(/binding argument 2/);
  raw.sendJson(some('5'), some('6', 1, 'x', 3, 4));
  const provides = (count: number) => `provides ${count} argument(s) but target expects 1 to 3.`;
  expect((await raw.completion('5')).error).toContain(provides(0));
  expect((await raw.completion('6')).error).toContain(provides(4));
  raw.socket.close();
});

test('F12: headers of a call reach filters, methods and the trace', async () => {
  const trace: HubServerOptions<Session>['trace'] = (ctx) => {
    const span = `${ctx.method} ${ctx.headers.traceparent ?? 'none'}`;
    seen.push(`start ${span}`);
    return (error) => {
      seen.push(`end ${span}${error instanceof Error ? ` ${error.message}` : ''}`);
    };
  };
  const raw = await start(
    {
      Headed: call([], (ctx) => ctx.headers.traceparent),
      Fails: call([], () => {
        throw new HubException('shown');
      }),
      Flows: stream([], () => [1]),
    },
    { server: { trace } },
  );
  const headers = { traceparent: '00-abc' };
  raw.sendJson({ ...invoke('1', 'Headed'), headers }, invoke('2', 'Fails'));
  raw.sendJson({ type: 4, invocationId: '3', target: 'Flows', arguments: [], headers });
  expect((await raw.completion('1')).result).toBe('00-abc');
  await raw.record((record) => record.includes('"type":3,"invocationId":"3"'));
  expect(seen).toEqual([
    'start Headed 00-abc',
    'end Headed 00-abc',
    'start Fails none',
    'end Fails none shown',
    'start Flows 00-abc',
    'end Flows 00-abc',
  ]);
  raw.socket.close();
});

test('a protocol that fails to write harms its own calls and nothing else', async () => {
  let isBroken = false;
  const brittle: Protocol = {
    ...jsonProtocol,
    name: 'brittle',
    write: (message) => {
      if (isBroken && message.kind === 'completion') throw new Error('broken');
      return jsonProtocol.write(message);
    },
  };
  const methods = { Quick: call([], () => 1), Flow: stream([], () => [1]) };
  const json = await start(methods, { server: { protocols: [jsonProtocol, brittle] } });
  const raw = await RawClient.open(app);
  raw.say('{"protocol":"brittle","version":1}');
  await raw.record((record) => record === '{}');
  isBroken = true;
  raw.sendJson(invoke('1', 'Quick'));
  raw.sendJson({ type: 4, invocationId: '2', target: 'Flow', arguments: [] });
  await raw.record((record) => record.includes('"type":2'));
  isBroken = false;
  raw.sendJson(invoke('3', 'Quick'));
  expect((await raw.completion('3')).result).toBe(1);
  json.sendJson(invoke('1', 'Quick'));
  expect((await json.completion('1')).result).toBe(1);
  raw.socket.close();
});

test('a trace that fails does no harm', async () => {
  const trace = () => {
    throw new Error('broken');
  };
  const raw = await start({ Quick: call([], () => 1) }, { server: { trace } });
  raw.sendJson(invoke('1', 'Quick'));
  expect((await raw.completion('1')).result).toBe(1);
  expect(app.logged).toContain('A hub method failed.');
  raw.socket.close();
});

test('M6: the user of a connection can be named by a provider', async () => {
  const raw = await start(
    { Me: call([], (ctx) => ctx.userId) },
    {
      server: {
        authenticate: () => ({ principal: { name: 'ann' } }),
        recheck: (principal) => ({ principal }),
        userIdOf: (principal) => `user-${principal.name}`,
      },
    },
  );
  raw.sendJson(invoke('1', 'Me'));
  expect((await raw.completion('1')).result).toBe('user-ann');
  await app.hub.clients.user('user-ann').send('message', 'found');
  await raw.record((record) => record.includes('found'));
  raw.socket.close();
});

test('items live as long as the connection, and its signal fires when it ends, long after the call', async () => {
  const raw = await start({
    Count: call([], (ctx) => {
      const count = Number(ctx.items.get('count') ?? 0) + 1;
      ctx.items.set('count', count);
      return count;
    }),
    Watch: call([], (ctx) => {
      ctx.signal.addEventListener('abort', () => seen.push('ended'));
    }),
  });
  const other = await RawClient.shaken(app, 'bob');
  raw.sendJson(invoke('1', 'Count'), invoke('2', 'Count'), invoke('3', 'Watch'));
  other.sendJson(invoke('1', 'Count'));
  expect((await raw.completion('2')).result).toBe(2);
  await raw.completion('3');
  expect((await other.completion('1')).result).toBe(1);
  raw.socket.terminate();
  await expect.poll(() => seen).toEqual(['ended']);
  other.socket.close();
});

test('H: a cancel reaches a plain call that runs beside others, which is still completed', async () => {
  const raw = await start(
    {
      Patient: call([], async (ctx) => {
        if (!ctx.canceled.aborted) await once(ctx.canceled, 'abort');
        return 'gave up';
      }),
    },
    { hub: { maxParallelCalls: 2 } },
  );
  raw.sendJson(invoke('1', 'Patient'), { type: 5, invocationId: '1' });
  expect((await raw.completion('1')).result).toBe('gave up');
  raw.socket.close();
});
