import { type Result, ok, refused } from '../core/result.ts';
import { dropHidden, foldCode, foldText } from '../core/typed-text.ts';
import { hasInvisible } from './password-key.ts';

/** Bounds of an account name; the specification leaves them open. */
export const ACCOUNT_LENGTH = { min: 6, max: 16 } as const;
/** Bounds of a nickname, in characters as people count them. */
export const NICKNAME_LENGTH = { min: 2, max: 8 } as const;
/** Bounds of the digits of a QQ number (spec section 5). */
export const QQ_LENGTH = { min: 5, max: 20 } as const;
/** Most characters of an email address (spec section 5). */
export const EMAIL_MAX = 50;

export type AccountFault = 'LENGTH' | 'INVALID_CHAR';

/** An account name starts with a letter and has only letters and digits (spec section 5). Returns it as it is kept. */
export function checkAccountName(typed: string): Result<string, AccountFault> {
  const name = dropHidden(typed).normalize('NFKC');
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name)) return refused(name === '' ? 'LENGTH' : 'INVALID_CHAR');
  const fits = name.length >= ACCOUNT_LENGTH.min && name.length <= ACCOUNT_LENGTH.max;
  return fits ? ok(name) : refused('LENGTH');
}

/** The form under which account names are compared: `Alice` and `alice` are one player. */
export const accountKey = (typed: string): string => foldText(typed).toLowerCase();

export type NicknameFault = 'LENGTH' | 'INVALID_CHAR';

/** A nickname of 2 to 8 characters, blanks around it dropped; no control characters, no markup. */
export function checkNickname(text: string): Result<string, NicknameFault> {
  const name = dropHidden(text).trim().normalize('NFC');
  const length = [...name].length;
  if (length < NICKNAME_LENGTH.min || length > NICKNAME_LENGTH.max) return refused('LENGTH');
  return /^[\p{L}\p{M}\p{N}\p{So} _.·-]+$/u.test(name) ? ok(name) : refused('INVALID_CHAR');
}

/** Pictures of players that are built in, by number from 0. */
export const HEAD_IMAGES = 12;

/** Bounds of the phrase by which a player knows this site again. */
export const PHRASE_LENGTH = { min: 2, max: 20 } as const;

/** A phrase in characters that can be seen, blanks around it dropped; undefined: it is none. */
export function checkPhrase(text: string): string | undefined {
  const phrase = text.trim().normalize('NFC');
  const length = [...phrase].length;
  const fits = length >= PHRASE_LENGTH.min && length <= PHRASE_LENGTH.max;
  return fits && !hasInvisible(phrase) ? phrase : undefined;
}

/** A QQ number: 5 to 20 digits (spec section 5). */
export const isQq = (typed: string): boolean => /^\d{5,20}$/.test(foldCode(typed));

export type EmailFault = 'TOO_LONG' | 'FORMAT';

/** An email address of at most 50 characters (spec section 5). */
export function checkEmail(text: string): Result<string, EmailFault> {
  const email = foldText(text);
  if ([...email].length > EMAIL_MAX) return refused('TOO_LONG');
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) ? ok(email) : refused('FORMAT');
}
