import type { IncomingMessage } from 'node:http';
import type { Admission, Admitted, Redirection } from './admission.ts';
import type { TransportName } from './transport.ts';

/** Who may come in, as the application says it for all hubs of a server. */
export interface Gate<P> {
  /**
   * Who sends this request? The session token is in the Authorization header, or for streams and
   * sockets of browsers in the query: `bearerOf` reads both. Asked at every request, which must be
   * of the same user as the negotiate.
   */
  readonly authenticate: (request: IncomingMessage) => Admission<P> | Promise<Admission<P>>;
  /**
   * With it the connection token is enough to connect, poll and send: this is asked instead
   * whether the session of the negotiate still lives. A bearer token beside it is still checked.
   */
  readonly recheck?: (
    principal: P,
    request: IncomingMessage,
  ) => Admission<P> | Promise<Admission<P>>;
  /**
   * Where a request comes from, for the limits of addresses; the socket's when absent. Behind a
   * proxy it must be given, or all clients count as one: by the header that the proxy sets.
   */
  readonly addressOf?: (request: IncomingMessage) => string | undefined;
  /** Sends a client that was admitted on to another hub, or nobody. */
  readonly redirect?: (
    request: IncomingMessage,
    admitted: Admitted<P>,
  ) => Redirection | undefined | Promise<Redirection | undefined>;
  /** Other origins whose pages may connect. The own origin and non-browsers always may. */
  readonly allowedOrigins?: readonly string[] | ((origin: string) => boolean);
}

/** The ways into one hub. */
export interface Door {
  /** All three when absent; clients try them in the order of the protocol. */
  readonly transports?: readonly TransportName[];
  /** Accepts WebSockets without negotiate, authenticated at the upgrade. */
  readonly allowSkipNegotiation?: boolean;
  readonly minNegotiateVersion?: 0 | 1;
  /** Lets a client that asks for it replace a broken WebSocket and lose nothing. Off by default. */
  readonly statefulReconnect?: boolean;
  /** Headers of the first request that hub code will ask for. */
  readonly keepHeaders?: readonly string[] | 'all';
}
