import { brokenPasswordRule } from '@fairlot/rules/check/password';
import type { Bilingual } from '@fairlot/rules/core/text';
import { ACCOUNT } from './text.ts';

export type PasswordForm = {
  readonly old: string;
  readonly next: string;
  readonly again: string;
  readonly code: string;
};

export type PasswordAsk = {
  readonly kind: 'login' | 'fund';
  readonly userName: string;
  /** Whether `old` is the password that is replaced, and not that of the login for a first one of the money. */
  readonly isReplaced: boolean;
  readonly isCodeAsked: boolean;
  readonly isWeak: (password: string) => boolean;
};

/** What the rules of a new password are held against here. */
export const contextOf = ({ userName, isReplaced, isWeak }: PasswordAsk, old: string) => ({
  account: userName,
  isWeak,
  ...(old !== '' && (isReplaced ? { oldPassword: old } : { otherPassword: old })),
});

/** What the server would refuse, by field, as far as the page can know. */
export function faultsOfPassword(
  form: PasswordForm,
  asked: PasswordAsk,
): Partial<Record<keyof PasswordForm, Bilingual>> {
  const { old, next, again, code } = form;
  const rule = brokenPasswordRule(next, contextOf(asked, old));
  const nextIs = next === '' ? ACCOUNT.needNext : rule?.text;
  return {
    ...(old === '' && { old: ACCOUNT.needOld }),
    ...(nextIs && { next: nextIs }),
    ...(next !== again && { again: ACCOUNT.mismatch }),
    ...(asked.isCodeAsked && code.trim() === '' && { code: ACCOUNT.needCode }),
  };
}
