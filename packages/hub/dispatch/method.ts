import type { CallContext } from './context.ts';
import type { Outputs, Schema } from './schema.ts';

/**
 * A method as data: types vanish at run time, so what checks the arguments stands beside the
 * handler. Streams and uploads become further kinds.
 */
export interface Method<P> {
  readonly kind: 'call';
  readonly schemas: readonly Schema<unknown>[];
  readonly authorize: ((ctx: CallContext<P>) => boolean | Promise<boolean>) | undefined;
  readonly invoke: (ctx: CallContext<P>, args: readonly unknown[]) => unknown;
}

export type Methods<P> = { readonly [name: string]: Method<P> };

export interface CallOptions<P> {
  /** Runs before the arguments are looked at; false answers that the user is unauthorized. */
  readonly authorize?: (ctx: CallContext<P>) => boolean | Promise<boolean>;
}

/** Declares a method that answers once. Nothing returned reaches the client as `null`. */
export function call<const S extends readonly Schema<unknown>[], P = unknown>(
  schemas: readonly [...S],
  handler: (ctx: CallContext<P>, ...args: Outputs<S>) => unknown,
  options: CallOptions<P> = {},
): Method<P> {
  return {
    kind: 'call',
    schemas,
    authorize: options.authorize,
    // The dispatcher calls this only with what the schemas let through.
    invoke: (ctx, args) => handler(ctx, ...(args as Outputs<S>)),
  };
}

/** Joins the methods of several features. Clients ignore case, so names equal but for it clash. */
export function merge<P>(...parts: readonly Methods<P>[]): Methods<P> {
  const merged: Record<string, Method<P>> = Object.create(null);
  const taken = new Map<string, string>();
  for (const part of parts) {
    for (const [name, method] of Object.entries(part)) {
      const other = taken.get(name.toLowerCase());
      if (other !== undefined) {
        throw new TypeError(`Hub method ${name} is declared twice (as ${other}).`);
      }
      taken.set(name.toLowerCase(), name);
      merged[name] = method;
    }
  }
  return merged;
}
