import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { checkAddress, type AddressFault } from '@fairlot/rules/payee/address';
import { checkCard, checkDigits } from '@fairlot/rules/payee/card';
import { bankOfChain, type Chain } from '@fairlot/rules/payee/chains';
import { maskedAddress, maskedCard, maskedPurse } from '@fairlot/rules/payee/masked';
import { checkPurse, PURSE_FORMS, type PurseForm } from '@fairlot/rules/payee/purse';
import type { PayeeKind } from './kinds.ts';
import type { BankForm } from './store-bank.ts';

/** A number as it is kept: what was typed is right by itself. */
export type Account = {
  readonly kind: PayeeKind;
  readonly bank: string;
  readonly number: string;
  /** What all ways of writing it have in common. */
  readonly key: string;
  readonly shown: string;
  /** The memo of each payout; empty if there is none. */
  readonly memo: string;
};

export const isPurseForm = (form: BankForm): form is PurseForm =>
  PURSE_FORMS.some((each) => each === form);

/** A card of a bank; a wallet of digital RMB has as many digits without a check digit. */
export function readCard(
  bank: { readonly code: string; readonly form: BankForm },
  typed: string,
): Result<Account, 'CARD_FORMAT' | 'CARD_CHECK'> {
  const digits = bank.form === 'digits' ? checkDigits(typed) : checkCard(typed);
  if (!digits.ok) return digits;
  const number = digits.value;
  return ok({
    kind: 'card',
    bank: bank.code,
    number,
    key: number,
    shown: maskedCard(number),
    memo: '',
  });
}

export function readUsdt(chain: Chain, typed: string, memo = ''): Result<Account, AddressFault> {
  const read = checkAddress(chain, typed);
  if (!read.ok) return read;
  const { address, key } = read.value;
  const shown = maskedAddress(address);
  return ok({ kind: 'usdt', bank: bankOfChain(chain), number: address, key, shown, memo });
}

/** The same account name of two e-wallets is two accounts. */
export function readPurse(
  purse: { readonly code: string; readonly form: BankForm },
  typed: string,
): Result<Account, 'PURSE_FORMAT'> {
  if (!isPurseForm(purse.form)) return refused('PURSE_FORMAT');
  const read = checkPurse(purse.form, typed);
  if (!read.ok) return read;
  const number = read.value;
  // Such names are nobody else's in other capitals.
  const key = `${purse.code}:${number.toLowerCase()}`;
  return ok({ kind: 'purse', bank: purse.code, number, key, shown: maskedPurse(number), memo: '' });
}
