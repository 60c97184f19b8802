import { once } from 'node:events';
import { call, defineHub, merge, stream, upload } from '@fairlot/hub';
import type { AnyResults, CallContext, Methods } from '@fairlot/hub';
import { object, text, textOrNull } from './schemas.ts';

/** What clients of the test hub can be asked. */
export interface Results {
  Result(): number;
}

/** Carries the name that clients of the reference server know. */
class InvalidOperationException extends Error {
  override readonly name = 'InvalidOperationException';
}

function cookieOf(ctx: CallContext<null>, name: string): string | null {
  for (const pair of (ctx.request.header('cookie') ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name) return decodeURIComponent(value ?? '');
  }
  return null;
}

/** An integer, also when the address has none. */
const redirectsOf = (ctx: CallContext<null>): number =>
  Number.parseInt(ctx.request.query.get('numRedirects') ?? '0', 10) || 0;

const questions: Methods<null> = {
  Echo: call([textOrNull], (_ctx, said) => said),
  GetCallerConnectionId: call([], (ctx) => ctx.connectionId),
  GetActiveTransportName: call([], (ctx) => ctx.request.transport),
  GetNumRedirects: call([], redirectsOf),
  GetHeader: call([text], (ctx, name) => ctx.request.header(name) ?? null),
  GetCookie: call([text], cookieOf),
  GetContentTypeHeader: call([], (ctx) => ctx.request.header('content-type') ?? null),
  ThrowException: call([text], (_ctx, message) => {
    throw new InvalidOperationException(message);
  }),
};

const sends: Methods<null> = {
  InvokeWithString: call([text], (ctx, said) => ctx.clients.caller.send('Message', said)),
  SendCustomObject: call([object], (ctx, it) => ctx.clients.caller.send('CustomObject', it)),
};

const objects: Methods<null> = {
  EchoComplexObject: call([object], (_ctx, it) => it),
  SendComplexObject: call([], () => ({
    ByteArray: new Uint8Array([1, 2, 3]),
    DateTime: new Date(Date.UTC(2000, 0, 1)),
    Guid: '00010203-0405-0607-0706-050403020100',
    IntArray: [1, 2, 3],
    String: 'hello world',
  })),
};

const streams: Methods<null> = {
  Stream: stream([], () => ['a', 'b', 'c']),
  EmptyStream: stream([], () => []),
  InfiniteStream: stream([], (ctx, signal) => ({
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        if (!signal.aborted) await once(signal, 'abort');
        await ctx.clients.caller.send('StreamCanceled');
        return { done: true, value: undefined };
      },
    }),
  })),
  StreamThrowException: stream([text], (_ctx, message) => {
    throw new InvalidOperationException(message);
  }),
  StreamingConcat: call([upload(text)], async (_ctx, parts) => {
    let whole = '';
    for await (const part of parts) whole += part;
    return whole;
  }),
};

export const testHub = defineHub<Record<string, readonly unknown[]>, Results, null>({
  methods: merge(questions, sends, objects, streams),
});

/** The hub that wants a token. */
export const authorizedHub = defineHub<Record<string, readonly unknown[]>, AnyResults, string>({
  methods: { Echo: call([textOrNull], (_ctx, said) => said) },
});
