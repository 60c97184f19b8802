import { ok, refused, type Result } from '../core/result.ts';
import { dropHidden } from '../core/typed-text.ts';
import type { Chain } from './chains.ts';
import { readTon } from './ton.ts';

/**
 * Most bytes of a memo by chain; 0 if transfers have none. One cell of TON has 127 bytes, of which four mark a text.
 */
export const MEMO_BYTES: Readonly<Record<Chain, number>> = {
  TRC20: 0,
  ERC20: 0,
  BSC: 0,
  TON: 123,
  SOL: 0,
};

export const takesMemo = (chain: Chain): boolean => MEMO_BYTES[chain] > 0;

export type MemoFault = { readonly code: 'MEMO_LENGTH' | 'MEMO_CHARACTER' | 'MEMO_UNUSED' };

/** Characters that no memo holds: controls, line ends, lone surrogates, private characters. */
const NOT_IN_MEMO = /[\p{C}\p{Zl}\p{Zp}]/u;

/** Checks a memo; empty means none. Every visible character counts, so nothing is folded. */
export function checkMemo(chain: Chain, typed: string): Result<string, MemoFault> {
  const memo = dropHidden(typed).trim();
  if (memo === '') return ok('');
  if (!takesMemo(chain)) return refused({ code: 'MEMO_UNUSED' });
  if (NOT_IN_MEMO.test(memo)) return refused({ code: 'MEMO_CHARACTER' });
  const isLong = new TextEncoder().encode(memo).length > MEMO_BYTES[chain];
  return isLong ? refused({ code: 'MEMO_LENGTH' }) : ok(memo);
}

/** Exchanges that share one address among their customers and distinguish them by memo, by that address. */
const EXCHANGES: Readonly<Record<string, string>> = {
  EQBfAN7LfaUYgXZNw5Wc7GBgkEX2yhuJ5ka95J1JJwXXf4a8: 'OKX',
  'EQBBlxK8VBxEidbxw4oQVyLSk7iEf9VPJxetaRQpEbi-XG4U': 'Bitfinex',
  EQBX63RAdgShn34EAFMV73Cut7Z15lUZd1hnVva68SEl7sxi: 'MEXC',
  EQDD8dqOzaj4zUK6ziJOo_G2lx6qf1TEktTRkFJ7T1c_fPQb: 'Bybit',
  EQBVXzBT4lcTA3S7gxrg4hnl5fnsDKj4oNEzNp09aQxkwj1f: 'HTX',
  EQCA1BI4QRZ8qYmskSRDzJmkucGodYRTZCf_b9hckjla6dZl: 'KuCoin',
};

const keyOf = (address: string): string | undefined => {
  const read = readTon(address);
  return read.ok ? read.value.key : undefined;
};
const BY_KEY: ReadonlyMap<string | undefined, string> = new Map(
  Object.entries(EXCHANGES).map(([address, name]) => [keyOf(address), name]),
);

/** Returns the exchange of an address in any form; undefined if it is unknown. */
export const exchangeOf = (chain: Chain, address: string): string | undefined =>
  chain === 'TON' ? BY_KEY.get(keyOf(address) ?? '') : undefined;
