// The product's connection to the hub (spec section 4): WebSockets first, on failure LongPolling
// and WebSockets in turn until started; a lost connection is tried again after 0.5 to 1.5 s; stop
// stops. Whatever was missed in between is asked for by sequence, so an event is handed on once, in
// order.
import { invariant } from '@fairlot/rules/core/invariant';
import {
  decode,
  encode,
  type Args,
  type HubEvent,
  type HubMethod,
  type Payload,
  type Returned,
} from '@fairlot/wire/core';
import type { HubState } from './hub-state.ts';
import type { Listener } from './ordered-events.ts';
import { Link, type LinkOptions } from './link.ts';

/** What the hub of a realm lets one follow. */
export type Following = {
  /** Follows these, by their ids, and no others. */
  readonly multiJoin: HubMethod;
  /** The topic of what is followed. */
  readonly topicOf: (id: Followed) => string;
  /** Topics that are heard of without following. */
  readonly own: readonly string[];
};

/** A game by its number, or whatever else a realm lets one follow. */
export type Followed = number | string;

export type HubConnectionOptions = LinkOptions & Following;

export type HubConnection = {
  readonly start: () => void;
  readonly stop: () => Promise<void>;
  readonly state: () => HubState;
  /** Milliseconds to the next try, as told when the wait began; undefined while none is due. */
  readonly retryInMs: () => number | undefined;
  /** The link is dead, as the browser may know before any silence tells. */
  readonly lose: () => void;
  readonly tryNow: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly on: <E extends HubEvent>(event: E, listener: Listener<Payload<E>>) => () => void;
  /** Called after each connection: `again` is true when there was one before. */
  readonly onConnected: (listener: (again: boolean) => void) => () => void;
  /** Called when the server kept too little to say what was missed: read everything anew. */
  readonly onReset: (listener: () => void) => () => void;
  /** Called once what was followed is heard: what happened before may have been missed. */
  readonly onHeard: (listener: (ids: readonly Followed[]) => void) => () => void;
  /** Follows something; counted, so that several parts of a screen may follow the same. */
  readonly follow: (ids: readonly Followed[]) => () => void;
  readonly invoke: <M extends HubMethod>(method: M, args: Args<M>) => Promise<Returned<M>>;
};

export function createHubConnection(options: HubConnectionOptions): HubConnection {
  const link = new Link(options);
  const { follow, join } = createFollowing(options, link);
  link.opened = join;
  return {
    start: () => link.start(),
    stop: () => link.stop(),
    state: () => link.state,
    retryInMs: () => link.retryInMs,
    lose: () => link.lose(),
    tryNow: () => link.tryNow(),
    subscribe: link.changed.add,
    on: (event, listener) => link.inbox.on(event, listener),
    onConnected: link.connected.add,
    onReset: link.reset.add,
    onHeard: link.heard.add,
    follow,
    async invoke<M extends HubMethod>(method: M, args: Args<M>) {
      const connection = link.connection();
      invariant(connection, 'the hub is connected');
      const given: readonly unknown[] = args;
      const encoded = method.args.map((schema, index) => encode(schema, given[index]));
      const result: unknown = await connection.invoke(method.target, ...encoded);
      return decode(method.result, result as never) as Returned<M>;
    },
  };
}

/** What is followed, and telling the server so. */
function createFollowing({ multiJoin, topicOf, own }: Following, link: Link) {
  const counts = new Map<Followed, number>();
  let joined: readonly Followed[] = [];
  let pending = false;
  // In an order of their own, so that the same ones are asked for in the same words.
  const idsNow = (): Followed[] => [...counts.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  const isSame = (ids: readonly Followed[]): boolean => ids.join() === joined.join();

  async function join(before: readonly Followed[] = []): Promise<void> {
    const ids = idsNow();
    joined = ids;
    try {
      if (ids.length > 0) await link.connection()?.invoke(multiJoin.target, ids);
      await link.inbox.catchUp([...own, ...ids.map(topicOf)]);
      link.heard.fire(ids.filter((id) => !before.includes(id)));
    } catch {
      // The connection broke on the way; the next one joins and catches up again.
    }
  }

  function tell(): void {
    if (pending) return;
    pending = true;
    queueMicrotask(() => {
      pending = false;
      if (link.connection() && !isSame(idsNow())) void join(joined);
    });
  }

  function follow(ids: readonly Followed[]): () => void {
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    tell();
    return () => {
      for (const id of ids) {
        const left = (counts.get(id) ?? 1) - 1;
        if (left > 0) counts.set(id, left);
        else counts.delete(id);
      }
      tell();
    };
  }
  return { follow, join: () => join() };
}
