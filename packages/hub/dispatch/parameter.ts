import type { Schema } from '../protocol/schema.ts';

/** An argument that may be missing or null. */
export class Optional<T> {
  readonly inner: Schema<T>;

  constructor(inner: Schema<T>) {
    this.inner = inner;
  }
}

/** An argument that is a stream of the client. */
export class Upload<T> {
  readonly item: Schema<T>;

  constructor(item: Schema<T>) {
    this.item = item;
  }
}

/** An argument that clients may leave out at the end, or pass as null: then it is undefined. */
export function optional<T>(schema: Schema<T>): Optional<T> {
  return new Optional(schema);
}

/**
 * A stream of the client whose items are checked one by one as they are read. Ten items wait for
 * the handler; one more and nothing of the connection is read until it takes some.
 */
export function upload<T>(item: Schema<T>): Upload<T> {
  return new Upload(item);
}

export type Parameter = Schema<unknown> | Optional<unknown> | Upload<unknown>;

/** The types of the arguments that a list of parameters lets through. */
export type Outputs<S extends readonly Parameter[]> = {
  [I in keyof S]: S[I] extends Upload<infer T>
    ? AsyncIterable<T>
    : S[I] extends Optional<infer T>
      ? T | undefined
      : S[I] extends Schema<infer T>
        ? T
        : never;
};
