import { checkAddress } from '@fairlot/rules/payee/address';
import type { Chain } from '@fairlot/rules/payee/chains';
import type { Bilingual } from '@fairlot/rules/core/text';
import { CHAIN_BOUNDS } from '@fairlot/wire/money/crypto-deposit';
import { FAULTS } from './text.ts';

/** Addresses as they were pasted, a line each; empty lines are none. */
export const linesOf = (typed: string): readonly string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What is wrong with them, before anybody is asked. */
export function linesFault(chain: Chain, typed: string): Bilingual | undefined {
  const lines = linesOf(typed);
  if (lines.length < 1 || lines.length > CHAIN_BOUNDS.addresses) return FAULTS.addresses;
  const at = lines.findIndex((line) => !checkAddress(chain, line).ok);
  return at < 0
    ? undefined
    : { zh: FAULTS.line.zh(at + 1, chain), en: FAULTS.line.en(at + 1, chain) };
}
