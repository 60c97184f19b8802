import { useWords } from '@fairlot/ui';
import { Field, PasswordInput } from '@fairlot/ui/field';
import { AuthenticatorCode } from '../../../auth/login/index.ts';
import { OWNER } from './owner-text.ts';

/** What shows that an account is one's own: its password, and a code where its authenticator is on. */
export type Owner = { readonly password: string; readonly code: string };
export const NOBODY: Owner = { password: '', code: '' };

/** At which field a refusal stands. */
export const PASSWORD_FIELDS = { PASSWORD_WRONG: 'password', LOCKED: 'password' } as const;
export const OWNER_FIELDS = {
  ...PASSWORD_FIELDS,
  CODE_NEEDED: 'code',
  CODE_WRONG: 'code',
} as const;

/** What is missing of the proof. */
export const missingPassword = ({ password }: Pick<Owner, 'password'>) =>
  password === '' ? { password: OWNER.needPassword } : {};
export const missingOf = ({ password, code }: Owner, isCodeAsked: boolean) => ({
  ...missingPassword({ password }),
  ...(isCodeAsked && code.trim() === '' && { code: OWNER.needCode }),
});

/** As the contract has it. */
export const ownerOf = ({ password, code }: Owner, isCodeAsked: boolean) => ({
  Password: password,
  ...(isCodeAsked && { Code: code.trim() }),
});

type Typed = {
  readonly error: string | undefined;
  readonly value: string;
  readonly onText: (typed: string) => void;
};

export function OwnPassword({ error, value, onText }: Typed) {
  const words = useWords(OWNER);
  return (
    <Field label={words.password} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          size="large"
          autoComplete="current-password"
          value={value}
          onText={onText}
        />
      )}
    </Field>
  );
}

type Fields = {
  readonly values: Owner;
  readonly fault: (field: keyof Owner) => string | undefined;
  readonly change: (field: keyof Owner, typed: string) => void;
  readonly isCodeAsked: boolean;
};

/** The password, and a code where one is asked. */
export function OwnerFields({ values, fault, change, isCodeAsked }: Fields) {
  const typed = (field: keyof Owner): Typed => ({
    error: fault(field),
    value: values[field],
    onText: (text) => change(field, text),
  });
  return (
    <>
      <OwnPassword {...typed('password')} />
      {isCodeAsked && <AuthenticatorCode {...typed('code')} />}
    </>
  );
}
