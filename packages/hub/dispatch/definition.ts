import type { AnyEvents, EventMap } from '../delivery/sender.ts';
import type { HubContext } from './context.ts';
import type { HubFilter } from './filter.ts';
import { merge } from './method.ts';
import type { Methods } from './method.ts';

/** A hub: its methods and what happens when connections come and go. */
export interface HubDefinition<E extends EventMap<E>, P> {
  readonly methods: Methods<P>;
  /** Calls of the client wait for it. If it throws, the connection ends for good. */
  readonly connected?: (ctx: HubContext<P, E>) => void | Promise<void>;
  /** Runs once for every connection whose connected handler finished. */
  readonly disconnected?: (ctx: HubContext<P, E>, error: Error | undefined) => void | Promise<void>;
  readonly filters?: readonly HubFilter<P>[];
}

/** Declares a hub and refuses methods whose names differ only in case. */
export function defineHub<E extends EventMap<E> = AnyEvents, P = unknown>(
  definition: HubDefinition<E, P>,
): HubDefinition<E, P> {
  return { ...definition, methods: merge(definition.methods) };
}
