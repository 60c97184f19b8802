import { useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { OneTimeCode } from './OneTimeCode.tsx';
import { text } from './text.ts';

type Part = {
  readonly value: string;
  readonly fault: string | undefined;
  readonly onText: (value: string) => void;
};

/** Why it is done. */
export function ReasonField({ value, fault, onText }: Part) {
  const words = useWords(text);
  return (
    <Field label={words.reason} hint={words.reasonHint} error={fault}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          autoComplete="off"
          maxLength={500}
          value={value}
          onText={onText}
        />
      )}
    </Field>
  );
}

/** The code of the authenticator, once the server has asked for it. */
export function CodeField({ value, fault, onText }: Part) {
  const words = useWords(text);
  if (fault === undefined && value === '') return null;
  return (
    <OneTimeCode
      label={words.code}
      hint={words.codeHint}
      fault={fault}
      value={value}
      onText={onText}
    />
  );
}
