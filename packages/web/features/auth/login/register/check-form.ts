import { checkAccountName, checkNickname, isQq } from '@fairlot/rules/check/account';
import { checkContactEmail, checkPhone, isContactCode } from '@fairlot/rules/check/contact';
import { nameFaultText } from '@fairlot/rules/check/name-fault-text';
import { brokenPasswordRule } from '@fairlot/rules/check/password';
import {
  checkRealName,
  isWeChatId,
  REAL_NAME_MOST,
  type FieldNeeds,
} from '@fairlot/rules/check/register';
import type { Bilingual } from '@fairlot/rules/core/text';
import { REGISTER } from './register-text.ts';
import { text } from '../entry/text.ts';
import { isWeak } from '../password/weak-list.ts';

export type RegisterForm = {
  readonly account: string;
  readonly password: string;
  readonly again: string;
  readonly nickname: string;
  readonly phone: string;
  readonly phoneCode: string;
  readonly email: string;
  readonly emailCode: string;
  readonly qq: string;
  readonly weChat: string;
  readonly realName: string;
  readonly agree: boolean;
  /** The version of the terms that stood there when he agreed; 0: none was read. */
  readonly terms: number;
};

export type RegisterFaults = Partial<Record<keyof RegisterForm, Bilingual>>;

function accountFault(name: string): Bilingual | undefined {
  if (name === '') return text.needAccount;
  const checked = checkAccountName(name);
  if (checked.ok) return undefined;
  return checked.error === 'LENGTH' ? REGISTER.badLength : REGISTER.badAccount;
}

const emailFault = (typed: string): Bilingual | undefined => {
  const email = checkContactEmail(typed);
  if (email.ok) return undefined;
  return email.error === 'TOO_LONG' ? REGISTER.longEmail : REGISTER.badEmail;
};

function realNameFault(typed: string): Bilingual | undefined {
  const name = checkRealName(typed);
  return name.ok ? undefined : nameFaultText(name.error, REAL_NAME_MOST, REGISTER.badName);
}

/** What each field beside name and password is held to. */
const RULES = {
  NickName: ['nickname', (typed) => (checkNickname(typed).ok ? undefined : REGISTER.badNickname)],
  Phone: ['phone', (typed) => (checkPhone(typed).ok ? undefined : REGISTER.badPhone)],
  Email: ['email', emailFault],
  QQ: ['qq', (typed) => (isQq(typed) ? undefined : REGISTER.badQq)],
  WeChat: ['weChat', (typed) => (isWeChatId(typed) ? undefined : REGISTER.badWeChat)],
  RealName: ['realName', realNameFault],
} as const satisfies Record<
  keyof FieldNeeds,
  readonly [keyof RegisterForm, (typed: string) => Bilingual | undefined]
>;

/** An address that is given is proven by the code that came to it. */
const CODES = { phone: 'phoneCode', email: 'emailCode' } as const;

function askedFaults(form: RegisterForm, needs: FieldNeeds): RegisterFaults {
  const faults: { -readonly [K in keyof RegisterFaults]: RegisterFaults[K] } = {};
  for (const [name, [field, rule]] of Object.entries(RULES)) {
    const need = needs[name as keyof FieldNeeds];
    const typed = form[field].trim();
    if (need === 'off' || (need === 'optional' && typed === '')) continue;
    const fault = rule(typed);
    if (fault) faults[field] = fault;
    if (field !== 'phone' && field !== 'email') continue;
    if (!isContactCode(form[CODES[field]])) faults[CODES[field]] = REGISTER.needCode;
  }
  return faults;
}

/** What the server would refuse, by field: the same rules, before anything is sent. */
export function faultsOf(form: RegisterForm, needs: FieldNeeds): RegisterFaults {
  const { password, again, agree } = form;
  const account = form.account.trim();
  const accountIs = accountFault(account);
  const rule = brokenPasswordRule(password, { account, isWeak });
  const passwordIs = password === '' ? text.needPassword : rule?.text;
  return {
    ...(accountIs && { account: accountIs }),
    ...(passwordIs && { password: passwordIs }),
    ...(password !== again && { again: REGISTER.mismatch }),
    ...askedFaults(form, needs),
    ...(!agree && { agree: REGISTER.agreeNeeded }),
  };
}
