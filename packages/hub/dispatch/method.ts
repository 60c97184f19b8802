import type { CallContext } from './context.ts';
import { Optional, Upload } from './parameter.ts';
import type { Outputs, Parameter } from './parameter.ts';

/**
 * A method as data: types vanish at run time, so what checks the arguments stands beside the
 * handler.
 */
export interface Method<P> {
  readonly kind: 'call' | 'stream';
  readonly parameters: readonly Parameter[];
  readonly aliases: readonly string[];
  readonly authorize: ((ctx: CallContext<P>) => Allowed) | undefined;
  readonly authorizeCall: ((ctx: CallContext<P>, args: readonly unknown[]) => Allowed) | undefined;
  readonly invoke: (ctx: CallContext<P>, args: readonly unknown[]) => unknown;
}

export type Methods<P> = { readonly [name: string]: Method<P> };

type Allowed = boolean | Promise<boolean>;

export interface CallOptions<P, S extends readonly Parameter[] = readonly Parameter[]> {
  /** Runs before the arguments are looked at; false answers that the user is unauthorized. */
  readonly authorize?: (ctx: CallContext<P>) => Allowed;
  /** The same once the arguments are known to be sound, with them in hand. */
  readonly authorizeCall?: (ctx: CallContext<P>, ...args: Outputs<S>) => Allowed;
  /** Further names, for clients that know an older one. */
  readonly aliases?: readonly string[];
}

/** What a stream may be made of. */
export type Streamable = AsyncIterable<unknown> | Iterable<unknown>;

/** Declares a method that answers once. Nothing returned reaches the client as `null`. */
export function call<const S extends readonly Parameter[], P = unknown>(
  parameters: readonly [...S],
  handler: (ctx: CallContext<P>, ...args: Outputs<S>) => unknown,
  options: CallOptions<P, S> = {},
): Method<P> {
  return {
    // The dispatcher calls this only with what the parameters let through.
    invoke: (ctx, args) => handler(ctx, ...(args as Outputs<S>)),
    ...described<S, P>('call', parameters, options),
  };
}

/**
 * Declares a method that answers with a stream. The signal, which is also `ctx.canceled`, fires when
 * the client cancels or leaves. An item waits while the client has too much unread, so an endless
 * source is held back.
 */
export function stream<const S extends readonly Parameter[], P = unknown>(
  parameters: readonly [...S],
  handler: (
    ctx: CallContext<P>,
    ...args: [...args: Outputs<S>, signal: AbortSignal]
  ) => Streamable | Promise<Streamable>,
  options: CallOptions<P, S> = {},
): Method<P> {
  return {
    invoke: (ctx, args) => handler(ctx, ...(args as Outputs<S>), ctx.canceled),
    ...described<S, P>('stream', parameters, options),
  };
}

function described<S extends readonly Parameter[], P>(
  kind: 'call' | 'stream',
  parameters: readonly Parameter[],
  { authorize, authorizeCall, aliases = [] }: CallOptions<P, S>,
): Omit<Method<P>, 'invoke'> {
  const plain = parameters.filter((parameter) => !(parameter instanceof Upload));
  const firstOptional = plain.findIndex((parameter) => parameter instanceof Optional);
  if (firstOptional >= 0 && plain.slice(firstOptional).some((p) => !(p instanceof Optional))) {
    throw new TypeError('Only the last arguments of a hub method can be optional.');
  }
  return {
    kind,
    parameters,
    aliases,
    authorize,
    authorizeCall: authorizeCall && ((ctx, args) => authorizeCall(ctx, ...(args as Outputs<S>))),
  };
}

/** Joins the methods of several features. Clients ignore case, so names equal but for it clash. */
export function merge<P>(...parts: readonly Methods<P>[]): Methods<P> {
  const merged: Record<string, Method<P>> = Object.create(null);
  const taken = new Map<string, string>();
  for (const part of parts) {
    for (const [name, method] of Object.entries(part)) {
      for (const each of [name, ...method.aliases]) {
        const other = taken.get(each.toLowerCase());
        if (other !== undefined) {
          throw new TypeError(`Hub method ${each} is declared twice (as ${other}).`);
        }
        taken.set(each.toLowerCase(), name);
      }
      merged[name] = method;
    }
  }
  return merged;
}
