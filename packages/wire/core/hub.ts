import type * as z from 'zod/mini';

/** A method that the client invokes on the hub. */
export type HubMethod<
  A extends readonly z.ZodMiniType[] = readonly z.ZodMiniType[],
  R extends z.ZodMiniType = z.ZodMiniType,
> = { readonly target: string; readonly args: A; readonly result: R };

/** An event that the server pushes; its first argument is `payload`, its second the topic mark. */
export type HubEvent<P extends z.ZodMiniType = z.ZodMiniType> = {
  readonly target: string;
  readonly payload: P;
};

export const hubMethod = <const A extends readonly z.ZodMiniType[], R extends z.ZodMiniType>(
  target: string,
  args: A,
  result: R,
): HubMethod<A, R> => ({ target, args, result });

export const hubEvent = <P extends z.ZodMiniType>(target: string, payload: P): HubEvent<P> => ({
  target,
  payload,
});

export type Payload<E extends HubEvent> = z.output<E['payload']>;
/** What a method resolves to. */
export type Returned<M extends HubMethod> = z.output<M['result']>;
type ArgsOf<A extends readonly z.ZodMiniType[]> = {
  -readonly [K in keyof A]: A[K] extends z.ZodMiniType ? z.output<A[K]> : never;
};
export type Args<M extends HubMethod> = ArgsOf<M['args']>;
