import { checkContactEmail } from '@fairlot/rules/check/contact';
import type { Bilingual } from '@fairlot/rules/core/text';
import { useCall } from '@fairlot/shell';
import { useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { FAULTS, text } from './text.ts';

/** Returns true if invitation links go by mail; if not, the proposer sees the link. */
export function useInvitesByMail(): boolean {
  const { data } = useCall(operatorHttp.getOperators, undefined);
  return data?.ok === true && data.value.InvitesByMail;
}

/** Refusals that belong to the field. */
export const EMAIL_FIELDS = { EMAIL_NEEDED: 'email', BAD_EMAIL: 'email' } as const;

export const emailFault = (isMailed: boolean, email: string): { email?: Bilingual } =>
  isMailed && !checkContactEmail(email).ok ? { email: FAULTS.email } : {};

export const emailOf = (isMailed: boolean, email: string): string | undefined =>
  isMailed ? email.trim() : undefined;

/** The email address that receives the invitation link. */
export function EmailField(props: {
  readonly value: string;
  readonly fault: string | undefined;
  readonly onText: (value: string) => void;
}) {
  const { value, fault, onText } = props;
  const words = useWords(text);
  return (
    <Field label={words.email} hint={words.emailHint} error={fault}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          type="email"
          autoComplete="off"
          maxLength={254}
          value={value}
          onText={onText}
        />
      )}
    </Field>
  );
}
