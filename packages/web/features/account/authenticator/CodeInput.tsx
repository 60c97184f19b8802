import { Field, TextInput } from '@fairlot/ui/field';

type Code = {
  readonly label: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onText: (typed: string) => void;
};

/** The field of a code of the authenticator alone: phones offer digits. */
export function CodeInput({ label, error, value, onText }: Code) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={32}
          value={value}
          onText={onText}
        />
      )}
    </Field>
  );
}
