import { setImmediate as breathe } from 'node:timers/promises';
import { Subject } from '@microsoft/signalr';
import { afterEach, describe, expect, test } from 'vitest';
import { call, stream, upload } from '../index.ts';
import { messagePackProtocol } from '../messagepack.ts';
import { jsonProtocol } from '../protocol/json.ts';
import type { TestAppOptions } from './app.ts';
import { anything, buildStateful, connectStateful, startStatefulApp } from './stateful-client.ts';
import type { StatefulApp } from './stateful-client.ts';
import { until } from './until.ts';

/** Stateful reconnect with the official client, over a line that breaks. */
let stateful: StatefulApp;
const start = async ({ definition, ...options }: TestAppOptions = {}) =>
  (stateful = await startStatefulApp({
    server: { protocols: [jsonProtocol, messagePackProtocol] },
    ...options,
    ...(definition ? { definition } : {}),
  }));
afterEach(() => stateful.stop());

/** Breaks the line and waits until the client has another. */
async function cut(): Promise<void> {
  const { proxy } = stateful;
  const before = proxy.lines;
  proxy.cut();
  await until(() => proxy.lines > before && proxy.bytesUpAfterAnswer > 0);
}

/** Breaks the line for as long as it is held, and waits until the server knows. */
async function cutAndHold(): Promise<void> {
  stateful.proxy.hold(true);
  stateful.proxy.cut();
  const states = () => stateful.app.hub.metrics()[0]?.points.map(({ attributes }) => attributes);
  await expect.poll(() => states()?.map((of) => of['signalr.connection.state'])).toContain('cut');
}

const send = (id: string | null, text: string) =>
  stateful.app.hub.clients.client(id ?? '').send('message', text);

describe.each(['json', 'messagepack'] as const)('%s', (protocol) => {
  test('K1 the connection works as usual and says version 2', async () => {
    await start();
    const { connection, heard } = await connectStateful(stateful, 'ann', protocol);
    expect(await connection.invoke('Echo', 'x')).toBe('x');
    await connection.invoke('ToCaller', 'y');
    await expect.poll(() => heard).toEqual(['y']);
    expect(connection.connectionId).not.toBeNull();
    await cut();
    expect(await connection.invoke('Echo', 'z')).toBe('z');
    await connection.stop();
  });

  test('K4, K6 what both sides sent around a cut arrives once, in order, unnoticed', async () => {
    const taken: unknown[] = [];
    await start({
      definition: { methods: { Take: call([anything], (_ctx, value) => void taken.push(value)) } },
    });
    const { connection, heard, noticed } = await connectStateful(stateful, 'ann', protocol);
    const id = connection.connectionId;
    for (const text of ['1', '2', '3', '4', '5']) await send(id, text);
    await connection.send('Take', 1);
    await cutAndHold();
    await send(id, '6');
    await send(id, '7');
    const sent = [connection.send('Take', 2), connection.send('Take', 3)];
    stateful.proxy.hold(false);
    await Promise.all(sent);
    await expect.poll(() => [heard.length, taken.length]).toEqual([7, 3]);
    // Whatever came twice would be there before the answer.
    await connection.invoke('Take', 4);
    taken.pop();
    expect(heard).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(taken).toEqual([1, 2, 3]);
    expect(noticed).toEqual([]);
    expect(connection.connectionId).toBe(id);
    expect(stateful.app.journal).toEqual(['connected ann']);
    await connection.stop();
  });

  test('K18 a server stream and an upload go on over cuts, without gaps or repeats', async () => {
    const count = 120;
    // Both go on together, so that each cut is in the middle of both.
    let begun = 0;
    await start({
      definition: {
        methods: {
          Count: stream([anything], async function* (_ctx, last) {
            for (let item = 0; item < Number(last); item++) {
              await until(() => item < begun);
              yield item;
            }
          }),
          Sum: call([upload(anything)], async (_ctx, items) => {
            const got: unknown[] = [];
            for await (const item of items) got.push(item);
            return got;
          }),
        },
      },
    });
    const { connection, noticed } = await connectStateful(stateful, 'ann', protocol);
    const streamed: unknown[] = [];
    const streaming = new Promise<void>((resolve, reject) => {
      connection.stream('Count', count).subscribe({
        next: (item) => void streamed.push(item),
        complete: resolve,
        error: reject,
      });
    });
    const subject = new Subject<number>();
    const uploading = connection.invoke('Sum', subject);
    for (let item = 0; item < count; item++) {
      begun++;
      subject.next(item);
      if (item % 30 === 15) await cut();
      else await breathe();
    }
    subject.complete();
    await streaming;
    const numbers = Array.from({ length: count }, (_, index) => index);
    expect(streamed).toEqual(numbers);
    expect(await uploading).toEqual(numbers);
    expect(noticed).toEqual([]);
    await connection.stop();
  });
});

test('K5 a call in flight over a cut runs once and is answered once', async () => {
  let runs = 0;
  let finish: (() => void) | undefined;
  await start({
    definition: {
      methods: {
        Slow: call([], async () => {
          runs++;
          await new Promise<void>((resolve) => (finish = resolve));
          return runs;
        }),
      },
    },
  });
  const { connection } = await connectStateful(stateful);
  const answers: unknown[] = [];
  const answered = connection.invoke('Slow').then((value) => answers.push(value));
  await expect.poll(() => runs).toBe(1);
  await cutAndHold();
  finish?.();
  await breathe();
  stateful.proxy.hold(false);
  await answered;
  expect([runs, answers]).toEqual([1, [1]]);
  await connection.stop();
});

test('K14 after a Close of the server the resume is refused and no socket is left', async () => {
  await start();
  const { connection, noticed } = await connectStateful(stateful);
  expect(stateful.app.hub.closeUser('ann', { error: 'BYE' })).toBe(1);
  await expect.poll(() => noticed).toHaveLength(1);
  expect(noticed[0]).toContain('closed');
  expect(connection.state).toBe('Disconnected');
  await expect.poll(() => stateful.app.hub.stats().connections).toBe(0);
  await expect.poll(() => stateful.proxy.openSockets).toBe(0);
});

test('K19 groups and users reach a connection that is cut', async () => {
  await start();
  const { connection, heard } = await connectStateful(stateful);
  await connection.invoke('Join', 'g');
  await cutAndHold();
  const { clients } = stateful.app.hub;
  await clients.group('g').send('message', 'group');
  await clients.user('ann').send('message', 'user');
  await clients.all.send('message', 'all');
  stateful.proxy.hold(false);
  await expect.poll(() => heard).toEqual(['group', 'user', 'all']);
  await connection.stop();
});

test('K21 where the server does not offer it the client falls back to a plain connection', async () => {
  await start({ hub: { statefulReconnect: false } });
  const { connection, noticed } = await connectStateful(stateful);
  expect(await connection.invoke('Echo', 'x')).toBe('x');
  stateful.proxy.cut();
  await expect.poll(() => noticed).toHaveLength(1);
  expect(noticed[0]).toContain('closed');
  await expect.poll(() => stateful.app.journal.length).toBe(2);
});

test('K23 messages in and right after the answer of the handshake come once', async () => {
  await start({
    definition: {
      connected: async (ctx) => {
        await ctx.clients.caller.send('message', '1');
        await ctx.clients.caller.send('message', '2');
        for (const text of ['3', '4', '5']) setImmediate(() => void send(ctx.connectionId, text));
      },
    },
  });
  const { connection, heard } = await connectStateful(stateful);
  await expect.poll(() => heard.length).toBe(5);
  await cut();
  await send(connection.connectionId, '6');
  await expect.poll(() => heard.length).toBeGreaterThan(5);
  expect(heard).toEqual(['1', '2', '3', '4', '5', '6']);
  await connection.stop();
});

test('K24 an upload that waits for an Ack lost with its socket goes on to its end', async () => {
  // The only Ack in time is the one of the resume.
  await start({
    hub: { ackDelayMs: 400 },
    definition: { methods: { Take: call([anything], () => {}) } },
  });
  const { connection } = await connectStateful(stateful);
  const chunk = 'z'.repeat(20_000);
  const sends = Array.from({ length: 12 }, () => connection.send('Take', chunk));
  await expect.poll(() => stateful.proxy.bytesUpAfterAnswer).toBeGreaterThan(100_000);
  await cut();
  await Promise.all(sends);
  await cut();
  await connection.invoke('Take', chunk);
  await connection.stop();
});

test('the client that never started leaves nothing', async () => {
  await start();
  const { connection } = buildStateful(stateful, 'nobody');
  await expect(connection.start()).rejects.toThrow();
  expect(stateful.app.hub.stats()).toMatchObject({ connections: 0, tickets: 0 });
});
