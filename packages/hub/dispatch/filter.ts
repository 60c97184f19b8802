import type { CallContext, HubContext } from './context.ts';

/**
 * Code around every call and around the two ends of a connection. The first filter is the
 * outermost; those of the server come before those of a hub.
 */
export interface HubFilter<P> {
  /** May change the arguments and the result, answer without calling `next`, or throw. */
  readonly call?: (
    ctx: CallContext<P>,
    args: readonly unknown[],
    next: (args: readonly unknown[]) => Promise<unknown>,
  ) => unknown;
  readonly connected?: (ctx: HubContext<P>, next: () => Promise<void>) => Promise<void>;
  readonly disconnected?: (
    ctx: HubContext<P>,
    error: Error | undefined,
    next: () => Promise<void>,
  ) => Promise<void>;
}
