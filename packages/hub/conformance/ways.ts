import {
  HttpTransportType,
  HubConnectionBuilder,
  JsonHubProtocol,
  LogLevel,
} from '@microsoft/signalr';
import type { HubConnection, IStreamResult } from '@microsoft/signalr';
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack';
import { jsonProtocol } from '../index.ts';
import type { TransportName } from '../index.ts';
import { messagePackProtocol } from '../messagepack.ts';
import type { TestApp } from './app.ts';

/** Every transport with every protocol it can carry: `describe.each(ways)('%s with %s', ...)`. */
export const ways = [
  ['WebSockets', 'json'],
  ['WebSockets', 'messagepack'],
  ['ServerSentEvents', 'json'],
  ['LongPolling', 'json'],
  ['LongPolling', 'messagepack'],
] as const;

export type Way = readonly [TransportName, 'json' | 'messagepack'];

/** For the server's side of the ways. */
export const protocols = [jsonProtocol, messagePackProtocol];

/** The official client on one of the ways. */
export async function connectBy(
  app: TestApp,
  [transport, protocol]: Way,
  user = 'ann',
  path = '/Hub',
): Promise<HubConnection> {
  const connection = new HubConnectionBuilder()
    .withUrl(app.url + path, {
      headers: { Authorization: `Bearer ${user}` },
      transport: HttpTransportType[transport],
    })
    .withHubProtocol(protocol === 'json' ? new JsonHubProtocol() : new MessagePackHubProtocol())
    .configureLogging(LogLevel.None)
    .build();
  await connection.start();
  return connection;
}

/** The items of a stream and how it ended: `done`, or the text of the error. */
export function collect(stream: IStreamResult<unknown>): Promise<unknown[]> {
  const items: unknown[] = [];
  return new Promise((resolve) => {
    stream.subscribe({
      next: (item) => void items.push(item),
      complete: () => resolve([...items, 'done']),
      error: (error: Error) => resolve([...items, error.message]),
    });
  });
}

/** The text of a failure. */
export function failure(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'succeeded',
    (error: Error) => error.message,
  );
}
