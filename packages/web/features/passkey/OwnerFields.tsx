import { useWords } from '@fairlot/ui';
import { Field, PasswordInput, TextInput } from '@fairlot/ui/field';
import { PASSKEYS } from './text.ts';

export type Owner = { readonly password: string; readonly code: string };
export const NOBODY: Owner = { password: '', code: '' };
/** At which field a refusal stands. */
export const OWNER_FIELDS = {
  PASSWORD_WRONG: 'password',
  LOCKED: 'password',
  CODE_NEEDED: 'code',
  CODE_WRONG: 'code',
} as const;

/** What is missing of the proof. */
export const missingOf = ({ password, code }: Owner, isCodeAsked: boolean) => ({
  ...(password === '' && { password: PASSKEYS.needPassword }),
  ...(isCodeAsked && code.trim() === '' && { code: PASSKEYS.needCode }),
});

/** As the contract has it. */
export const ownerOf = ({ password, code }: Owner, isCodeAsked: boolean) => ({
  Password: password,
  ...(isCodeAsked && { Code: code.trim() }),
});

type Fields = {
  readonly values: Owner;
  readonly fault: (field: keyof Owner) => string | undefined;
  readonly change: (field: keyof Owner, typed: string) => void;
  readonly isCodeAsked: boolean;
};

/** The password, and a code where the authenticator is on. */
export function OwnerFields({ values, fault, change, isCodeAsked }: Fields) {
  const words = useWords(PASSKEYS);
  return (
    <>
      <Field label={words.password} error={fault('password')}>
        {(control) => (
          <PasswordInput
            {...control}
            size="large"
            autoComplete="current-password"
            value={values.password}
            onText={(typed) => change('password', typed)}
          />
        )}
      </Field>
      {isCodeAsked && (
        <Field label={words.code} error={fault('code')}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              autoComplete="one-time-code"
              maxLength={32}
              value={values.code}
              onText={(typed) => change('code', typed)}
            />
          )}
        </Field>
      )}
    </>
  );
}
