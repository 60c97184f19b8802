// What is wrong with a form. Pure.
import type { Bilingual } from '@fairlot/rules/core/text';

export type Values = Readonly<Record<string, unknown>>;

/** By field, and under `form` what concerns none alone. */
export type Faults<T extends Values> = Partial<Record<keyof T | 'form', Bilingual>>;

/**
 * The faults that remain after a change. A field that was complained of is checked anew as it is
 * typed; one that nobody complained of yet is left in peace until the form is sent. What only the
 * server knows, such as a name that is taken, stays until its field is changed.
 */
export function stillWrong<T extends Values>(
  check: (values: T) => Faults<T>,
  faults: Faults<T>,
  before: T,
  after: T,
): Faults<T> {
  const [was, is] = [check(before), check(after)];
  const still: Faults<T> = {};
  for (const field of Object.keys(faults) as (keyof T)[]) {
    const isOver = was[field] !== undefined || before[field] !== after[field];
    const fault = is[field] ?? (isOver ? undefined : faults[field]);
    if (fault && field !== 'form') still[field] = fault;
  }
  return still;
}
