import type { Bilingual } from '@fairlot/rules/core/text';
import type { Result } from '@fairlot/rules/core/result';
import {
  COMMON_CODES,
  textOf,
  type CodeTable,
  type Endpoint,
  type Output,
  type Params,
  type Unshown,
} from '@fairlot/wire/core';

/**
 * A refusal as the caller receives it: its code, what fills its text, and the text in both
 * languages.
 */
export type CallRefusal<E extends Endpoint> = {
  readonly code: (keyof E['codes'] & string) | keyof typeof COMMON_CODES;
  readonly params: Params;
  readonly text: Bilingual;
};

/**
 * What a call resolves to: the output itself where the contract is bare, a `Result` where it is
 * ours.
 */
export type CallResult<E extends Endpoint> = E['bare'] extends true
  ? Output<E>
  : Result<Output<E>, CallRefusal<E>> & {
      /** Rows that the server left out because they do not fit the contract. */
      readonly unshown?: readonly Unshown[];
    };

/**
 * A refusal with its texts filled in; a code that nobody listed is shown as the message it came
 * with.
 */
export function readRefusal<E extends Endpoint>(
  endpoint: E,
  code: string,
  params: Params,
  message: string,
): CallRefusal<E> {
  const tables: readonly CodeTable[] = [endpoint.codes, COMMON_CODES];
  const row = tables.find((table) => Object.hasOwn(table, code))?.[code];
  const text = row
    ? { zh: textOf(row, params, 'zh'), en: textOf(row, params, 'en') }
    : { zh: message, en: message };
  return { code: code as CallRefusal<E>['code'], params, text };
}
