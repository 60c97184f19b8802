import { invariant } from '@fairlot/rules/core/invariant';

/**
 * What a feature asks of one further down the list of features, which it may not import: it exports the port and
 * lists it in `Feature.ports`; the other fills it in `Feature.provide`. The program refuses to start while one is
 * unfilled, because an answer by default would let through what the port is there to stop.
 */
export type Port<T> = {
  readonly name: string;
  /** Never set: it holds the type of the answer. */
  readonly answer?: T;
};

export const port = <T>(name: string): Port<T> => ({ name });

/** A port whose answer by default grants nothing and hides nothing. */
export type OptionalPort<T> = Port<T> & { readonly empty: T };

export const optionalPort = <T>(name: string, empty: T): OptionalPort<T> => ({ name, empty });

/** What any number of features give a part of, each its own. */
export type PortList<T> = {
  readonly name: string;
  /** Never set: it holds the type of a part. */
  readonly part?: T;
};

export const portList = <T>(name: string): PortList<T> => ({ name });

/** The ports of one running application. */
export type Ports = {
  /** Once each: two answers to one question would be a bug. */
  fill<T>(port: Port<T>, answer: NoInfer<T>): void;
  isFilled(port: Port<unknown>): boolean;
  /** Throws if nothing has filled the port and it is not optional. */
  read<T>(port: Port<T> | OptionalPort<T>): T;
  /** Adds a part; in `Feature.provide`, so that the order is that of the features. */
  add<T>(list: PortList<T>, part: NoInfer<T>): void;
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
    isFilled: (asked) => answers.has(asked),
    read: <T>(asked: Port<T> | OptionalPort<T>) => {
      if (answers.has(asked)) return answers.get(asked) as T;
      invariant('empty' in asked, `the port ${asked.name} is filled before it is read`);
      return asked.empty;
    },
    add: (list, part) => {
      parts.set(list, [...(parts.get(list) ?? []), part]);
    },
    all: <T>(list: PortList<T>) => (parts.get(list) ?? []) as readonly T[],
  };
}

type Declaring = { readonly name: string; readonly ports?: readonly Port<unknown>[] };

/** Throws if a port of these features is unfilled; names each, and the feature that declares it. */
export function requireFilled(features: readonly Declaring[], ports: Ports): void {
  const missing = features.flatMap(({ name, ports: declared = [] }) =>
    declared.filter((each) => !ports.isFilled(each)).map((each) => `${each.name} (of ${name})`),
  );
  if (missing.length > 0) throw new Error(`no feature fills these ports: ${missing.join(', ')}`);
}
