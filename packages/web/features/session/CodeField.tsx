import { useEffect, type RefObject } from 'react';
import { useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { CODE } from './code-text.ts';

type Code = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onText: (typed: string) => void;
};

/** The code that is asked for after the password; whoever is asked writes it at once. */
export default function CodeField({ input, value, onText }: Code) {
  const words = useWords(CODE);
  useEffect(() => input.current?.focus(), [input]);
  return (
    <Field label={words.code} hint={words.about}>
      {(control) => (
        <TextInput
          {...control}
          ref={input}
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
