import { profileHttp } from '@fairlot/wire/account/profile';
import type { Assertion } from '@fairlot/wire/auth/credentials';
import { deviceHttp } from '@fairlot/wire/account/device';
import { filled, showToast } from '@fairlot/ui';
import { refetch } from '@fairlot/shell';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { faultsOfPassword, type PasswordAsk, type PasswordForm } from './check-password.ts';
import { ACCOUNT } from './text.ts';

/** Which field a refusal of the server belongs to. */
const FIELDS: { readonly [code: string]: keyof PasswordForm } = {
  OLD_WRONG: 'old',
  TOO_SIMPLE: 'next',
  SAME_AS_DEFAULT: 'next',
  SAME_AS_OLD: 'next',
  RULE: 'next',
  SAME_AS_OTHER: 'next',
  CONFIRM_DIFFERS: 'again',
  GOOGLE_FAILED: 'code',
};

const BLANK: PasswordForm = { old: '', next: '', again: '', code: '' };
const NAMES = {
  OldPassword: 'old',
  NewPassword: 'next',
  ConfirmPassword: 'again',
  Code: 'code',
} as const;

/** A passkey that was shown in place of a code: good once, so a refusal asks for it again. */
type Shown = { readonly passkey: Assertion | undefined; readonly forget: () => void };

/** The form that changes a password; what is refused stands at its field. */
export function usePasswordForm(asked: PasswordAsk, shown: Shown, done: () => void) {
  const { passkey } = shown;
  return useContractForm<typeof profileHttp.changePassword, PasswordForm>(
    profileHttp.changePassword,
    {
      initial: BLANK,
      names: NAMES,
      check: (form) =>
        faultsOfPassword(form, { ...asked, isCodeAsked: asked.isCodeAsked && !shown.passkey }),
      input: ({ old, next, again, code }) => ({
        Kind: asked.kind,
        OldPassword: old,
        NewPassword: next,
        ConfirmPassword: again,
        ...(asked.isCodeAsked && (passkey ? { Passkey: passkey } : { Code: code.trim() })),
      }),
      fields: FIELDS,
      refused: shown.forget,
      unreachable: ACCOUNT.unreachable,
      done: ({ Ended }) => {
        showToast({
          kind: 'done',
          text: asked.isReplaced ? filled(ACCOUNT.saved, Ended) : ACCOUNT.savedFirst,
        });
        void refetch(profileHttp.getSecurityCenterData);
        void refetch(deviceHttp.getLogins);
        done();
      },
    },
  );
}
