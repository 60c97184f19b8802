import { isQq, NICKNAME_LENGTH } from '@fairlot/rules/check/account';
import type { NameFault } from '@fairlot/rules/check/person-name';
import {
  checkRealName,
  isWeChatId,
  REAL_NAME_MOST,
  type FieldNeeds,
} from '@fairlot/rules/check/register';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { foldCode, foldText } from '@fairlot/rules/core/typed-text';
import { readAddress, type Address, type PlainContact } from '../contact/index.ts';
import type { RegistrationInput, RegisterRefusal } from '../../auth/login/register/index.ts';

type Coded = { readonly address: Address; readonly code: string };
/** What a registration is asked for, once it is in order; what it is not asked for is not there. */
export type Filled = {
  readonly phone?: Coded;
  readonly email?: Coded;
  readonly plain: readonly PlainContact[];
};

/** What was typed into a field that is asked for: undefined where it is left out and may be. */
function filled(
  needs: FieldNeeds,
  field: keyof FieldNeeds,
  typed: string | undefined,
): string | undefined {
  const text = foldText(typed ?? '');
  if (needs[field] === 'off') return undefined;
  return text === '' && needs[field] === 'optional' ? undefined : text;
}

/** Returns the refusal of a real name. */
function realNameFault(fault: NameFault): RegisterRefusal {
  if (fault.code === 'CHARACTER') return { code: 'NAME_CHARACTER', params: { sign: fault.sign } };
  return fault.code === 'EMPTY'
    ? { code: 'REAL_NAME' }
    : { code: 'NAME_LENGTH', params: { most: REAL_NAME_MOST } };
}

function readPlain(
  needs: FieldNeeds,
  asked: RegistrationInput,
): Result<readonly PlainContact[], RegisterRefusal> {
  const qq = filled(needs, 'QQ', asked.qq);
  if (qq !== undefined && !isQq(qq)) return refused({ code: 'QQ_FORMAT' });
  const weChat = filled(needs, 'WeChat', asked.weChat);
  if (weChat !== undefined && !isWeChatId(weChat)) return refused({ code: 'WECHAT_FORMAT' });
  const typed = filled(needs, 'RealName', asked.realName);
  const name = typed === undefined ? undefined : checkRealName(typed);
  if (name && !name.ok) return refused(realNameFault(name.error));
  return ok([
    ...(qq === undefined ? [] : [{ kind: 'qq', text: foldCode(qq) } as const]),
    ...(weChat === undefined ? [] : [{ kind: 'weChat', text: weChat } as const]),
    ...(name ? [{ kind: 'realName', text: name.value } as const] : []),
  ]);
}

/** What came with a registration, by the fields that the site asks for (spec section 5). */
export function readAsked(
  needs: FieldNeeds,
  asked: RegistrationInput,
): Result<Filled, RegisterRefusal> {
  if (needs.NickName === 'required' && !asked.nickName?.trim()) {
    return refused({ code: 'NICK_LENGTH', params: NICKNAME_LENGTH });
  }
  const phoneTyped = filled(needs, 'Phone', asked.phone);
  const phone = phoneTyped === undefined ? undefined : readAddress('phone', phoneTyped);
  if (phone && !phone.ok) return refused({ code: phone.error });
  const emailTyped = filled(needs, 'Email', asked.email);
  const email = emailTyped === undefined ? undefined : readAddress('email', emailTyped);
  if (email && !email.ok) return refused({ code: email.error });
  const plain = readPlain(needs, asked);
  if (!plain.ok) return plain;
  return ok({
    ...(phone && { phone: { address: phone.value, code: foldCode(asked.phoneCode ?? '') } }),
    ...(email && { email: { address: email.value, code: foldCode(asked.emailCode ?? '') } }),
    plain: plain.value,
  });
}
