import { checkAddress } from '@fairlot/rules/payee/address';
import { chainOfBank } from '@fairlot/rules/payee/chains';
import type { AddressRefusal } from '@fairlot/rules/check/withdraw';
import type { Executor } from '#platform/db';
import { isOurAddress } from '../crypto-deposit/index.ts';
import { type Payee, revealPayee } from './payee.ts';

type Bound = Pick<Payee, 'playerId' | 'id' | 'mac' | 'kind' | 'bank'>;

/**
 * Returns why a bound address cannot be paid: it belongs to another chain or to us, or is a contract or a burn
 * address. Returns undefined for every other account. Called before each payout, because the lists change.
 */
export async function addressFaultOf(
  db: Executor,
  dataFolder: string,
  payee: Bound,
): Promise<AddressRefusal | undefined> {
  if (payee.kind !== 'usdt') return undefined;
  const chain = chainOfBank(payee.bank);
  const { number } = await revealPayee(db, dataFolder, payee);
  const read = chain && checkAddress(chain, number);
  if (!read?.ok) {
    const code = read?.error.code;
    return code === 'TOKEN_CONTRACT' || code === 'BURN_ADDRESS' ? code : 'USDT_ADDRESS';
  }
  return (await isOurAddress(db, read.value.key)) ? 'OUR_ADDRESS' : undefined;
}
