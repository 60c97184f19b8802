import { type Result, ok, refused } from '../core/result.ts';
import { foldCode, foldText } from '../core/typed-text.ts';
import { checkEmail, type EmailFault } from './account.ts';

/** How a player is reached and proves it by a code. */
export type ContactKind = 'email' | 'phone';

/** Digits of a code that is sent to a contact. */
export const CODE_DIGITS = 6;
/** How long a code is good, and after how long there may be another. */
export const CODE_MINUTES = 10;
export const RESEND_SECONDS = 60;

export const isContactCode = (typed: string): boolean => /^\d{6}$/.test(foldCode(typed));

/** What no address of ours holds: ends of lines, what makes two addresses of one, what hides. */
const NOT_IN_EMAIL = /[\p{C}\p{Z}<>"(),;:\\[\]]/u;

/** An email address as somebody types it; the domain may be of any language. */
export function checkContactEmail(text: string): Result<string, EmailFault> {
  const checked = checkEmail(text);
  if (!checked.ok) return checked;
  return NOT_IN_EMAIL.test(checked.value) ? refused('FORMAT') : checked;
}

const PHONE_DIGITS = { least: 8, most: 15 } as const;

/**
 * A phone number as E.164, such as `+8613812345678`. Blanks, hyphens and parentheses are dropped, `00` in
 * front is `+`, and eleven digits that a mobile phone of China has are one of China.
 */
export function checkPhone(text: string): Result<string, 'FORMAT'> {
  const bare = foldText(text).replaceAll(/[ ().-]/g, '');
  const whole = /^1[3-9]\d{9}$/.test(bare) ? `+86${bare}` : bare.replace(/^00/, '+');
  const [, digits = ''] = /^\+([1-9]\d*)$/.exec(whole) ?? [];
  const fits = digits.length >= PHONE_DIGITS.least && digits.length <= PHONE_DIGITS.most;
  if (!fits) return refused('FORMAT');
  return whole.startsWith('+86') && !/^\+86(1[3-9]\d{9}|[2-9]\d{8,10})$/.test(whole)
    ? refused('FORMAT')
    : ok(whole);
}

const SHOWN_END = 4;

/** Enough of an address to know one's own by: `q***@qq.com`, `+86138****5678`. */
export function maskedContact(kind: ContactKind, address: string): string {
  if (kind === 'phone') {
    const head = address.slice(0, Math.max(1, address.length - 2 * SHOWN_END));
    return `${head}****${address.slice(-SHOWN_END)}`;
  }
  const at = address.lastIndexOf('@');
  return `${String.fromCodePoint(address.codePointAt(0) ?? 0)}***${address.slice(at)}`;
}
