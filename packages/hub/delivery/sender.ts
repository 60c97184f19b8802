import { encodeEvent } from '../protocol/encoded.ts';
import type { Encoded } from '../protocol/encoded.ts';
import type { Schema } from '../protocol/schema.ts';
import type { Target } from './delivery.ts';

/** Event names and the arguments each carries. Works for interfaces and for type aliases. */
export type EventMap<E> = { readonly [K in keyof E]: readonly unknown[] };
export type AnyEvents = { readonly [event: string]: readonly unknown[] };

/** Questions to clients: the arguments that each method of a client takes, and what it returns. */
export type ResultMap<R> = { readonly [K in keyof R]: (...args: never[]) => unknown };
export type AnyResults = { readonly [method: string]: (...args: unknown[]) => unknown };

export interface AskOptions {
  /** Gives up waiting. */
  readonly signal?: AbortSignal;
  /** How long to wait for the answer; 30 s when absent. */
  readonly timeoutMs?: number;
  /** Checks the answer, which comes from outside: one that does not fit is an error. */
  readonly result?: Schema<unknown>;
}

/** The receivers of one send. */
export interface Recipients<E extends EventMap<E>> {
  /**
   * To one connection it waits while more than `waitAboveBytes` are unsent; to many it never
   * waits for a receiver.
   */
  send<K extends keyof E & string>(event: K, ...args: E[K]): Promise<void>;
}

/** A single connection, which can also be asked. */
export interface OneRecipient<
  E extends EventMap<E>,
  R extends ResultMap<R> = AnyResults,
> extends Recipients<E> {
  /**
   * Calls a method of the client and waits for what it returns. Fails when there is no such
   * connection, when it goes, with the client's own error, and after `timeoutMs`.
   */
  ask<K extends keyof R & string>(
    method: K,
    args: Parameters<R[K]>,
    options?: AskOptions,
  ): Promise<Awaited<ReturnType<R[K]>>>;
}

/** Everyone that code outside a hub can address. */
export interface Sender<E extends EventMap<E>, R extends ResultMap<R> = AnyResults> {
  readonly all: Recipients<E>;
  allExcept(connectionIds: readonly string[]): Recipients<E>;
  client(connectionId: string): OneRecipient<E, R>;
  /** Each connection receives once, even when it is named twice. */
  clients(connectionIds: readonly string[]): Recipients<E>;
  group(name: string): Recipients<E>;
  /** A member of two of the groups receives twice. */
  groups(names: readonly string[]): Recipients<E>;
  groupExcept(name: string, connectionIds: readonly string[]): Recipients<E>;
  user(userId: string): Recipients<E>;
  users(userIds: readonly string[]): Recipients<E>;
}

/** What a hub method can address besides: itself, and everyone but itself. */
export interface CallerSender<
  E extends EventMap<E>,
  R extends ResultMap<R> = AnyResults,
> extends Sender<E, R> {
  readonly caller: OneRecipient<E, R>;
  readonly others: Recipients<E>;
  othersInGroup(name: string): Recipients<E>;
}

export type Push = (to: Target, message: Encoded) => Promise<void>;

/** Asks one connection; the answer is whatever the client says. */
export type Ask = (
  connectionId: string,
  method: string,
  args: readonly unknown[],
  options: AskOptions | undefined,
) => Promise<unknown>;

/** The addressing vocabulary over any way of sending and asking. */
export function createSender<E extends EventMap<E>, R extends ResultMap<R> = AnyResults>(
  push: Push,
  ask: Ask,
): Sender<E, R> {
  const to = (target: Target): Recipients<E> => ({
    send: async (event, ...args) => push(target, encodeEvent(event, args)),
  });
  return {
    all: to({ kind: 'all' }),
    allExcept: (except) => to({ kind: 'all', except }),
    client: (id) => ({
      ...to({ kind: 'clients', ids: [id] }),
      // What the client answers is what the hub's types say only where a schema checks it.
      ask: <K extends keyof R & string>(method: K, args: Parameters<R[K]>, options?: AskOptions) =>
        ask(id, method, args, options) as Promise<Awaited<ReturnType<R[K]>>>,
    }),
    clients: (ids) => to({ kind: 'clients', ids }),
    group: (name) => to({ kind: 'groups', names: [name] }),
    groups: (names) => to({ kind: 'groups', names }),
    groupExcept: (name, except) => to({ kind: 'groups', names: [name], except }),
    user: (id) => to({ kind: 'users', ids: [id] }),
    users: (ids) => to({ kind: 'users', ids }),
  };
}

/** The same as seen from one connection. */
export function createCallerSender<E extends EventMap<E>, R extends ResultMap<R> = AnyResults>(
  push: Push,
  ask: Ask,
  callerId: string,
): CallerSender<E, R> {
  const sender = createSender<E, R>(push, ask);
  const self = [callerId];
  return {
    ...sender,
    caller: sender.client(callerId),
    others: sender.allExcept(self),
    othersInGroup: (name) => sender.groupExcept(name, self),
  };
}
