import { mills, type Money } from '@fairlot/rules/core/money';

/** An amount as it is typed: `1,200.5`; undefined for what is none. */
export function readAmount(text: string): Money | undefined {
  const plain = text.trim().replaceAll(',', '');
  if (!/^\d{1,9}(\.\d{1,3})?$/.test(plain)) return undefined;
  const [whole = '0', decimals = ''] = plain.split('.');
  return mills(BigInt(whole) * 1000n + BigInt(decimals.padEnd(3, '0')));
}
