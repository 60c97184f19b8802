import type { Connection } from '../connection/connection.ts';
import { aborted } from '../connection/ending.ts';
import type { GroupChange } from '../delivery/delivery.ts';
import { createCallerSender } from '../delivery/sender.ts';
import type { AnyEvents, CallerSender, EventMap, Push } from '../delivery/sender.ts';
import type { CallContext, HubRequest, OwnGroups } from './context.ts';

/** The ways out that a hub gives to its methods. */
export interface Ways {
  readonly push: Push;
  readonly changeGroup: (change: GroupChange, group: string, id: string) => Promise<void>;
}

/**
 * A connection for the code of a hub: one light object a call, whose parts are made when asked
 * for.
 */
export class ConnectionView<P, E extends EventMap<E> = AnyEvents> implements CallContext<P> {
  readonly method: string;
  readonly #connection: Connection<P>;
  readonly #ways: Ways;

  constructor(connection: Connection<P>, ways: Ways, method = '') {
    this.#connection = connection;
    this.#ways = ways;
    this.method = method;
  }

  get connectionId(): string {
    return this.#connection.id;
  }

  get userId(): string | undefined {
    return this.#connection.userId;
  }

  get principal(): P {
    return this.#connection.identity.principal;
  }

  get request(): HubRequest {
    return this.#connection.identity.request;
  }

  get items(): Map<string, unknown> {
    return this.#connection.items;
  }

  get signal(): AbortSignal {
    return this.#connection.signal;
  }

  get clients(): CallerSender<E> {
    return createCallerSender<E>(this.#ways.push, this.connectionId);
  }

  get groups(): OwnGroups {
    const id = this.connectionId;
    return {
      add: (name) => this.#ways.changeGroup('add', name, id),
      remove: (name) => this.#ways.changeGroup('remove', name, id),
    };
  }

  sender<F extends EventMap<F>>(): CallerSender<F> {
    return createCallerSender<F>(this.#ways.push, this.connectionId);
  }

  abort(): void {
    this.#connection.end(aborted);
  }
}
