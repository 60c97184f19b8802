import type { Connection } from '../connection/connection.ts';
import { aborted } from '../connection/ending.ts';
import type { GroupChange } from '../delivery/delivery.ts';
import { createCallerSender } from '../delivery/sender.ts';
import type {
  AnyEvents,
  AnyResults,
  Ask,
  CallerSender,
  EventMap,
  Push,
  ResultMap,
} from '../delivery/sender.ts';
import type { Headers } from '../protocol/message.ts';
import type { HubRequest } from '../transport/request.ts';
import { noHeaders } from './call-state.ts';
import type { CallState } from './call-state.ts';
import type { CallContext, OwnGroups } from './context.ts';

/** The ways out that a hub gives to its methods. */
export interface Ways {
  readonly push: Push;
  readonly ask: Ask;
  readonly changeGroup: (change: GroupChange, group: string, id: string) => Promise<void>;
}

/** What a connection is shown for: a call, or the moment before its messages are read. */
export interface Occasion {
  readonly call?: CallState;
  /** No answer could be read before the connected handler is done. */
  readonly mayNotAsk?: boolean;
}

/**
 * A connection for the code of a hub: one light object a call, whose parts are made when asked
 * for.
 */
export class ConnectionView<
  P,
  E extends EventMap<E> = AnyEvents,
  R extends ResultMap<R> = AnyResults,
> implements CallContext<P> {
  readonly #connection: Connection<P>;
  readonly #ways: Ways;
  readonly #occasion: Occasion;

  constructor(connection: Connection<P>, ways: Ways, occasion: Occasion = {}) {
    this.#connection = connection;
    this.#ways = ways;
    this.#occasion = occasion;
  }

  get method(): string {
    return this.#occasion.call?.method ?? '';
  }

  get headers(): Headers {
    return this.#occasion.call?.headers ?? noHeaders;
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

  get canceled(): AbortSignal {
    return this.#occasion.call?.signal ?? this.signal;
  }

  get clients(): CallerSender<E, R> {
    return this.sender<E, R>();
  }

  get groups(): OwnGroups {
    const id = this.connectionId;
    return {
      add: (name) => this.#ways.changeGroup('add', name, id),
      remove: (name) => this.#ways.changeGroup('remove', name, id),
    };
  }

  sender<F extends EventMap<F>, Q extends ResultMap<Q> = AnyResults>(): CallerSender<F, Q> {
    return createCallerSender<F, Q>(this.#ways.push, this.#ask, this.connectionId);
  }

  abort(): void {
    this.#connection.end(aborted);
  }

  /** Whoever waits for a client lets the connection go on, or the answer is never read. */
  readonly #ask: Ask = async (...question) => {
    const { call, mayNotAsk } = this.#occasion;
    if (mayNotAsk) {
      throw new NotNow('Client results inside OnConnectedAsync Hub methods are not allowed.');
    }
    call?.release();
    return this.#ways.ask(...question);
  };
}

class NotNow extends Error {
  override readonly name = 'InvalidOperationException';
}
