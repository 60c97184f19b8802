import { expect, test } from 'vitest';
import { createHubServer, defineHub, call, denied, optional, stream, upload } from '../index.ts';
import type { CallContext, Hub, Schema } from '../index.ts';

/**
 * What must not compile. Each `@ts-expect-error` fails the type check when the line below it is
 * accepted; at run time only the declarations matter.
 */
interface Events {
  Said: [room: string, text: string];
}
interface Results {
  Score(room: string): number;
}
interface Session {
  readonly name: string;
}

const text = {} as Schema<string>;
const whole = {} as Schema<number>;

export async function sends(hub: Hub<Events, Results, Session>): Promise<void> {
  await hub.clients.all.send('Said', 'room', 'text');
  // @ts-expect-error there is no such event
  await hub.clients.all.send('Sayd', 'room', 'text');
  // @ts-expect-error an argument is missing
  await hub.clients.group('g').send('Said', 'room');
  // @ts-expect-error an argument has the wrong type
  await hub.clients.user('u').send('Said', 'room', 5);
  // @ts-expect-error one too many
  await hub.local.clients.all.send('Said', 'room', 'text', 'more');
  const score: number = await hub.clients.client('c').ask('Score', ['room']);
  // @ts-expect-error the answer is a number
  const wrong: string = await hub.clients.client('c').ask('Score', ['room']);
  // @ts-expect-error the question needs a room
  await hub.clients.client('c').ask('Score', []);
  // @ts-expect-error there is no such question
  await hub.clients.client('c').ask('Scores', ['room']);
  // @ts-expect-error only one client can be asked
  await hub.clients.all.ask('Score', ['room']);
  void [score, wrong];
}

export const methods = {
  Add: call([whole, whole], (_ctx, a, b) => a + b),
  // @ts-expect-error text is no number
  Wrong: call([text], (_ctx, a: number) => a),
  // @ts-expect-error the handler wants more than the schemas give
  Missing: call([text], (_ctx, a: string, b: string) => a + b),
  // @ts-expect-error it may be undefined
  Optional: call([optional(text)], (_ctx, a: string) => a),
  // @ts-expect-error items are texts
  Upload: call([upload(text)], (_ctx, items: AsyncIterable<number>) => items),
  Stream: stream([whole], async function* (_ctx, count, signal) {
    for (let index = 0; index < count && !signal.aborted; index++) yield index;
  }),
  // @ts-expect-error a number is no stream
  NoStream: stream([], () => 5),
  Context: call([], (ctx: CallContext<Session>) =>
    // @ts-expect-error wrong payload in a feature's own sender
    ctx.sender<Events, Results>().caller.send('Said', 1, 2),
  ),
  Allowed: call([whole], () => {}, {
    // @ts-expect-error the argument is a number
    authorizeCall: (_ctx, room: string) => room === '',
  }),
};

test('a hub is typed by its events, its session and its questions', async () => {
  const server = createHubServer<Session>({ authenticate: () => denied() });
  const definition = defineHub<Events, Results, Session>({ methods: {} });
  const hub: Hub<Events, Results, Session> = server.hub('/typed', definition);
  expect(hub.stats().connections).toBe(0);
  await server.close();
});

test('optional arguments stand last', () => {
  expect(() => call([optional(text), whole], () => {})).toThrow(/last/);
  expect(call([optional(text), upload(text)], () => {}).kind).toBe('call');
});
