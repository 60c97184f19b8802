import { ok, refused, type Result } from '../core/result.ts';
import { foldCode } from '../core/typed-text.ts';

const DIGITS = /^[1-9]\d{15,18}$/;

/** Whether the last digit is the one that ISO/IEC 7812-1 has follow from those before it (Luhn). */
export function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  [...digits].toReversed().forEach((digit, at) => {
    const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  });
  return sum % 10 === 0;
}

/** Returns the digits of a typed card number without separators. */
export const tidyDigits = foldCode;

/** Some banks of UnionPay issued cards without a check digit. */
const UNCHECKED = /^62/;

/**
 * The number of a bank card: 16 to 19 digits. A wrong check digit is refused, but for UnionPay, where a form warns
 * (`hasCheckDigit`).
 */
export function checkCard(text: string): Result<string, 'CARD_FORMAT' | 'CARD_CHECK'> {
  const digits = tidyDigits(text);
  if (!DIGITS.test(digits)) return refused('CARD_FORMAT');
  return UNCHECKED.test(digits) || hasCheckDigit(digits) ? ok(digits) : refused('CARD_CHECK');
}

/** A number of as many digits that carries no check digit: that of a wallet of digital RMB. */
export function checkDigits(text: string): Result<string, 'CARD_FORMAT'> {
  const digits = tidyDigits(text);
  return /^\d{16,19}$/.test(digits) ? ok(digits) : refused('CARD_FORMAT');
}
