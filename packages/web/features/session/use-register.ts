import { ok } from '@fairlot/rules/core/result';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { sessionHttp } from '@fairlot/wire/session';
import { grant, navigate } from '@fairlot/shell';
import { placeAfter } from '../../session/index.ts';
import { faultsOf, type RegisterForm } from './check-form.ts';
import { text } from './text.ts';
import { loadWork } from './work/load-work.ts';

/** Which field a refusal of the server belongs to. */
const FIELDS: { readonly [code: string]: keyof RegisterForm } = {
  LOGIN_ID_EXISTS: 'account',
  LENGTH: 'account',
  INVALID_CHAR: 'account',
  PASSWORD_RULE: 'password',
  NICK_LENGTH: 'nickname',
  AGE_REQUIRED: 'agree',
};

const BLANK: RegisterForm = { account: '', password: '', again: '', nickname: '', agree: false };

/** Which field of the form one of the contract is made of. */
const NAMES = {
  UserName: 'account',
  Password: 'password',
  NickName: 'nickname',
  Agree: 'agree',
} as const;

/** The form that opens an account, which signs in as well: the lobby, or what is refused by field. */
export const useRegister = () =>
  useContractForm<typeof sessionHttp.register, RegisterForm>(sessionHttp.register, {
    initial: BLANK,
    names: NAMES,
    check: faultsOf,
    input: ({ account, password: Password, nickname, agree: Agree }) => {
      const NickName = nickname.trim();
      return { UserName: account.trim(), Password, Agree, ...(NickName && { NickName }) };
    },
    fields: FIELDS,
    unreachable: text.unreachable,
    amend: async (form, code) => {
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
