import { formatMoney, useWords } from '@fairlot/ui';
import { subtractMoney, type Money } from '@fairlot/rules/core/money';
import { useWallet } from '../../session/index.ts';
import { STAKE } from './text.ts';

/** What is missing in the wallet for an amount; undefined when nothing is. */
export function useShort(amount: Money, isNarrow = false): string | undefined {
  const words = useWords(STAKE);
  const wallet = useWallet().amount;
  if (wallet === undefined || amount <= wallet) return undefined;
  const gap = formatMoney(subtractMoney(amount, wallet));
  return isNarrow ? words.shortOnPhone(gap) : words.short(gap);
}
