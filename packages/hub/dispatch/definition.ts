import type { AnyEvents, AnyResults, EventMap, ResultMap } from '../delivery/sender.ts';
import type { HubContext } from './context.ts';
import type { HubFilter } from './filter.ts';
import { merge } from './method.ts';
import type { Methods } from './method.ts';

/**
 * A hub: its methods, what happens when connections come and go, and in its types the events it
 * sends and the questions it asks.
 */
export interface HubDefinition<
  E extends EventMap<E>,
  R extends ResultMap<R> = AnyResults,
  P = unknown,
> {
  readonly methods: Methods<P>;
  /** Calls of the client wait for it. If it throws, the connection ends for good. */
  readonly connected?: (ctx: HubContext<P, E, R>) => void | Promise<void>;
  /** Runs once for every connection whose connected handler finished. */
  readonly disconnected?: (
    ctx: HubContext<P, E, R>,
    error: Error | undefined,
  ) => void | Promise<void>;
  readonly filters?: readonly HubFilter<P>[];
}

/** Declares a hub and refuses methods whose names differ only in case. */
export function defineHub<
  E extends EventMap<E> = AnyEvents,
  R extends ResultMap<R> = AnyResults,
  P = unknown,
>(definition: HubDefinition<E, R, P>): HubDefinition<E, R, P> {
  return { ...definition, methods: merge(definition.methods) };
}
