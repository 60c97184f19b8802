import { domainToASCII } from 'node:url';
import { checkContactEmail, checkPhone, type ContactKind } from '@fairlot/rules/check/contact';
import { ok, refused, type Result } from '@fairlot/rules/core/result';

export const KIND_NUMBERS = { email: 1, phone: 2 } as const;

export type Address = {
  readonly kind: ContactKind;
  /** Where messages go. */
  readonly to: string;
  /** Under which it is found: two ways to write one address are one. */
  readonly key: string;
};

export type AddressFault = 'EMAIL_FORMAT' | 'EMAIL_TOO_LONG' | 'PHONE_FORMAT';

/**
 * An address as it is kept. Of an email the domain is brought to ASCII (IDNA), and upper and lower case are
 * one, as hardly any mail server tells them apart; a phone is E.164.
 */
export function readAddress(kind: ContactKind, typed: string): Result<Address, AddressFault> {
  if (kind === 'phone') {
    const phone = checkPhone(typed);
    return phone.ok ? ok({ kind, to: phone.value, key: phone.value }) : refused('PHONE_FORMAT');
  }
  const email = checkContactEmail(typed);
  if (!email.ok) return refused(email.error === 'TOO_LONG' ? 'EMAIL_TOO_LONG' : 'EMAIL_FORMAT');
  const at = email.value.lastIndexOf('@');
  const domain = domainToASCII(email.value.slice(at + 1)).toLowerCase();
  if (!/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/.test(domain))
    return refused('EMAIL_FORMAT');
  const to = `${email.value.slice(0, at)}@${domain}`;
  return ok({ kind, to, key: to.toLowerCase() });
}

/** By which kind of message an address is reached. */
export const messageKind = (kind: ContactKind): 'mail' | 'sms' =>
  kind === 'email' ? 'mail' : 'sms';
