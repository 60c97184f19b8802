import {
  ACCOUNT_LENGTH,
  checkAccountName,
  checkNickname,
  NICKNAME_LENGTH,
} from '@fairlot/rules/check/account';
import { brokenPasswordRule } from '@fairlot/rules/check/password';
import { isWeakPassword } from '@fairlot/rules/check/weak-passwords';

type Form = {
  readonly userName: string;
  readonly password: string;
  readonly nickName: string | undefined;
};

/** What is wrong with the names and the password of a new account, before the database is asked. */
export function formFault({ userName, password, nickName }: Form) {
  const name = checkAccountName(userName);
  if (!name.ok) {
    return name.error === 'LENGTH'
      ? ({ code: 'LENGTH', params: ACCOUNT_LENGTH } as const)
      : ({ code: name.error } as const);
  }
  const broken = brokenPasswordRule(password, { account: userName, isWeak: isWeakPassword });
  if (broken) {
    const params = { rule: broken.text.zh, rule_en: broken.text.en };
    return { code: 'PASSWORD_RULE', params } as const;
  }
  if (nickName !== undefined && nickName !== '' && !checkNickname(nickName).ok) {
    return { code: 'NICK_LENGTH', params: NICKNAME_LENGTH } as const;
  }
  return undefined;
}

/** The form with its names as they are kept, where they are names. */
export function namesAsKept<F extends Form>(form: F): F {
  const name = checkAccountName(form.userName);
  const nick = checkNickname(form.nickName ?? '');
  return {
    ...form,
    ...(name.ok && { userName: name.value }),
    ...(nick.ok && { nickName: nick.value }),
  };
}
