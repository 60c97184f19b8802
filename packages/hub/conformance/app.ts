import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { call, createHubServer, defineHub, denied, HubException, merge } from '../index.ts';
import type {
  AnyResults,
  CallContext,
  Hub,
  HubDefinition,
  HubOptions,
  HubServer,
  HubServerOptions,
  Schema,
} from '../index.ts';

/** The application that the conformance suite talks to, on a port of its own. */
export interface TestApp {
  readonly url: string;
  /** The server's ends of the sockets that are open. */
  readonly sockets: ReadonlySet<Socket>;
  /** How many requests have come so far. */
  readonly requests: number;
  readonly server: HubServer<Session>;
  readonly hub: Hub<Events, AnyResults, Session>;
  /** What happened to connections, in order. */
  readonly journal: string[];
  readonly logged: string[];
  stop(): Promise<void>;
}

export interface Session {
  readonly name: string;
}

export interface Events {
  readonly message: readonly [text: string];
  readonly pair: readonly [first: unknown, second: unknown];
}

export interface TestAppOptions {
  /** Any free one when absent. */
  readonly port?: number;
  /** The connection token alone is not enough. */
  readonly everyRequest?: boolean;
  readonly server?: Partial<HubServerOptions<Session>>;
  readonly hub?: HubOptions;
  readonly definition?: Partial<HubDefinition<Events, AnyResults, Session>>;
}

const admitAgain = (principal: Session) => ({ principal, userId: principal.name });

/** Bearer tokens of the app are just names; `nobody` is refused. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const journal: string[] = [];
  const logged: string[] = [];
  const note = (_fields: object, message: string) => void logged.push(message);
  const server = createHubServer<Session>({
    authenticate: (request) => {
      const name = /^Bearer (\w+)$/.exec(request.headers.authorization ?? '')?.[1];
      if (name === undefined || name === 'nobody') return denied();
      return { principal: { name }, userId: name };
    },
    // Tests that want every request to say who sends it turn this off.
    ...(options.everyRequest ? {} : { recheck: admitAgain }),
    log: { debug: note, warn: note, error: note },
    tickMs: 10,
    ...options.server,
  });
  const hub = server.hub(
    '/Hub',
    defineHub<Events, AnyResults, Session>({
      methods: merge(calls, addressing),
      connected: (ctx) => void journal.push(`connected ${ctx.principal.name}`),
      disconnected: (ctx, error) => {
        journal.push(`disconnected ${ctx.principal.name}${error ? `: ${error.message}` : ''}`);
      },
      ...options.definition,
    }),
    options.hub,
  );
  let requests = 0;
  const http = createServer((request, response) => {
    requests++;
    if (!server.handle(request, response)) response.writeHead(404).end('not a hub');
  });
  http.on('upgrade', (request, socket, head) => {
    if (!server.upgrade(request, socket, head)) socket.destroy();
  });
  const sockets = new Set<Socket>();
  http.on('connection', (socket) => {
    server.accept(socket);
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await once(http.listen(options.port ?? 0, '127.0.0.1'), 'listening');
  const { port } = http.address() as AddressInfo;
  const stop = async () => {
    await server.close({ timeoutMs: 200 });
    http.closeAllConnections();
    http.close();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    sockets,
    get requests() {
      return requests;
    },
    server,
    hub,
    journal,
    logged,
    stop,
  };
}

const schema = <T>(fits: (value: unknown) => value is T, what: string): Schema<T> => ({
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: (value) => (fits(value) ? { value } : { issues: [{ message: `Not a ${what}.` }] }),
  },
});
const text = schema((value): value is string => typeof value === 'string', 'text');
const whole = schema((value): value is number => Number.isInteger(value), 'whole number');
const anything = schema((value): value is unknown => value !== Symbol.iterator, 'value');

class InvalidOperationException extends Error {
  override readonly name = 'InvalidOperationException';
}

const calls = {
  Echo: call([anything], (_ctx, value) => value),
  Add: call([whole, whole], async (_ctx, a, b) => a + b),
  Nothing: call([], () => {}),
  Moment: call([], () => new Date(Date.UTC(2026, 10, 21))),
  Bytes: call([], () => new Uint8Array([1, 2, 3])),
  Big: call([], () => 1n),
  Fail: call([], () => {
    throw new InvalidOperationException('secret');
  }),
  Refuse: call([], () => {
    throw new HubException('shown');
  }),
  ThrowText: call([], () => Promise.reject('secret')),
  ThrowNull: call([], () => Promise.reject(null)),
  Wait: call([whole], async (_ctx, ms) => {
    // Calls of which one outlasts another, or a timeout: the time is what they are about.
    await new Promise((resolve) => setTimeout(resolve, ms));
    return ms;
  }),
  Forbidden: call([], () => 'never', {
    authorize: (ctx: CallContext<Session>) => ctx.principal.name === 'boss',
  }),
  Who: call([], (ctx: CallContext<Session>) => ({
    method: ctx.method,
    user: ctx.userId,
    name: ctx.principal.name,
    room: ctx.request.query.get('roomId'),
    id: ctx.request.query.get('id'),
  })),
  Abort: call([], (ctx) => ctx.abort()),
};

const addressing = {
  Join: call([text], (ctx, group) => ctx.groups.add(group)),
  Leave: call([text], (ctx, group) => ctx.groups.remove(group)),
  ToCaller: call([text], (ctx, said) => ctx.clients.caller.send('message', said)),
  ToOthers: call([text], (ctx, said) => ctx.clients.others.send('message', said)),
  ToGroup: call([text, text], (ctx, group, said) => ctx.clients.group(group).send('message', said)),
  ToOthersInGroup: call([text, text], (ctx, group, said) =>
    ctx.clients.othersInGroup(group).send('message', said),
  ),
  ToUser: call([text, text], (ctx, user, said) => ctx.clients.user(user).send('message', said)),
};
