import type {
  AnyEvents,
  AnyResults,
  CallerSender,
  EventMap,
  ResultMap,
} from '../delivery/sender.ts';
import type { Headers } from '../protocol/message.ts';
import type { HubRequest } from '../transport/request.ts';

/** One connection as the code of a hub sees it. */
export interface HubContext<
  P,
  E extends EventMap<E> = AnyEvents,
  R extends ResultMap<R> = AnyResults,
> {
  readonly connectionId: string;
  readonly userId: string | undefined;
  readonly principal: P;
  readonly request: HubRequest;
  /** State of this connection that lives as long as it does. */
  readonly items: Map<string, unknown>;
  /** Fires when the connection ends. */
  readonly signal: AbortSignal;
  readonly clients: CallerSender<E, R>;
  readonly groups: OwnGroups;
  /** The same addressing, typed by the events and the questions of one feature. */
  sender<F extends EventMap<F>, Q extends ResultMap<Q> = AnyResults>(): CallerSender<F, Q>;
  /** Ends this connection for good; the client does not reconnect by itself. */
  abort(): void;
}

/** The groups of the connection at hand. They end with it. */
export interface OwnGroups {
  add(name: string): Promise<void>;
  remove(name: string): Promise<void>;
}

/** A call of a hub method. */
export interface CallContext<P> extends HubContext<P> {
  /** The name as the hub declares it, whatever case the client used. */
  readonly method: string;
  /** What the client put beside the call, for tracing and the like. */
  readonly headers: Headers;
  /** Fires when the client cancels this call, or leaves while it runs. */
  readonly canceled: AbortSignal;
}
