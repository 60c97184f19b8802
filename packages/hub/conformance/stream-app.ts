import { once } from 'node:events';
import { call, HubException, merge, stream, upload } from '../index.ts';
import type { HubOptions, Schema } from '../index.ts';
import { startTestApp } from './app.ts';
import type { TestApp } from './app.ts';
import { protocols } from './ways.ts';

export interface StreamApp extends TestApp {
  /** What the handlers did, in order. */
  readonly seen: string[];
  /** Lets the handlers that wait go on. */
  open(): void;
}

const text: Schema<string> = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: (value) =>
      typeof value === 'string' ? { value } : { issues: [{ message: 'Not a text.' }] },
  },
};
const all = async (items: AsyncIterable<string>): Promise<string> => {
  let joined = '';
  for await (const item of items) joined += item;
  return joined;
};

/** An application whose methods stream in both directions. */
export async function startStreamApp(hub: HubOptions = {}): Promise<StreamApp> {
  const seen: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const app = await startTestApp({
    hub,
    server: { protocols },
    definition: { methods: merge(downwards(seen, gate), upwards(seen, gate)) },
  });
  return { ...app, seen, open };
}

const downwards = (seen: string[], gate: Promise<void>) => ({
  Three: stream([], async function* () {
    yield 'a';
    yield 'b';
    yield 'c';
  }),
  List: stream([], () => [1, undefined, 3]),
  Empty: stream([], async function* () {}),
  Midway: stream([text], async function* (_ctx, kind) {
    yield 1;
    yield 2;
    throw kind === 'shown' ? new HubException('shown') : new RangeError('secret');
  }),
  AtOnce: stream([], () => {
    throw new RangeError('secret');
  }),
  Unformed: stream([], async function* () {
    try {
      yield 1n;
    } finally {
      seen.push('cleaned');
    }
  }),
  NoStream: stream([], async () => 5 as unknown as Iterable<number>),
  Infinite: stream([], async function* (ctx, signal) {
    seen.push('started');
    if (!signal.aborted) await once(signal, 'abort');
    seen.push(`aborted ${String(ctx.canceled === signal)}`);
    await ctx.clients.caller.send('StreamCanceled');
    yield* [];
  }),
  Ticks: stream([], async function* (_ctx, signal) {
    try {
      for (let tick = 0; ; tick++) {
        yield tick;
        // Never done, and not busy either: nobody waits for the time itself.
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    } finally {
      seen.push(`cleaned ${String(signal.aborted)}`);
    }
  }),
  Endless: stream([], async function* () {
    const block = 'z'.repeat(10_000);
    for (let count = 1; ; count++) {
      seen[0] = String(count);
      yield block;
    }
  }),
  Gated: stream([], async () => {
    await gate;
    return ['late'];
  }),
  Plain: call([], () => 'plain'),
});

const upwards = (seen: string[], gate: Promise<void>) => ({
  Join: call([upload(text)], (_ctx, items) => all(items)),
  JoinBetween: call([text, upload(text), text], async (_ctx, before, items, after) => {
    return `${before}${await all(items)}${after}`;
  }),
  JoinTwo: call([upload(text), text, upload(text)], async (_ctx, left, between, right) => {
    const [first, second] = await Promise.all([all(left), all(right)]);
    return `${first}${between}${second}`;
  }),
  First: call([upload(text)], async (_ctx, items) => {
    for await (const item of items) return item;
    return 'none';
  }),
  NeverRead: call([upload(text)], async () => {
    seen.push('never reads');
    await gate;
    return 'ended';
  }),
  Watched: call([upload(text)], async (_ctx, items) => {
    try {
      return await all(items);
    } catch (error) {
      seen.push(error instanceof Error ? error.message : 'odd');
      throw error;
    }
  }),
  Louder: stream([upload(text)], async function* (_ctx, items) {
    try {
      for await (const item of items) yield item.toUpperCase();
      seen.push('read to the end');
    } finally {
      seen.push('closed');
    }
  }),
});
