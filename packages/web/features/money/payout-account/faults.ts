import { checkAddress } from '@fairlot/rules/payee/address';
import type { Chain } from '@fairlot/rules/payee/chains';
import { checkHolder, HOLDER_MOST } from '@fairlot/rules/payee/holder';
import { checkMemo, MEMO_BYTES } from '@fairlot/rules/payee/memo';
import { nameFaultText } from '@fairlot/rules/check/name-fault-text';
import type { Bilingual } from '@fairlot/rules/core/text';
import { isOf, memoLength, PAYEE } from './text.ts';

/** Returns the fault of a holder's name, by field. */
export function namedFault(typed: string): { readonly holder?: Bilingual } {
  const name = checkHolder(typed);
  return name.ok ? {} : { holder: nameFaultText(name.error, HOLDER_MOST, PAYEE.needHolder) };
}

/** Returns the fault of a memo, if any. */
export function memoFault(chain: Chain, typed: string): Bilingual | undefined {
  const memo = checkMemo(chain, typed);
  if (memo.ok) return undefined;
  return memo.error.code === 'MEMO_LENGTH' ? memoLength(MEMO_BYTES[chain]) : PAYEE.memoCharacter;
}

const ADDRESS_FAULTS = {
  ADDRESS_FORMAT: PAYEE.addressFormat,
  TESTNET: PAYEE.testnet,
  TOKEN_CONTRACT: PAYEE.tokenContract,
  BURN_ADDRESS: PAYEE.burnAddress,
} as const;

/** Returns the fault of an address, if any. */
export function addressFault(chain: Chain, typed: string): Bilingual | undefined {
  const read = checkAddress(chain, typed);
  if (read.ok) return undefined;
  const { error } = read;
  return error.code === 'CHAIN_MISMATCH' ? isOf(error.of) : ADDRESS_FAULTS[error.code];
}
