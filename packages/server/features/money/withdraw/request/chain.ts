import { chainOfBank } from '@fairlot/rules/payee/chains';
import { USDT_DECIMALS } from '@fairlot/rules/payee/usdt';

/** Decimals of USDT on the chain that a bank code names. */
export function decimalsOf(bank: string): number | undefined {
  const chain = chainOfBank(bank);
  return chain && USDT_DECIMALS[chain];
}
