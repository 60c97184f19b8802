import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { afterEach, describe, expect, test } from 'vitest';
import { startTestApp } from './app.ts';
import type { TestApp, TestAppOptions } from './app.ts';
import { build, closing, connect, RawClient, transports } from './clients.ts';

/** How connections end, on every transport, and what is left of them: nothing. */
let app: TestApp;
const start = async (options?: TestAppOptions) => (app = await startTestApp(options));
afterEach(() => app.stop());

describe.each(transports)('over %s', (transport) => {
  const open = (user = 'ann') => connect(app, user, '/Hub', transport);

  test('J4 an abort of hub code stops the client for good', async () => {
    await start();
    const client = await open();
    const closed = closing(client);
    await client.connection.invoke('Abort').catch(() => {});
    expect(await closed).toBe('');
    await expect.poll(() => app.journal).toEqual(['connected ann', 'disconnected ann']);
  });

  test('J5 who is told that the server closes comes back to the next one', async () => {
    await start();
    const connection = new HubConnectionBuilder()
      .withUrl(`${app.url}/Hub`, {
        headers: { Authorization: 'Bearer ann' },
        transport: HttpTransportType[transport],
      })
      .withAutomaticReconnect(Array.from({ length: 100 }, () => 30))
      .configureLogging(LogLevel.None)
      .build();
    await connection.start();
    const before = connection.connectionId;
    const reconnected = new Promise((resolve) => connection.onreconnected(resolve));
    // The longest wait of a close is for a peer that is gone; here none is, so the test ends before it would.
    await app.server.close({ timeoutMs: 60_000 });
    expect(app.journal).toEqual(['connected ann', 'disconnected ann']);
    await app.stop();
    await start({ port: Number(new URL(app.url).port) });
    await reconnected;
    expect(connection.connectionId).not.toBe(before);
    expect(await connection.invoke('Echo', 'again')).toBe('again');
    await connection.stop();
  });

  test('J5 goodbyes are spread over the time that was given', async () => {
    await start();
    const clients = [];
    for (const user of ['ann', 'bob', 'cid', 'dan']) clients.push(await open(user));
    let closed = 0;
    for (const { connection } of clients) connection.onclose(() => void closed++);
    const closing = app.server.close({ spreadMs: 200, timeoutMs: 5000 });
    await expect.poll(() => closed).toBeGreaterThan(0);
    expect(closed).toBeLessThan(4);
    await closing;
    await expect.poll(() => closed).toBe(4);
  });

  test('J6 a connected handler that throws: start succeeds, then the client is closed', async () => {
    // One that fails at once may be quicker than the client's own start, which then fails.
    let letGo = () => {};
    const started = new Promise<void>((resolve) => (letGo = resolve));
    const connected = async () => {
      await started;
      throw new Error('secret');
    };
    await start({ definition: { connected } });
    const client = build(app, 'ann', '/Hub', false, transport);
    const closed = closing(client);
    await client.connection.start();
    letGo();
    expect(await closed).toContain('Connection closed with an error.');
    expect(await closed).not.toContain('secret');
    await expect.poll(() => app.hub.stats().connections).toBe(0);
    expect(app.journal).toEqual([]);
  });

  test('J8 stop reaches the disconnected handler once, without an error', async () => {
    await start();
    const { connection } = await open();
    await connection.stop();
    await expect.poll(() => app.journal).toEqual(['connected ann', 'disconnected ann']);
    await expect.poll(() => app.hub.metrics()[0]?.points).toEqual([]);
    expect(app.journal).toHaveLength(2);
  });

  test('J9 a client that finds the server silent says so', async () => {
    await start();
    const client = await open();
    const closed = closing(client);
    client.connection.serverTimeoutInMilliseconds = 1;
    await client.connection.invoke('Wait', 100).catch(() => {});
    const text = 'Server timeout elapsed without receiving a message from the server.';
    // Polling has a keep-alive of its own, so the official client sets no such timeout there.
    if (transport === 'LongPolling') await client.connection.stop();
    expect(await closed).toBe(transport === 'LongPolling' ? '' : text);
  });
});

test('J1 an idle connection is pinged again and again', async () => {
  await start({ hub: { keepAliveMs: 30 } });
  const raw = await RawClient.shaken(app);
  const pings = () => raw.records.filter((record) => record === '{"type":6}').length;
  await expect.poll(pings).toBeGreaterThan(2);
  raw.socket.close();
});

test('J4 hub code that aborts sends a Close without leave to reconnect', async () => {
  await start();
  const raw = await RawClient.shaken(app);
  raw.sendJson({ type: 1, target: 'Abort', arguments: [] });
  expect(await raw.closeRecord()).toEqual({ type: 7 });
  expect(await raw.closed).toBe(1000);
});

test('J7 the reason in the client’s goodbye reaches the disconnected handler', async () => {
  await start();
  const raw = await RawClient.shaken(app);
  raw.sendJson({ type: 7, error: 'x' });
  await expect.poll(() => app.journal).toEqual(['connected ann', 'disconnected ann: x']);
});

const starts = process.env['TEST_LONG'] === '1' ? 1_000 : 150;

test(`J10 ${starts} starts and stops leave no sockets, timers or memory behind`, async () => {
  await start();
  const cycles = async (count: number) => {
    for (let cycle = 0; cycle < count; cycle++) {
      const { connection } = await connect(app);
      await connection.stop();
    }
  };
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const measure = async () => {
    await expect.poll(() => app.hub.metrics()[0]?.points).toEqual([]);
    collect();
    return process.memoryUsage().heapUsed;
  };
  const held = () => process.getActiveResourcesInfo().length;
  const first = starts / 5;
  await Promise.all(Array.from({ length: 5 }, () => cycles(first / 5)));
  const [heap, heldBefore] = [await measure(), held()];
  await Promise.all(Array.from({ length: 5 }, () => cycles((starts - first) / 5)));
  const grown = (await measure()) - heap;
  expect(app.journal).toHaveLength(2 * starts);
  expect(app.hub.stats()).toEqual({ connections: 0, tickets: 0, dropped: 0 });
  await expect.poll(held).toBeLessThanOrEqual(heldBefore + 5);
  expect(grown).toBeLessThan(4_000_000);
});
