import { checkAccountName, checkNickname } from '@fairlot/rules/check/account';
import { brokenPasswordRule } from '@fairlot/rules/check/password';
import type { Bilingual } from '@fairlot/rules/core/text';
import { text } from './text.ts';

export type RegisterForm = {
  readonly account: string;
  readonly password: string;
  readonly again: string;
  readonly nickname: string;
  readonly agree: boolean;
};

export type RegisterFaults = Partial<Record<keyof RegisterForm, Bilingual>>;

/** What is shown: by field, and what concerns none alone. */
export type Faults = RegisterFaults & { readonly form?: Bilingual };

function accountFault(name: string): Bilingual | undefined {
  if (name === '') return text.needAccount;
  const checked = checkAccountName(name);
  if (checked.ok) return undefined;
  return checked.error === 'LENGTH' ? text.badLength : text.badAccount;
}

/** What the server would refuse, by field: the same rules, before anything is sent. */
export function faultsOf(form: RegisterForm): RegisterFaults {
  const { account, password, again, nickname, agree } = form;
  const accountIs = accountFault(account);
  const rule = brokenPasswordRule(password, { account });
  const passwordIs = password === '' ? text.needPassword : rule?.text;
  const nicknameIs = nickname.trim() !== '' && !checkNickname(nickname).ok;
  return {
    ...(accountIs && { account: accountIs }),
    ...(passwordIs && { password: passwordIs }),
    ...(password !== again && { again: text.mismatch }),
    ...(nicknameIs && { nickname: text.badNickname }),
    ...(!agree && { agree: text.agreeNeeded }),
  };
}

const FIELDS = ['account', 'password', 'again', 'nickname', 'agree'] as const;

/**
 * The faults that remain after a change. A field that was complained of is checked anew as it is
 * typed; one that nobody complained of yet is left in peace until the form is sent. What only the
 * server knows, such as a name that is taken, stays until its field is changed.
 */
export function stillWrong(faults: Faults, before: RegisterForm, after: RegisterForm): Faults {
  const [was, is] = [faultsOf(before), faultsOf(after)];
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const known = faults[field];
      const isOver = was[field] !== undefined || before[field] !== after[field];
      const fault = known && (is[field] ?? (isOver ? undefined : known));
      return fault ? [[field, fault]] : [];
    }),
  );
}
