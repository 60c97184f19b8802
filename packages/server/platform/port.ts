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

/** The ports of one running application. */
export type Ports = {
  /** Once each: two answers to one question would be a bug. */
  fill<T>(port: Port<T>, answer: T): void;
  read<T>(port: Port<T>): T;
};

export function createPorts(): Ports {
  const answers = new Map<unknown, unknown>();
  return {
    fill: (asked, answer) => {
      invariant(!answers.has(asked), `the port ${asked.name} is filled once`);
      answers.set(asked, answer);
    },
    read: <T>(asked: Port<T>) => (answers.has(asked) ? (answers.get(asked) as T) : asked.empty),
  };
}
