import { Field, TextInput } from '@fairlot/ui/field';

/** Six digits that an authenticator shows; some show them in two groups. */
export function OneTimeCode(props: {
  readonly label: string;
  readonly hint: string;
  readonly fault: string | undefined;
  readonly value: string;
  readonly onText: (value: string) => void;
}) {
  const { label, hint, fault, value, onText } = props;
  return (
    <Field label={label} hint={hint} error={fault}>
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
