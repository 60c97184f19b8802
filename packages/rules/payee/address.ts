import { ok, refused, type Result } from '../core/result.ts';
import { CHAINS, type Chain } from './chains.ts';
import { readEvm } from './evm.ts';
import type { ReadAddress, Reading } from './reading.ts';
import { readSol } from './sol.ts';
import { readTon } from './ton.ts';
import { readTron } from './tron.ts';

const READERS: Readonly<Record<Chain, (text: string) => Reading>> = {
  TRC20: readTron,
  ERC20: readEvm,
  BSC: readEvm,
  TON: readTon,
  SOL: readSol,
};

export type AddressFault =
  | { readonly code: 'ADDRESS_FORMAT' | 'TESTNET' }
  /** It is an address, of another chain. */
  | { readonly code: 'CHAIN_MISMATCH'; readonly of: Chain };

/** An address as somebody types or pastes it: blanks are dropped, nothing else is mended. */
export const tidyAddress = (text: string): string => text.replaceAll(/\s/g, '');

/** Whether a text is an address of a chain that USDT is paid on (product 5.7). */
export function checkAddress(chain: Chain, typed: string): Result<ReadAddress, AddressFault> {
  const text = tidyAddress(typed);
  const read = READERS[chain](text);
  if (read.ok) return ok(read.value);
  if (read.error === 'TESTNET') return refused({ code: 'TESTNET' });
  const of = CHAINS.find((other) => READERS[other](text).ok);
  return refused(of ? { code: 'CHAIN_MISMATCH', of } : { code: 'ADDRESS_FORMAT' });
}
