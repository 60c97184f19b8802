import type { Encoded } from '../protocol/encoded.ts';
import { encodeEvent } from '../protocol/encoded.ts';
import type { Target } from './delivery.ts';

/** Event names and the arguments each carries. Works for interfaces and for type aliases. */
export type EventMap<E> = { readonly [K in keyof E]: readonly unknown[] };
export type AnyEvents = { readonly [event: string]: readonly unknown[] };

/** The receivers of one send. */
export interface Recipients<E extends EventMap<E>> {
  /**
   * To one connection it waits while more than `waitAboveBytes` are unsent; to many it never
   * waits for a receiver.
   */
  send<K extends keyof E & string>(event: K, ...args: E[K]): Promise<void>;
}

/** Everyone that code outside a hub can address. */
export interface Sender<E extends EventMap<E>> {
  readonly all: Recipients<E>;
  allExcept(connectionIds: readonly string[]): Recipients<E>;
  client(connectionId: string): Recipients<E>;
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
export interface CallerSender<E extends EventMap<E>> extends Sender<E> {
  readonly caller: Recipients<E>;
  readonly others: Recipients<E>;
  othersInGroup(name: string): Recipients<E>;
}

export type Push = (to: Target, message: Encoded) => Promise<void>;

/** The addressing vocabulary over any way of sending. */
export function createSender<E extends EventMap<E>>(push: Push): Sender<E> {
  const to = (target: Target): Recipients<E> => ({
    send: async (event, ...args) => push(target, encodeEvent(event, args)),
  });
  return {
    all: to({ kind: 'all' }),
    allExcept: (except) => to({ kind: 'all', except }),
    client: (id) => to({ kind: 'clients', ids: [id] }),
    clients: (ids) => to({ kind: 'clients', ids }),
    group: (name) => to({ kind: 'groups', names: [name] }),
    groups: (names) => to({ kind: 'groups', names }),
    groupExcept: (name, except) => to({ kind: 'groups', names: [name], except }),
    user: (id) => to({ kind: 'users', ids: [id] }),
    users: (ids) => to({ kind: 'users', ids }),
  };
}

/** The same as seen from one connection. */
export function createCallerSender<E extends EventMap<E>>(
  push: Push,
  callerId: string,
): CallerSender<E> {
  const sender = createSender<E>(push);
  const self = [callerId];
  return {
    ...sender,
    caller: sender.client(callerId),
    others: sender.allExcept(self),
    othersInGroup: (name) => sender.groupExcept(name, self),
  };
}
