import type * as z from 'zod/mini';
import type { Access } from './endpoint.ts';
import type { Topic } from './topic.ts';

/** A method that the client invokes on the hub. */
export type HubMethod<
  A extends readonly z.ZodMiniType[] = readonly z.ZodMiniType[],
  R extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly target: string;
  readonly args: A;
  readonly result: R;
  /** `anyone`: every connection, whoever holds it; the door decides which there are. */
  readonly access: Access;
};

/** Who may open a connection: it takes a token, so never anyone. */
export type Invoker = Exclude<Access, 'anyone'>;

/**
 * An event that the server pushes; its first argument is `payload`, its second the topic mark. Who
 * hears it is the audience of its topic.
 */
export type HubEvent<P extends z.ZodMiniType = z.ZodMiniType, Id = never> = {
  readonly target: string;
  readonly topic: Topic<Id>;
  readonly payload: P;
};

export const hubMethod = <const A extends readonly z.ZodMiniType[], R extends z.ZodMiniType>(
  target: string,
  args: A,
  result: R,
  access: Access = 'player',
): HubMethod<A, R> => ({ target, args, result, access });

export const hubEvent = <P extends z.ZodMiniType, Id>(
  target: string,
  topic: Topic<Id>,
  payload: P,
): HubEvent<P, Id> => ({ target, topic, payload });

/** The events among what a feature declares for the hub. */
export const eventsOf = (hub: object): HubEvent[] =>
  Object.values(hub).filter((declared: HubMethod | HubEvent) => 'payload' in declared);

export type Payload<E extends HubEvent> = z.output<E['payload']>;
/** Whose event it is: a game's id, or a player's. */
export type Subject<E extends HubEvent> = Parameters<E['topic']['of']>[0];
/** What a method resolves to. */
export type Returned<M extends HubMethod> = z.output<M['result']>;
type ArgsOf<A extends readonly z.ZodMiniType[]> = {
  -readonly [K in keyof A]: A[K] extends z.ZodMiniType ? z.output<A[K]> : never;
};
export type Args<M extends HubMethod> = ArgsOf<M['args']>;
