import type { CallContext, HubContext } from './context.ts';

/**
 * Hears of every call of a method that exists, before anything of it is checked. What it returns
 * hears of the end, with the error if it failed; of a stream, once the last item was sent.
 */
export type Trace<P> = (ctx: CallContext<P>) => ((error?: unknown) => void) | undefined;

/**
 * Code around every call and around the two ends of a connection. The first filter is the
 * outermost; those of the server come before those of a hub.
 */
export interface HubFilter<P> {
  /**
   * May change the arguments and the result, answer without calling `next`, or throw. The result
   * of a streaming method is its stream; the items are not seen here.
   */
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
