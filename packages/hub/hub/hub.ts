import type { Metric } from '../connection/meter.ts';
import type { Target } from '../delivery/delivery.ts';
import type { AnyResults, EventMap, ResultMap, Sender } from '../delivery/sender.ts';
import type { Encoded } from '../protocol/encoded.ts';

/** A way out to clients. */
export interface Outlet<E extends EventMap<E>, R extends ResultMap<R> = AnyResults> {
  readonly clients: Sender<E, R>;
  /** The same addressing, typed by the events and the questions of one feature. */
  sender<F extends EventMap<F>, Q extends ResultMap<Q> = AnyResults>(): Sender<F, Q>;
  /** Sends a message that was encoded once, for instance to several targets. */
  send(to: Target, message: Encoded): Promise<void>;
}

/** How a connection is ended by the application. */
export interface Farewell {
  /** Shown to the client's `onclose` as "Server returned an error on close: ...". */
  readonly error?: string;
  /** Lets a client with automatic reconnect come back. Off by default. */
  readonly allowReconnect?: boolean;
  /** An event that is written before the Close message. */
  readonly last?: Encoded;
}

/** One live connection as seen from outside the hub's methods. */
export interface ConnectionInfo<P> {
  readonly connectionId: string;
  readonly userId: string | undefined;
  readonly principal: P;
}

export interface HubStats {
  readonly connections: number;
  /** Negotiated and not yet connected. */
  readonly tickets: number;
  /** Ended because the receiver was too slow, since the start. */
  readonly dropped: number;
}

/** A running hub, for code outside its methods. */
export interface Hub<
  E extends EventMap<E>,
  R extends ResultMap<R> = AnyResults,
  P = unknown,
> extends Outlet<E, R> {
  /**
   * Only the connections of this process: for events that every process learns of by itself,
   * such as those of an outbox.
   */
  readonly local: Outlet<E, R>;
  readonly groups: {
    add(connectionId: string, group: string): Promise<void>;
    remove(connectionId: string, group: string): Promise<void>;
  };
  connections(): Iterable<ConnectionInfo<P>>;
  /** Ends the user's connections in this process and voids the user's unused tickets. */
  closeUser(userId: string, farewell?: Farewell): number;
  /** The same for every connection and ticket whose principal fits. Returns how many ended. */
  closeWhere(
    fits: (principal: P, userId: string | undefined) => boolean,
    farewell?: Farewell,
  ): number;
  stats(): HubStats;
  /**
   * Plain numbers for an exporter: connections by transport and state, how long they lived (both
   * under the names of .NET's meter), messages, bytes, and slow receivers that were dropped.
   */
  metrics(): readonly Metric[];
}
