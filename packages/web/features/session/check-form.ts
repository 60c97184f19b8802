import { checkAccountName, checkNickname } from '@fairlot/rules/check/account';
import { brokenPasswordRule } from '@fairlot/rules/check/password';
import type { Bilingual } from '@fairlot/rules/core/text';
import { REGISTER } from './register-text.ts';
import { text } from './text.ts';
import { isWeak } from './weak-list.ts';

export type RegisterForm = {
  readonly account: string;
  readonly password: string;
  readonly again: string;
  readonly nickname: string;
  readonly agree: boolean;
};

export type RegisterFaults = Partial<Record<keyof RegisterForm, Bilingual>>;

function accountFault(name: string): Bilingual | undefined {
  if (name === '') return text.needAccount;
  const checked = checkAccountName(name);
  if (checked.ok) return undefined;
  return checked.error === 'LENGTH' ? REGISTER.badLength : REGISTER.badAccount;
}

/** What the server would refuse, by field: the same rules, before anything is sent. */
export function faultsOf(form: RegisterForm): RegisterFaults {
  const { password, again, nickname, agree } = form;
  const account = form.account.trim();
  const accountIs = accountFault(account);
  const rule = brokenPasswordRule(password, { account, isWeak });
  const passwordIs = password === '' ? text.needPassword : rule?.text;
  const nicknameIs = nickname.trim() !== '' && !checkNickname(nickname).ok;
  return {
    ...(accountIs && { account: accountIs }),
    ...(passwordIs && { password: passwordIs }),
    ...(password !== again && { again: REGISTER.mismatch }),
    ...(nicknameIs && { nickname: REGISTER.badNickname }),
    ...(!agree && { agree: REGISTER.agreeNeeded }),
  };
}
