import { Subject } from '@microsoft/signalr';
import type { HubConnection } from '@microsoft/signalr';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startStreamApp } from './stream-app.ts';
import type { StreamApp } from './stream-app.ts';
import { collect, connectBy, failure, ways } from './ways.ts';

const unexpected = (method: string) =>
  `An unexpected error occurred invoking '${method}' on the server.`;
const midway = 'An error occurred on the server while streaming results.';

describe.each(ways)('%s with %s', (...way) => {
  let app: StreamApp;
  let client: HubConnection;
  beforeAll(async () => {
    app = await startStreamApp();
    client = await connectBy(app, way);
  });
  afterAll(async () => {
    await client.stop();
    await app.stop();
  });
  const got = (method: string, ...args: unknown[]) => collect(client.stream(method, ...args));

  /** Uploads items and then completes, or fails with an error. */
  const feed = (items: readonly unknown[], error?: unknown) => {
    const subject = new Subject<unknown>();
    const subscribe = subject.subscribe.bind(subject);
    // It keeps nothing for the client, who subscribes once the call is on its way.
    subject.subscribe = (observer) => {
      const subscription = subscribe(observer);
      for (const item of items) subject.next(item);
      if (error === undefined) subject.complete();
      else subject.error(error);
      return subscription;
    };
    return subject;
  };

  test('H1, H2: items come in order, then the end; also none', async () => {
    expect(await got('Three')).toEqual(['a', 'b', 'c', 'done']);
    expect(await got('tHREE')).toEqual(['a', 'b', 'c', 'done']);
    expect(await got('List')).toEqual([1, null, 3, 'done']);
    expect(await got('Empty')).toEqual(['done']);
  });

  test('H3: what came before an error is delivered', async () => {
    expect(await got('Midway', 'hidden')).toEqual([1, 2, midway]);
    expect(await got('Midway', 'shown')).toEqual([1, 2, `${midway} HubException: shown`]);
  });

  test('H3, G17: an item without a form ends the stream, and its source is cleaned up', async () => {
    expect(await got('Unformed')).toEqual([midway]);
    await expect.poll(() => app.seen).toContain('cleaned');
  });

  test('H4: an error before the first item is one of the call', async () => {
    expect(await got('AtOnce')).toEqual([unexpected('AtOnce')]);
    expect(await got('NoStream')).toEqual([unexpected('NoStream')]);
    expect(await got('Midway', 5)).toEqual([
      "Failed to invoke 'Midway' due to an error on the server.",
    ]);
  });

  test('H5: a stream is not called, a call is not streamed', async () => {
    expect(await failure(client.invoke('Three'))).toBe(
      "The client attempted to invoke the streaming 'Three' method with a non-streaming invocation.",
    );
    expect(await got('Plain')).toEqual([
      "The client attempted to invoke the non-streaming 'Plain' method with a streaming invocation.",
    ]);
  });

  test('H6, H10: a disposed subscription fires the signal', async () => {
    const canceled = new Promise((resolve) => client.on('StreamCanceled', () => resolve('heard')));
    const subscription = client.stream('Infinite').subscribe({
      next: () => {},
      complete: () => {},
      error: () => {},
    });
    subscription.dispose();
    expect(await canceled).toBe('heard');
    expect(app.seen).toContain('aborted true');
  });

  test('H12: an upload is read to its end', async () => {
    expect(await client.invoke('Join', feed(['a', 'b', 'c']))).toBe('abc');
    expect(await client.invoke('Join', feed([]))).toBe('');
    const many = Array.from({ length: 100 }, (_, index) => `${index},`);
    expect(await client.invoke('Join', feed(many))).toBe(many.join(''));
  });

  test('H12, H15: uploads beside plain arguments, and two in one call', async () => {
    expect(await client.invoke('JoinBetween', '<', feed(['a', 'b']), '>')).toBe('<ab>');
    expect(await client.invoke('JoinTwo', feed(['a', 'b']), '+', feed(['c', 'd']))).toBe('ab+cd');
  });

  test('H13: the error of an upload is told', async () => {
    expect(await failure(client.invoke('Join', feed(['a'], 'bad')))).toBe(
      `${unexpected('Join')} HubException: bad`,
    );
  });

  test('H13: an item of the wrong type fails its stream and nothing else', async () => {
    expect(await failure(client.invoke('Join', feed(['a', 5, 'b'])))).toBe(unexpected('Join'));
    expect(await client.invoke('Plain')).toBe('plain');
  });

  test('H14: the number of streams is checked', async () => {
    const wrong = (sent: number, expected: number) =>
      `HubException: Client sent ${sent} stream(s), Hub method expects ${expected}.`;
    expect(await failure(client.invoke('Join'))).toBe(`${unexpected('Join')} ${wrong(0, 1)}`);
    expect(await failure(client.invoke('Plain', feed(['a'])))).toBe(
      `${unexpected('Plain')} ${wrong(1, 0)}`,
    );
  });

  test('H18: what goes up comes down', async () => {
    expect(await got('Louder', feed(['a', 'b']))).toEqual(['A', 'B', 'done']);
  });
});

test('H11: a client that reads as fast as it can gets time for its cancel', async () => {
  const app = await startStreamApp();
  const client = await connectBy(app, ways[0]);
  let count = 0;
  const subscription = client.stream('Endless').subscribe({
    next: () => {
      if (++count === 2000) subscription.dispose();
    },
    complete: () => {},
    error: () => {},
  });
  await expect.poll(() => count, { timeout: 10_000 }).toBeGreaterThanOrEqual(2000);
  expect(await client.invoke('Plain')).toBe('plain');
  await client.stop();
  await app.stop();
});
