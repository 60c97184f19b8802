import { Field, TextInput } from '@fairlot/ui/field';

type Code = {
  readonly label: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onText: (typed: string) => void;
  /** Recovery codes have letters. */
  readonly hasLetters?: boolean;
};

/** The field of a code; phones offer digits where it has no letters. */
export function CodeInput({ label, error, value, onText, hasLetters = false }: Code) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          inputMode={hasLetters ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          maxLength={32}
          value={value}
          onText={onText}
        />
      )}
    </Field>
  );
}
