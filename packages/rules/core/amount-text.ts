import { mills, type Money } from './money.ts';
import { plainNumber } from './typed-number.ts';

/** An amount as it is typed, with at most three decimals and no sign; undefined where it is none. */
export function readAmountText(text: string): Money | undefined {
  const plain = plainNumber(text);
  if (!/^\d{1,12}(\.\d{1,3})?$/.test(plain)) return undefined;
  const [whole = '0', part = ''] = plain.split('.');
  return mills(BigInt(whole) * 1000n + BigInt(part.padEnd(3, '0')));
}

/** An amount as people read it: grouped, with three decimals. */
export function formatAmount(amount: Money): string {
  const size = amount < 0n ? -amount : amount;
  const whole = String(size / 1000n).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0n ? '-' : ''}${whole}.${String(size % 1000n).padStart(3, '0')}`;
}
