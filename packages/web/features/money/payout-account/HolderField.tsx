import { useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { PAYEE } from './text.ts';

type Typed = {
  /** The real name, masked; null where none is known yet. */
  readonly name: string | null;
  readonly error: string | undefined;
  readonly value: string;
  readonly onText: (typed: string) => void;
};

/** Whose account it is: the player's own, always. */
export function HolderField({ name, error, value, onText }: Typed) {
  const words = useWords(PAYEE);
  return (
    <Field
      label={words.holder}
      hint={name === null ? words.holderFirst : words.holderNow(name)}
      error={error}
    >
      {(control) => (
        <TextInput
          {...control}
          size="large"
          autoComplete="name"
          maxLength={80}
          value={value}
          onText={onText}
        />
      )}
    </Field>
  );
}
