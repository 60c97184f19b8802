import type { RefObject } from 'react';
import { useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { CODE } from './text.ts';

export type Typed = { readonly value: string; readonly onText: (typed: string) => void };
type Code = Typed & {
  readonly label?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly input?: RefObject<HTMLInputElement | null>;
};

/** Where a code of the authenticator is typed, or a recovery code, which has letters. */
export function AuthenticatorCode({ label, hint, error, input, value, onText }: Code) {
  const words = useWords(CODE);
  return (
    <Field label={label ?? words.either} error={error} {...(hint !== undefined && { hint })}>
      {(control) => (
        <TextInput
          {...control}
          {...(input && { ref: input })}
          size="large"
          autoComplete="one-time-code"
          maxLength={32}
          value={value}
          onText={onText}
        />
      )}
    </Field>
  );
}
