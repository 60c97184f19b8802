import { useState } from 'react';
import { sessionHttp } from '@fairlot/wire/session';
import { grant, navigate, useSend } from '../../session/index.ts';
import { faultsOf, stillWrong, type Faults, type RegisterForm } from './check-form.ts';
import { text } from './text.ts';

/** Which field a refusal of the server belongs to. */
const FIELD: { readonly [code: string]: keyof RegisterForm } = {
  LOGIN_ID_EXISTS: 'account',
  LENGTH: 'account',
  INVALID_CHAR: 'account',
  PASSWORD_RULE: 'password',
  NICK_LENGTH: 'nickname',
  AGE_REQUIRED: 'agree',
};

/** Opening an account, which signs in as well: faults by field, or the lobby. */
export function useRegister() {
  const { send, isSending } = useSend(sessionHttp.register);
  const [faults, setFaults] = useState<Faults>({});
  async function open(form: RegisterForm): Promise<Faults> {
    const { account: UserName, password: Password, nickname, agree: Agree } = form;
    const NickName = nickname.trim();
    try {
      const result = await send({ UserName, Password, Agree, ...(NickName && { NickName }) });
      if (!result.ok) return { [FIELD[result.error.code] ?? 'form']: result.error.text };
      grant(result.value);
      navigate.to('/', { replace: true });
      return {};
    } catch {
      return { form: text.unreachable };
    }
  }
  /** After a change: what is right now is said to be wrong no longer, and nothing new is. */
  const recheck = (before: RegisterForm, after: RegisterForm): void =>
    setFaults((now) => stillWrong(now, before, after));
  async function submit(form: RegisterForm): Promise<Faults> {
    const found = faultsOf(form);
    const all = Object.keys(found).length > 0 ? found : await open(form);
    setFaults(all);
    return all;
  }
  return { submit, recheck, isSending, faults };
}
