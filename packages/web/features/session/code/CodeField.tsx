import { useEffect, type RefObject } from 'react';
import { useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { CODE } from './text.ts';

type Typed = { readonly value: string; readonly onText: (typed: string) => void };
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

type Asked = Typed & { readonly input: RefObject<HTMLInputElement | null> };

/** The code that is asked for after the password; whoever is asked writes it at once. */
export default function CodeField({ input, ...typed }: Asked) {
  const words = useWords(CODE);
  useEffect(() => input.current?.focus(), [input]);
  return <AuthenticatorCode {...typed} input={input} label={words.code} hint={words.about} />;
}
