import { checkAddress } from '@fairlot/rules/payee/address';
import { bankOfChain, CHAINS } from '@fairlot/rules/payee/chains';

/** Whether a number is an address of the chain that a bank code names (USDT_ADDRESS, product 7.2). */
export function fitsChain(bank: string, number: string): boolean {
  const chain = CHAINS.find((each) => bankOfChain(each) === bank);
  return chain !== undefined && checkAddress(chain, number).ok;
}
