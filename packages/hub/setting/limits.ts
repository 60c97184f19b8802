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
  /** Input kept while it cannot be handled; over this the socket is not read. */
  readonly maxBufferedBytes: number;
  /** Calls of one connection that may run together. */
  readonly maxParallelCalls: number;
  /** Messages that wait for a slot beside them; with more the connection is not read. */
  readonly maxWaitingCalls: number;
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
  /** The same of one user. Off by default. */
  readonly maxConnectionsPerUser: number;
  /** The same of one address; see `addressOf`. Off by default. */
  readonly maxConnectionsPerAddress: number;
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
  maxWaitingCalls: 100,
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
  maxConnectionsPerUser: Infinity,
  maxConnectionsPerAddress: Infinity,
  pollTimeoutMs: 90_000,
  pollGapMs: 15_000,
};
