// One attempt at a connection with the official client, loaded when it is first needed. WebSockets
// and LongPolling are tried in turn by `hub.ts`; here is what they have in common.
import type { HubConnection } from '@microsoft/signalr';

export type Transport = 'WebSockets' | 'LongPolling';

export type ConnectionOptions = {
  readonly url: string;
  readonly transport: Transport;
  /** Read anew for each request; without it the connection is a visitor's, who has no login. */
  readonly token?: () => string | undefined;
  /** Called for whatever comes from the server, pings too, where the transport can tell. */
  readonly heard?: () => void;
};

/** A connection that is not started yet. */
export type Connect = (options: ConnectionOptions) => Promise<HubConnection>;

/**
 * The client pings every 15 s and gives up after 30 s of silence: the values of both sides'
 * defaults.
 */
const PING_MS = 15_000;
const SILENCE_MS = 30_000;
/** A request that takes longer failed: it would hold one of the few lines that a browser has. */
const REQUEST_MS = 10_000;
/** What is kept until the server has it, for a socket that is replaced (spec section 9). */
const UNACKED_BYTES = 100_000;

/**
 * The browser's WebSocket, which also tells that it hears. The official client keeps its pings to
 * itself, and while it replaces a broken socket it says nothing at all.
 */
function hearing(heard: () => void): typeof WebSocket | undefined {
  const { WebSocket: Native } = globalThis;
  if (!Native) return undefined;
  return class extends Native {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      this.addEventListener('message', heard);
    }
  };
}

/**
 * The bearer header is read anew for each request and never becomes part of an address: the token
 * of the connection that negotiate hands out is the ticket for the rest.
 */
export const connect: Connect = async ({ url, transport, token, heard }) => {
  const { HttpTransportType, HubConnectionBuilder, LogLevel } = await import('@microsoft/signalr');
  const headers: Record<string, string> = token
    ? {
        get Authorization() {
          return `Bearer ${token() ?? ''}`;
        },
      }
    : {};
  const socket = heard && hearing(heard);
  return new HubConnectionBuilder()
    .withUrl(url, {
      transport: HttpTransportType[transport],
      headers,
      withCredentials: false,
      timeout: REQUEST_MS,
      ...(socket && { WebSocket: socket }),
    })
    .withKeepAliveInterval(PING_MS)
    .withServerTimeout(SILENCE_MS)
    .withStatefulReconnect({ bufferSize: UNACKED_BYTES })
    .configureLogging(LogLevel.None)
    .build();
};
