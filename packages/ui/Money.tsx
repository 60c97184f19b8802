import type { Money as Amount } from '@fairlot/rules/core/money';
import { formatChange, splitMoney } from './format.ts';

/** Money as text. `sign` adds + and the colour of gain or loss; `small` shrinks the decimals. */
export function Money(props: {
  amount: Amount;
  currency?: boolean;
  sign?: boolean;
  small?: boolean;
  className?: string;
}) {
  const { amount, currency = false, sign = false, small = false, className = '' } = props;
  const parts = splitMoney(amount);
  const tone = !sign || amount === 0n ? '' : amount > 0n ? 'up' : 'down';
  return (
    <span className={`money ${tone} ${className}`}>
      {currency ? '¥ ' : ''}
      {sign ? formatChange(amount).charAt(0).replace(/\d/, '') : parts.sign}
      {parts.whole}
      {small ? <small>{parts.decimals}</small> : parts.decimals}
    </span>
  );
}
