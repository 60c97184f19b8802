import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { HubConnection } from '@microsoft/signalr';
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack';
import type { Schema } from '../index.ts';
import { startTestApp } from './app.ts';
import type { TestApp, TestAppOptions } from './app.ts';
import { CuttingProxy } from './cutting-proxy.ts';

export interface StatefulClient {
  readonly connection: HubConnection;
  readonly heard: string[];
  /** Events of the client that a resume must not cause. */
  readonly noticed: string[];
}

export interface StatefulApp {
  readonly app: TestApp;
  readonly proxy: CuttingProxy;
  stop(): Promise<void>;
}

export type ProtocolName = 'json' | 'messagepack';

/** A schema that lets every value through. */
export const anything: Schema<unknown> = {
  '~standard': { version: 1, vendor: 'test', validate: (value) => ({ value }) },
};

/** The app with stateful reconnect, and a line to it that can be cut. */
export async function startStatefulApp(options: TestAppOptions = {}): Promise<StatefulApp> {
  const hub = { statefulReconnect: true, ackDelayMs: 50, ...options.hub };
  const app = await startTestApp({ ...options, hub });
  const proxy = await CuttingProxy.start(app.url);
  const stop = async () => {
    await proxy.stop();
    await app.stop();
  };
  return { app, proxy, stop };
}

/** The official client with stateful reconnect, not started yet. */
export function buildStateful(
  { proxy }: StatefulApp,
  user = 'ann',
  protocol: ProtocolName = 'json',
): StatefulClient {
  const builder = new HubConnectionBuilder()
    .withUrl(`${proxy.url}/Hub`, { headers: { Authorization: `Bearer ${user}` } })
    .withStatefulReconnect()
    .configureLogging(LogLevel.None);
  if (protocol === 'messagepack') builder.withHubProtocol(new MessagePackHubProtocol());
  const connection = builder.build();
  const heard: string[] = [];
  const noticed: string[] = [];
  connection.on('message', (said: string) => void heard.push(said));
  connection.onreconnecting(() => void noticed.push('reconnecting'));
  connection.onreconnected(() => void noticed.push('reconnected'));
  connection.onclose((error) => void noticed.push(`closed ${error?.message ?? ''}`));
  return { connection, heard, noticed };
}

export async function connectStateful(
  app: StatefulApp,
  user?: string,
  protocol?: ProtocolName,
): Promise<StatefulClient> {
  const client = buildStateful(app, user, protocol);
  await client.connection.start();
  return client;
}
