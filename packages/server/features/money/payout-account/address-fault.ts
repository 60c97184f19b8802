import { checkAddress } from '@fairlot/rules/payee/address';
import { chainOfBank } from '@fairlot/rules/payee/chains';
import type { AddressRefusal } from '@fairlot/rules/check/withdraw';
import type { Executor } from '#platform/db';
import { isOurAddress } from '../crypto-deposit/index.ts';
import { type Payee, revealPayee } from './payee.ts';

type Bound = Pick<Payee, 'playerId' | 'id' | 'mac' | 'kind' | 'bank'>;

/**
 * Why nothing is paid to an address that a player bound: it is of another chain, a contract, a burn address, or one of
 * ours. Undefined for every other account. Looked at before each payout, for what was bound earlier too.
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
