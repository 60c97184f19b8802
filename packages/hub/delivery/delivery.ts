import type { Encoded } from '../protocol/encoded.ts';
import type { Outcome } from '../protocol/message.ts';
import type { Protocol } from '../protocol/protocol.ts';
import type { HubLog } from '../setting/log.ts';

/** Who a message is for. Names and ids are case-sensitive. */
export type Target =
  | { readonly kind: 'all'; readonly except?: readonly string[] }
  | { readonly kind: 'clients'; readonly ids: readonly string[] }
  | {
      readonly kind: 'groups';
      readonly names: readonly string[];
      readonly except?: readonly string[];
    }
  | { readonly kind: 'users'; readonly ids: readonly string[] };

export type GroupChange = 'add' | 'remove';

/** Receivers that get a message to all in the same bytes, and need no look at each. */
export interface Crowd {
  post(message: Encoded): void;
}

/** The part of a connection that a delivery may know. */
export interface Receiver {
  readonly id: string;
  readonly userId: string | undefined;
  /** Writes a message that nobody waits for, as those to many are. */
  post(message: Encoded): void;
  /** From here on it gets with the crowd what is for all; undefined where it is posted to. */
  join?(): Crowd | undefined;
  /** Writes a message. The promise, if any, settles when there is room for more. */
  send(message: Encoded): Promise<void> | undefined;
}

/** What a client answered to a question: a value, or why there is none. */
export type Answer = Exclude<Outcome, { readonly kind: 'nothing' }>;

export type AddressKind = 'connection' | 'group' | 'user';

/** Hears which addresses have anyone in this process, as that changes. */
export interface AddressWatcher {
  /** The address has its first connection here. */
  appeared(kind: AddressKind, name: string): void;
  /** Its last connection here has left. */
  vanished(kind: AddressKind, name: string): void;
}

/**
 * The connections of one hub in this process, with the indexes by group and by user. They live
 * here and never in a delivery, which after a fault subscribes again from them.
 */
export interface LocalConnections {
  readonly size: number;
  has(id: string): boolean;
  ids(): Iterable<string>;
  groups(): Iterable<string>;
  users(): Iterable<string>;
  /** One watcher at a time. */
  watch(watcher: AddressWatcher): void;
  /** The promise, if any, settles when the only receiver has room for more. */
  deliver(to: Target, message: Encoded): Promise<void> | undefined;
  /**
   * Sends an invocation whose id is unique among all processes, and waits for the client's
   * completion. Undefined when the connection is not here; fails when it goes, and on abort.
   */
  ask(id: string, question: Encoded, signal: AbortSignal): Promise<Answer> | undefined;
  /** False when the connection is not here. */
  changeGroup(change: GroupChange, group: string, id: string): boolean;
}

/** What a delivery may know of the hub it works for. */
export interface DeliveryHost {
  /** The forms in which other processes may need a message. */
  readonly protocols: readonly Protocol[];
  readonly log: HubLog;
}

/**
 * The way of a message from the process where it is born to the processes that hold its
 * receivers. Events that every process learns of anyway do not need it: they use `hub.local`.
 */
export interface Delivery {
  start(local: LocalConnections, host: DeliveryHost): Promise<void>;
  stop(): Promise<void>;
  connected(id: string, userId: string | undefined): Promise<void>;
  disconnected(id: string, userId: string | undefined): Promise<void>;
  /** Settles when the message is handed over, not when it is delivered. */
  send(to: Target, message: Encoded): Promise<void>;
  /** Settles when the owner of the connection has made the change. */
  changeGroup(change: GroupChange, group: string, id: string): Promise<void>;
  /** The same as of `LocalConnections`; fails when there is no such connection anywhere. */
  ask(id: string, question: Encoded, signal: AbortSignal): Promise<Answer>;
}

/** Nobody holds the connection that was to be asked. */
export function noSuchConnection(id: string): Error {
  return new Error(`Connection '${id}' does not exist.`);
}
