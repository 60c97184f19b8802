// One attempt at a connection with the official client, loaded when it is first needed. WebSockets
// and LongPolling are tried in turn by `hub.ts`; here is what they have in common.
import type { HubConnection } from '@microsoft/signalr';

export type Transport = 'WebSockets' | 'LongPolling';

export type ConnectionOptions = {
  readonly url: string;
  readonly transport: Transport;
  readonly token: () => string | undefined;
};

/** A connection that is not started yet. */
export type Connect = (options: ConnectionOptions) => Promise<HubConnection>;

/**
 * The client pings every 15 s and gives up after 30 s of silence: the values of both sides'
 * defaults.
 */
const PING_MS = 15_000;
const SILENCE_MS = 30_000;
/** What is kept until the server has it, for a socket that is replaced (spec section 9). */
const UNACKED_BYTES = 100_000;

/**
 * The bearer header is read anew for each request and never becomes part of an address: the token
 * of the connection that negotiate hands out is the ticket for the rest.
 */
export const connect: Connect = async ({ url, transport, token }) => {
  const { HttpTransportType, HubConnectionBuilder, LogLevel } = await import('@microsoft/signalr');
  const headers = {
    get Authorization() {
      return `Bearer ${token() ?? ''}`;
    },
  };
  return new HubConnectionBuilder()
    .withUrl(url, { transport: HttpTransportType[transport], headers, withCredentials: false })
    .withKeepAliveInterval(PING_MS)
    .withServerTimeout(SILENCE_MS)
    .withStatefulReconnect({ bufferSize: UNACKED_BYTES })
    .configureLogging(LogLevel.None)
    .build();
};
