import type { FieldNeeds } from '@fairlot/rules/check/register';
import { ok } from '@fairlot/rules/core/result';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { loginHttp } from '@fairlot/wire/auth/login';
import { termsHttp } from '@fairlot/wire/account/terms';
import { grant, navigate, refetch } from '@fairlot/shell';
import { placeAfter } from '../../../../session/index.ts';
import { faultsOf, type RegisterForm } from './check-form.ts';
import { text } from '../entry/text.ts';
import { loadWork } from '../work/load-work.ts';

/** Which field a refusal of the server belongs to. */
const FIELDS: { readonly [code: string]: keyof RegisterForm } = {
  LOGIN_ID_EXISTS: 'account',
  LENGTH: 'account',
  INVALID_CHAR: 'account',
  PASSWORD_RULE: 'password',
  NICK_LENGTH: 'nickname',
  PHONE_FORMAT: 'phone',
  PHONE_EXISTS: 'phone',
  SMS_WRONG: 'phoneCode',
  SMS_EXPIRED: 'phoneCode',
  EMAIL_FORMAT: 'email',
  EMAIL_TOO_LONG: 'email',
  EMAIL_EXISTS: 'email',
  EMAIL_CODE_WRONG: 'emailCode',
  EMAIL_CODE_EXPIRED: 'emailCode',
  QQ_FORMAT: 'qq',
  WECHAT_FORMAT: 'weChat',
  REAL_NAME: 'realName',
  NAME_LENGTH: 'realName',
  NAME_CHARACTER: 'realName',
  AGE_REQUIRED: 'agree',
  TERMS_OLD: 'agree',
};

const BLANK: RegisterForm = {
  account: '',
  password: '',
  again: '',
  nickname: '',
  phone: '',
  phoneCode: '',
  email: '',
  emailCode: '',
  qq: '',
  weChat: '',
  realName: '',
  agree: false,
  terms: 0,
};

/** A link that is dead by now: nothing that could be typed here mends it. */
const DEAD: ReadonlySet<string> = new Set(['LINK_INVALID', 'LINK_EXPIRED', 'LINK_FULL']);
export const isDeadLink = (code: string): boolean => DEAD.has(code);
export const toLinkFailure = (): void => navigate.to('/LinkFailure', { replace: true });

/** Which field of the form one of the contract is made of. */
const NAMES = {
  UserName: 'account',
  Password: 'password',
  NickName: 'nickname',
  Agree: 'agree',
  Terms: 'terms',
  Phone: 'phone',
  PhoneCode: 'phoneCode',
  Email: 'email',
  EmailCode: 'emailCode',
  QQ: 'qq',
  WeChat: 'weChat',
  RealName: 'realName',
} as const;

export type RegisterPlan = { readonly needs: FieldNeeds; readonly link: string | undefined };

/** What was typed into fields that the site asks for; what is left out is not sent. */
function askedOf(form: RegisterForm, needs: FieldNeeds) {
  const ask = (need: keyof FieldNeeds, name: string, typed: string) =>
    needs[need] !== 'off' && typed.trim() !== '' ? { [name]: typed.trim() } : {};
  return {
    ...ask('NickName', 'NickName', form.nickname),
    ...ask('Phone', 'Phone', form.phone),
    ...ask('Phone', 'PhoneCode', form.phoneCode),
    ...ask('Email', 'Email', form.email),
    ...ask('Email', 'EmailCode', form.emailCode),
    ...ask('QQ', 'QQ', form.qq),
    ...ask('WeChat', 'WeChat', form.weChat),
    ...ask('RealName', 'RealName', form.realName),
  };
}

/**
 * The form that opens an account, which signs in as well: the lobby, or what is refused by field. A link
 * that has died since the form was opened leads to its page.
 */
export const useRegister = ({ needs, link }: RegisterPlan) =>
  useContractForm<typeof loginHttp.register, RegisterForm>(loginHttp.register, {
    initial: BLANK,
    names: NAMES,
    check: (form) => faultsOf(form, needs),
    input: (form) => ({
      UserName: form.account.trim(),
      Password: form.password,
      Agree: form.agree,
      ...(form.terms > 0 && { Terms: form.terms }),
      ...(link !== undefined && { Link: link }),
      ...askedOf(form, needs),
    }),
    fields: FIELDS,
    unreachable: text.unreachable,
    // It may be that the terms changed: the form shows those that are there.
    refused: () => void refetch(termsHttp.getTerms),
    amend: async (form, code) => {
      if (isDeadLink(code)) toLinkFailure();
      if (code !== 'CAPTCHA') return undefined;
      const { findWork } = await loadWork();
      const work = await findWork();
      return work.ok ? ok({ ...form, Work: work.value }) : work;
    },
    done: (login) => {
      grant(login);
      navigate.to(placeAfter(location.hash), { replace: true });
    },
  });
