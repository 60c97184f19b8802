import { invariant } from '@fairlot/rules/core/invariant';

/**
 * What a feature asks of one further down the list of features, which it may not import: it exports the
 * port, the other fills it (`Feature.provide`).
 */
export type Port<T> = {
  readonly name: string;
  /** The answer where nobody fills it. */
  readonly empty: T;
};

export const port = <T>(name: string, empty: T): Port<T> => ({ name, empty });

/** What any number of features give a part of, each its own. */
export type PortList<T> = {
  readonly name: string;
  /** Never there: it holds the type of a part. */
  readonly part?: T;
};

export const portList = <T>(name: string): PortList<T> => ({ name });

/** The ports of one running application. */
export type Ports = {
  /** Once each: two answers to one question would be a bug. */
  fill<T>(port: Port<T>, answer: T): void;
  read<T>(port: Port<T>): T;
  /** Adds a part; in `Feature.provide`, so that the order is that of the features. */
  add<T>(list: PortList<T>, part: T): void;
  all<T>(list: PortList<T>): readonly T[];
};

export function createPorts(): Ports {
  const answers = new Map<unknown, unknown>();
  const parts = new Map<unknown, unknown[]>();
  return {
    fill: (asked, answer) => {
      invariant(!answers.has(asked), `the port ${asked.name} is filled once`);
      answers.set(asked, answer);
    },
    read: <T>(asked: Port<T>) => (answers.has(asked) ? (answers.get(asked) as T) : asked.empty),
    add: (list, part) => {
      parts.set(list, [...(parts.get(list) ?? []), part]);
    },
    all: <T>(list: PortList<T>) => (parts.get(list) ?? []) as readonly T[],
  };
}
