import { checkContactEmail, checkPhone } from '../check/contact.ts';
import { ok, refused, type Result } from '../core/result.ts';
import { foldText } from '../core/typed-text.ts';

/** How an account of an e-wallet is written. */
export const PURSE_FORMS = ['phone', 'mail', 'phone_or_mail', 'name'] as const;
export type PurseForm = (typeof PURSE_FORMS)[number];

const NAME = /^[A-Za-z0-9][A-Za-z0-9_.@+-]{3,39}$/;

/** The account of an e-wallet as it is kept: phone numbers as E.164, mail in small letters. */
export function checkPurse(form: PurseForm, text: string): Result<string, 'PURSE_FORMAT'> {
  const typed = foldText(text);
  if (form === 'name') return NAME.test(typed) ? ok(typed) : refused('PURSE_FORMAT');
  const phone = form === 'mail' ? undefined : checkPhone(typed);
  if (phone?.ok) return ok(phone.value);
  const mail = form === 'phone' ? undefined : checkContactEmail(typed);
  return mail?.ok ? ok(mail.value.toLowerCase()) : refused('PURSE_FORMAT');
}
