import { useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { ACCOUNT } from './text.ts';

type Code = {
  readonly error: string | undefined;
  readonly value: string;
  readonly onText: (typed: string) => void;
};

/** The code of the authenticator, or a recovery code, that a change is asked for. */
export function CodeField({ error, value, onText }: Code) {
  const words = useWords(ACCOUNT);
  return (
    <Field label={words.code} error={error}>
      {(control) => (
        <TextInput
          {...control}
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
