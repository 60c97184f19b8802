import { useFormSend } from '@fairlot/shell/form/use-form-send';
import { sessionHttp } from '@fairlot/wire/session';
import { grant, navigate } from '@fairlot/shell';
import type { RegisterForm } from './check-form.ts';
import { text } from './text.ts';

/** Which field a refusal of the server belongs to. */
const FIELDS: { readonly [code: string]: keyof RegisterForm } = {
  LOGIN_ID_EXISTS: 'account',
  LENGTH: 'account',
  INVALID_CHAR: 'account',
  PASSWORD_RULE: 'password',
  NICK_LENGTH: 'nickname',
  AGE_REQUIRED: 'agree',
};

/** Opens an account, which signs in as well: the lobby, or what is refused by field. */
export const useRegister = () =>
  useFormSend<typeof sessionHttp.register, RegisterForm>(sessionHttp.register, {
    input: ({ account, password: Password, nickname, agree: Agree }) => {
      const NickName = nickname.trim();
      return { UserName: account.trim(), Password, Agree, ...(NickName && { NickName }) };
    },
    fields: FIELDS,
    unreachable: text.unreachable,
    done: (login) => {
      grant(login);
      navigate.to('/', { replace: true });
    },
  });
