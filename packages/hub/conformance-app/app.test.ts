import { HttpTransportType, HubConnectionBuilder, JsonHubProtocol } from '@microsoft/signalr';
import { LogLevel, Subject } from '@microsoft/signalr';
import type { HubConnection, IHttpConnectionOptions } from '@microsoft/signalr';
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest';
import { startConformanceApp } from './app.ts';
import type { ConformanceApp } from './app.ts';

let app: ConformanceApp;
beforeAll(async () => {
  app = await startConformanceApp({ port: 0 });
});
afterAll(() => app.stop());

type Way = readonly [
  transport: 'WebSockets' | 'ServerSentEvents' | 'LongPolling',
  protocol: 'json' | 'messagepack',
];
const ways: readonly Way[] = [
  ['WebSockets', 'json'],
  ['WebSockets', 'messagepack'],
  ['ServerSentEvents', 'json'],
  ['LongPolling', 'json'],
  ['LongPolling', 'messagepack'],
];
const plainWay: Way = ['WebSockets', 'json'];

function build(path: string, [transport, protocol]: Way, options: IHttpConnectionOptions = {}) {
  return new HubConnectionBuilder()
    .withUrl(app.url + path, { transport: HttpTransportType[transport], ...options })
    .withHubProtocol(protocol === 'json' ? new JsonHubProtocol() : new MessagePackHubProtocol())
    .configureLogging(LogLevel.None)
    .build();
}

const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'succeeded',
    (error: Error) => error.message,
  );

function streamed(connection: HubConnection, method: string, ...args: unknown[]) {
  const items: unknown[] = [];
  return new Promise<unknown[]>((resolve, reject) => {
    connection.stream(method, ...args).subscribe({
      next: (item) => void items.push(item),
      error: reject,
      complete: () => resolve(items),
    });
  });
}

/** The arguments of the next call of a client's method. */
const heard = (connection: HubConnection, method: string): Promise<unknown[]> =>
  new Promise((resolve) => connection.on(method, (...args) => resolve(args)));

describe.each(ways)('the test hub over %s with %s', (...way) => {
  const [transport, protocol] = way;
  let connection: HubConnection;
  beforeEach(async () => {
    connection = build('/testhub?numRedirects=4', way, { headers: { 'X-Own': 'mine' } });
    await connection.start();
  });
  afterEach(() => connection.stop());
  const invoke = <T>(method: string, ...args: unknown[]) => connection.invoke<T>(method, ...args);

  test('answers about the call and the connection', async () => {
    expect(await invoke('echo', 'a\n😀')).toBe('a\n😀');
    expect(await invoke('GETACTIVETRANSPORTNAME')).toBe(transport);
    expect(await invoke('GetCallerConnectionId')).toBe(connection.connectionId);
    expect(await invoke('GetNumRedirects')).toBe(4);
    expect(await invoke('GetHeader', 'x-own')).toBe('mine');
    expect(await invoke('GetHeader', 'x-other')).toBeNull();
    expect(await invoke('GetContentTypeHeader')).toBeNull();
  });

  test('brings back the cookies of negotiate, without the expired one', async () => {
    expect(await invoke('GetCookie', 'testCookie')).toBe('testValue');
    expect(await invoke('GetCookie', 'testCookie2')).toBe('testValue2');
    expect(await invoke('GetCookie', 'expiredCookie')).toBeNull();
  });

  test('tells errors in detail', async () => {
    expect(await failure(invoke('ThrowException', 'An error occurred.'))).toBe(
      "An unexpected error occurred invoking 'ThrowException' on the server. " +
        'InvalidOperationException: An error occurred.',
    );
    expect(await failure(streamed(connection, 'StreamThrowException', 'no'))).toBe(
      "An unexpected error occurred invoking 'StreamThrowException' on the server. " +
        'InvalidOperationException: no',
    );
  });

  test('sends to the caller', async () => {
    const message = heard(connection, 'message');
    await invoke('InvokeWithString', 'hello');
    expect(await message).toEqual(['hello']);
    const custom = heard(connection, 'CustomObject');
    await invoke('SendCustomObject', { Name: 'test', Value: 42 });
    expect(await custom).toEqual([{ Name: 'test', Value: 42 }]);
  });

  test('streams, and notices a cancel', async () => {
    expect(await streamed(connection, 'Stream')).toEqual(['a', 'b', 'c']);
    expect(await streamed(connection, 'EmptyStream')).toEqual([]);
    const canceled = heard(connection, 'StreamCanceled');
    connection
      .stream('InfiniteStream')
      .subscribe({ next() {}, error() {}, complete() {} })
      .dispose();
    expect(await canceled).toEqual([]);
  });

  test('joins an upload, and tells its failure', async () => {
    const good = new Subject<string>();
    const joined = invoke('StreamingConcat', good);
    for (const part of ['ab', 'cd']) good.next(part);
    good.complete();
    expect(await joined).toBe('abcd');
    const bad = new Subject<string>();
    const failed = failure(invoke('StreamingConcat', bad));
    bad.error(new Error('bad part'));
    expect(await failed).toMatch(/StreamingConcat.*HubException: .*bad part/);
  });

  test('gives objects with dates and bytes', async () => {
    const isJson = protocol === 'json';
    const complex = {
      ByteArray: isJson ? 'AQID' : new Uint8Array([1, 2, 3]),
      DateTime: isJson ? '2000-01-01T00:00:00Z' : new Date(Date.UTC(2000, 0, 1)),
      Guid: '00010203-0405-0607-0706-050403020100',
      IntArray: [1, 2, 3],
      String: 'hello world',
    };
    const { ByteArray, ...rest } = await invoke<typeof complex>('SendComplexObject');
    expect({
      ...rest,
      ByteArray: isJson ? ByteArray : Uint8Array.from(ByteArray as never),
    }).toEqual(complex);
    const echoed = await invoke<typeof complex>('EchoComplexObject', complex);
    expect(echoed.DateTime).toEqual(complex.DateTime);
    expect([...echoed.ByteArray]).toEqual([...complex.ByteArray]);
    expect(echoed.IntArray).toEqual(complex.IntArray);
  });

  test('asks its clients over HTTP', async () => {
    const ask = async () =>
      (await fetch(`${app.url}/clientresult/${connection.connectionId ?? ''}`)).text();
    connection.on('Result', () => 10);
    expect(await ask()).toBe('10');
    connection.off('Result');
    expect(await ask()).toBe("Client didn't provide a result.");
    expect(await (await fetch(`${app.url}/clientresult/nobody`)).text()).toBe(
      "Connection 'nobody' does not exist.",
    );
  });

  test('wants a token at the other hub', async () => {
    const stranger = build('/authorizedhub', way);
    expect(await failure(stranger.start())).toContain("Unauthorized: Status code '401'");
    const token = await (await fetch(`${app.url}/generateJwtToken`)).text();
    const guest = build('/authorizedhub', way, { accessTokenFactory: () => token });
    await guest.start();
    expect(await guest.invoke('Echo', 'hi')).toBe('hi');
    await guest.stop();
  });

  test('is found through redirects, which are counted', async () => {
    const redirected = build(`/redirect?numRedirects=0&baseUrl=${app.url}`, way);
    await redirected.start();
    expect(await redirected.invoke('GetNumRedirects')).toBeGreaterThan(0);
    await redirected.stop();
  });
});

test('the hub without WebSockets is reached by what is left', async () => {
  const connection = new HubConnectionBuilder()
    .withUrl(`${app.url}/testHub-noWebSockets`)
    .configureLogging(LogLevel.None)
    .build();
  await connection.start();
  expect(await connection.invoke('GetActiveTransportName')).toBe('ServerSentEvents');
  await connection.stop();
});

test('negotiation can be left out', async () => {
  const connection = build('/testhub', plainWay, { skipNegotiation: true });
  await connection.start();
  expect(await connection.invoke('GetActiveTransportName')).toBe('WebSockets');
  await connection.stop();
});

test('a bad negotiate is told with its body', async () => {
  expect(await failure(build('/bad-negotiate', plainWay).start())).toContain(
    'Some response from server',
  );
});
