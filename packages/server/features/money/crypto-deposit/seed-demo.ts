import { writeTron } from '@fairlot/rules/payee/tron';
import { sha256 } from '#platform/hash';
import type { Tx } from '#platform/db';
import { insertAddresses } from './store-address.ts';
import { checkAddress } from '@fairlot/rules/payee/address';

const MANY = 500;

/** Addresses of a demo: hashes, of which nobody has a key. Those that are there stay. */
export async function seedDemoPool(tx: Tx, code: string): Promise<void> {
  const pool = Array.from({ length: MANY }, (_, n) => {
    const address = writeTron(sha256(`fairlot demo address ${n}`).subarray(0, 20));
    const read = checkAddress('TRC20', address);
    return read.ok ? [read.value] : [];
  });
  await insertAddresses(tx, code, pool.flat());
}
