import { checkAddress } from '@fairlot/rules/payee/address';
import { isChain } from '@fairlot/rules/payee/chains';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Tx } from '#platform/db';
import { insertAddresses, type NewAddress } from './store-address.ts';

export const MOST_ADDRESSES = 10_000;

/** Adds the addresses of a list, a line each, to the pool of a chain; how many were new, or which line is none. */
export async function importAddresses(
  tx: Tx,
  code: string,
  text: string,
): Promise<Result<number, string>> {
  if (!isChain(code)) return refused('there is no such chain');
  const lines = text.split('\n').map((line) => line.trim());
  const filled = lines.flatMap((line, at) => (line === '' ? [] : [{ line, at: at + 1 }]));
  if (filled.length === 0) return refused('there is no address in it');
  if (filled.length > MOST_ADDRESSES) return refused(`${MOST_ADDRESSES} addresses at the most`);
  const read: NewAddress[] = [];
  for (const { line, at } of filled) {
    const address = checkAddress(code, line);
    // What stands there may be a key that somebody took for an address: it is said back to nobody.
    if (!address.ok) return refused(`line ${at} is no address of ${code}`);
    read.push(address.value);
  }
  return ok(await insertAddresses(tx, code, read));
}
