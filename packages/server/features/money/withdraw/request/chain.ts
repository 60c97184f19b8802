import { checkAddress } from '@fairlot/rules/payee/address';
import { bankOfChain, type Chain, CHAINS } from '@fairlot/rules/payee/chains';
import { USDT_DECIMALS } from '@fairlot/rules/payee/usdt';

const chainOf = (bank: string): Chain | undefined =>
  CHAINS.find((each) => bankOfChain(each) === bank);

/** Whether a number is an address of the chain that a bank code names (USDT_ADDRESS, product 7.2). */
export function fitsChain(bank: string, number: string): boolean {
  const chain = chainOf(bank);
  return chain !== undefined && checkAddress(chain, number).ok;
}

/** Decimals of USDT on the chain that a bank code names. */
export function decimalsOf(bank: string): number | undefined {
  const chain = chainOf(bank);
  return chain && USDT_DECIMALS[chain];
}
