import { ok, refused, type Result } from '../core/result.ts';
import { foldSolid } from '../core/typed-text.ts';
import { CHAINS, type Chain } from './chains.ts';
import { readEvm } from './evm.ts';
import type { ReadAddress, Reading } from './reading.ts';
import { readSol } from './sol.ts';
import { readTon } from './ton.ts';
import { readTron } from './tron.ts';
import { isPattern, unpayableKeys, type Unpayable } from './unpayable.ts';

const READERS: Readonly<Record<Chain, (text: string) => Reading>> = {
  TRC20: readTron,
  ERC20: readEvm,
  BSC: readEvm,
  TON: readTon,
  SOL: readSol,
};

export type AddressFault =
  | { readonly code: 'ADDRESS_FORMAT' | 'TESTNET' | Unpayable }
  /** It is an address, of another chain. */
  | { readonly code: 'CHAIN_MISMATCH'; readonly of: Chain };

const UNPAYABLE = unpayableKeys((chain, text) => {
  const read = READERS[chain](text);
  return read.ok ? read.value : undefined;
});

/** Returns why an address cannot be paid on any chain; undefined if it can. */
const unpayable = (read: ReadAddress): Unpayable | undefined =>
  UNPAYABLE.get(read.key) ?? (isPattern(read) ? 'BURN_ADDRESS' : undefined);

/**
 * Whether money can be paid to a text on a chain (product 5.7): an address of the chain, and no contract or burn
 * address.
 */
export function checkAddress(chain: Chain, typed: string): Result<ReadAddress, AddressFault> {
  const text = foldSolid(typed);
  const read = READERS[chain](text);
  if (read.ok) {
    const code = unpayable(read.value);
    return code === undefined ? ok(read.value) : refused({ code });
  }
  if (read.error === 'TESTNET') return refused({ code: 'TESTNET' });
  const of = CHAINS.find((other) => READERS[other](text).ok);
  return refused(of ? { code: 'CHAIN_MISMATCH', of } : { code: 'ADDRESS_FORMAT' });
}
