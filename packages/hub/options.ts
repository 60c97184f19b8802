import type { IncomingMessage } from 'node:http';
import type { Delivery } from './delivery/delivery.ts';
import type { HubFilter, Trace } from './dispatch/filter.ts';
import type { HubLog } from './log.ts';
import type { Share } from './connection/share.ts';
import type { Protocol } from './protocol/protocol.ts';
import type { TransportName } from './transport/transport.ts';

/** Milliseconds that only grow. The zero does not matter. */
export interface Clock {
  now(): number;
}

export interface Admitted<P> {
  readonly principal: P;
  /** Without it the connection cannot be addressed as a user. */
  readonly userId?: string | undefined;
  /** When the session ends, in milliseconds from now: the connection is then ended too. */
  readonly expiresInMs?: number | undefined;
}

export interface Denied {
  readonly denied: { readonly status: number; readonly body: string };
}

export type Admission<P> = Admitted<P> | Denied;

/** Another hub to connect to, with the token for it where it wants one. */
export interface Redirection {
  /** Absolute; the client adds `/negotiate` to its path. */
  readonly url: string;
  readonly accessToken?: string;
}

/** A refusal. The official client shows a 401 properly only when the body is empty. */
export function denied(status = 401, body = ''): Denied {
  return { denied: { status, body } };
}

export interface HubServerOptions<P> {
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
   * proxy it must be told, or all clients count as one: by the header that the proxy sets.
   */
  readonly addressOf?: (request: IncomingMessage) => string | undefined;
  /** The user of a principal, for admissions that do not name one. */
  readonly userIdOf?: (principal: P) => string | undefined;
  /** Sends a client that was admitted on to another hub, or nobody. */
  readonly redirect?: (
    request: IncomingMessage,
    admitted: Admitted<P>,
  ) => Redirection | undefined | Promise<Redirection | undefined>;
  /** One delivery a hub, by the hub's name. In memory when absent. */
  readonly delivery?: (hubName: string) => Delivery;
  readonly clock?: Clock;
  readonly log?: HubLog;
  readonly filters?: readonly HubFilter<P>[];
  /** Called for every call, with what the client put beside it. */
  readonly trace?: Trace<P>;
  /** What the handshake of a client may choose from; JSON alone when absent. */
  readonly protocols?: readonly Protocol[];
  /** Other origins whose pages may connect. The own origin and non-browsers always may. */
  readonly allowedOrigins?: readonly string[] | ((origin: string) => boolean);
  /** How exact all timeouts are. */
  readonly tickMs?: number;
  /** What a connection may have handled before the others are next; 64 messages or 1 ms. */
  readonly share?: Share;
  /** How long an address that sent requests without waiting for answers gets no socket; 10 s. */
  readonly shutOutMs?: number;
}

export interface HubOptions extends Partial<Limits> {
  /** Names the hub to a delivery; its path when absent. */
  readonly name?: string;
  /** Other protocols than those of the server. */
  readonly protocols?: readonly Protocol[];
  /** Tells clients the type and message of unexpected errors. Never in production. */
  readonly detailedErrors?: boolean;
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

/** Defaults are those of SignalR as .NET has them, or ours where it has none. */
export interface Limits {
  readonly keepAliveMs: number;
  /** Silence of a client that has pinged at least once. */
  readonly clientTimeoutMs: number;
  readonly handshakeTimeoutMs: number;
  /** From negotiate to the first use of the connection token. */
  readonly ticketLifeMs: number;
  /** How long a receiver may take nothing of what waits for it. */
  readonly sendTimeoutMs: number;
  /** How long the peer may take to answer a WebSocket Close. */
  readonly closeTimeoutMs: number;
  /** One message of a client, with its separator. */
  readonly maxMessageBytes: number;
  /** Over this a receiver is too slow and its connection is ended. */
  readonly maxUnsentBytes: number;
  /** Over this a send to one connection waits. */
  readonly waitAboveBytes: number;
  /** Input kept while calls run; over this the socket is not read. */
  readonly maxBufferedBytes: number;
  /** Calls of one connection that may run together. */
  readonly maxParallelCalls: number;
  /** Calls of one connection that may stream at the same time, either way; more are refused. */
  readonly maxStreams: number;
  /** Stateful reconnect: unconfirmed bytes over which a send to the connection waits. */
  readonly resumeBufferBytes: number;
  /** Stateful reconnect: how long a connection whose WebSocket broke waits for the next. */
  readonly resumeWindowMs: number;
  /** Stateful reconnect: from a message of the client to the Ack that confirms it. */
  readonly ackDelayMs: number;
  /** Named users that have negotiated and not connected yet, for the whole hub. */
  readonly maxTickets: number;
  /** The same of clients whose admission names no user: a pool of their own. */
  readonly maxAnonymousTickets: number;
  /** The same of one user, so that nobody can use them all up. */
  readonly maxTicketsPerUser: number;
  /** The same of one address, named or not; see `addressOf`. */
  readonly maxTicketsPerAddress: number;
  /** Groups that one connection may be in; one more is refused to the code that adds it. */
  readonly maxGroups: number;
  /** Of the name of a group, in UTF-16 units; a longer one is refused to the code that adds it. */
  readonly maxGroupNameLength: number;
  /** Calls of one connection within a second; more are answered with an error. Off by default. */
  readonly maxCallsPerSecond: number;
  /**
   * Frames (pings too), requests and messages of one connection within a second; with more it is
   * not read for the rest of the second.
   */
  readonly maxMessagesPerSecond: number;
  /** How long a connection may be over one of the two rates, second after second; then it ends. */
  readonly overRateMs: number;
  /** From the first byte of a frame, of a message or of a POST's body to its last. */
  readonly unfinishedTimeoutMs: number;
  /** Open at the same time, for the whole hub of this process. */
  readonly maxConnections: number;
  /** How long a poll without news waits. */
  readonly pollTimeoutMs: number;
  /** How long a long-polling client may be without a poll. */
  readonly pollGapMs: number;
}

export const defaultLimits: Limits = {
  keepAliveMs: 15_000,
  clientTimeoutMs: 30_000,
  handshakeTimeoutMs: 15_000,
  ticketLifeMs: 15_000,
  sendTimeoutMs: 10_000,
  closeTimeoutMs: 5_000,
  maxMessageBytes: 32_768,
  maxUnsentBytes: 1_048_576,
  waitAboveBytes: 65_536,
  maxBufferedBytes: 65_536,
  maxParallelCalls: 1,
  maxStreams: 100,
  resumeBufferBytes: 100_000,
  resumeWindowMs: 15_000,
  ackDelayMs: 1_000,
  maxTickets: 20_000,
  maxAnonymousTickets: 5_000,
  maxTicketsPerUser: 200,
  maxTicketsPerAddress: 1_000,
  maxGroups: 10_000,
  maxGroupNameLength: 1_024,
  maxCallsPerSecond: Infinity,
  maxMessagesPerSecond: 10_000,
  overRateMs: 10_000,
  unfinishedTimeoutMs: 30_000,
  maxConnections: 100_000,
  pollTimeoutMs: 90_000,
  pollGapMs: 15_000,
};
