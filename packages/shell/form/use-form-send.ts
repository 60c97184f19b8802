import type { Refused, Result } from '@fairlot/rules/core/result';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Faults, Values } from '@fairlot/ui/form';
import type { Endpoint, Input, Output } from '@fairlot/wire/core';
import type { HeadersOf } from '../session/send.ts';
import { useSend } from '../session/use-send.ts';

type Said = { readonly code: string; readonly text: Bilingual };
type Answer<E extends Endpoint> = { readonly ok: true; readonly value: Output<E> } | Refused<Said>;

export type FormSending<E extends Endpoint, T extends Values> = {
  readonly input: (values: T) => Input<E>;
  /** Which field a refusal belongs to; those that are not here concern the form. */
  readonly fields: { readonly [code: string]: keyof T & string };
  /** Said where no answer came. */
  readonly unreachable: Bilingual;
  readonly done: (value: Output<E>) => void;
  /**
   * What a refusal asks for and the page finds by itself: the same with it, sent once more. Where it does not
   * find it that is said in place of the refusal.
   */
  readonly amend?: (input: Input<E>, code: string) => Promise<Result<Input<E>, Said> | undefined>;
  /** Runs before the call, while the browser still counts it as part of the press: tabs may be opened. */
  readonly begin?: (values: T) => void;
  /** Headers of the call, read when it is sent. */
  readonly headersOf?: HeadersOf | undefined;
  /** Hears that it was refused, before that is said: what can be sent once alone is cleared. */
  readonly refused?: () => void;
};

/** A form of the contract: sends it, and brings what is refused back to the field it belongs to. */
export function useFormSend<E extends Endpoint, T extends Values>(
  endpoint: E,
  { input, fields, unreachable, begin, done, refused, amend, headersOf }: FormSending<E, T>,
): (values: T) => Promise<Faults<T> | undefined> {
  const { send } = useSend(endpoint, headersOf);
  return async (values) => {
    begin?.(values);
    let answer: Answer<E>;
    try {
      const asked = input(values);
      answer = (await send(asked)) as Answer<E>;
      const amended = answer.ok ? undefined : await amend?.(asked, answer.error.code);
      if (amended) answer = amended.ok ? ((await send(amended.value)) as Answer<E>) : amended;
    } catch {
      return { form: unreachable } as Faults<T>;
    }
    if (!answer.ok) {
      refused?.();
      const { code, text } = answer.error;
      return { [fields[code] ?? 'form']: text } as Faults<T>;
    }
    done(answer.value);
    return undefined;
  };
}
