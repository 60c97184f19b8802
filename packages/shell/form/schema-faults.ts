// The schema of a form is the contract's: what it refuses is said before anything is sent.
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Faults, Values } from '@fairlot/ui/form';
import { safeEncode, type Endpoint, type Input } from '@fairlot/wire/core';

/** From a field of the contract's input to the field of the form that it is made of. */
export type FieldNames<E extends Endpoint, T extends Values> = {
  readonly [K in keyof Input<E> & string]?: keyof T & string;
};

const TEXTS: Readonly<Record<string, Bilingual>> = {
  too_small: { zh: '太短了', en: 'This is too short' },
  too_big: { zh: '太长了', en: 'This is too long' },
};
const WRONG: Bilingual = { zh: '格式不对', en: 'This is not in the right form' };

/** What the schema of an endpoint refuses of an input, by field of the form; nothing where it fits. */
export function schemaFaults<E extends Endpoint, T extends Values>(
  endpoint: E,
  input: Input<E>,
  names: FieldNames<E, T>,
): Faults<T> {
  const read = safeEncode(endpoint.input, input as never);
  const faults: Partial<Record<string, Bilingual>> = {};
  for (const { path, code } of read.error?.issues ?? []) {
    const field = names[String(path[0]) as keyof typeof names] ?? 'form';
    faults[field] ??= TEXTS[code] ?? WRONG;
  }
  return faults as Faults<T>;
}
