import type { IncomingMessage } from 'node:http';
import type { Delivery } from './delivery/delivery.ts';
import type { HubFilter } from './dispatch/filter.ts';

/** Milliseconds that only grow. The zero does not matter. */
export interface Clock {
  now(): number;
}

/** Where the hub reports; fits pino. It never logs a query or a token. */
export interface HubLog {
  debug(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface Admitted<P> {
  readonly principal: P;
  /** Without it the connection cannot be addressed as a user. */
  readonly userId?: string | undefined;
}

export interface Denied {
  readonly denied: { readonly status: number; readonly body: string };
}

export type Admission<P> = Admitted<P> | Denied;

/** A refusal. The official client shows a 401 properly only when the body is empty. */
export function denied(status = 401, body = ''): Denied {
  return { denied: { status, body } };
}

export interface HubServerOptions<P> {
  /** Who sends this negotiate? The session token is in the Authorization header. */
  readonly authenticate: (request: IncomingMessage) => Admission<P> | Promise<Admission<P>>;
  /** Asked again when the connection token is used, for sessions that ended meanwhile. */
  readonly recheck?: (
    principal: P,
    request: IncomingMessage,
  ) => Admission<P> | Promise<Admission<P>>;
  /** One delivery a hub, by the hub's name. In memory when absent. */
  readonly delivery?: (hubName: string) => Delivery;
  readonly clock?: Clock;
  readonly log?: HubLog;
  readonly filters?: readonly HubFilter<P>[];
  /** Other origins whose pages may connect. The own origin and non-browsers always may. */
  readonly allowedOrigins?: readonly string[] | ((origin: string) => boolean);
  /** How exact all timeouts are. */
  readonly tickMs?: number;
}

export interface HubOptions extends Partial<Limits> {
  /** Names the hub to a delivery; its path when absent. */
  readonly name?: string;
  /** Tells clients the type and message of unexpected errors. Never in production. */
  readonly detailedErrors?: boolean;
  /** Accepts WebSockets without negotiate, authenticated at the upgrade. */
  readonly allowSkipNegotiation?: boolean;
  readonly minNegotiateVersion?: 0 | 1;
  /** Headers of the upgrade that hub code will ask for, in lower case. */
  readonly keepHeaders?: readonly string[];
}

/** Defaults are those of SignalR (signalr.md section 1), or ours where it has none. */
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
  /** Negotiated but not yet connected, for the whole hub. */
  readonly maxTickets: number;
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
  maxTickets: 20_000,
};
