import type { Money as Amount } from '@fairlot/rules/core/money';
import { classes } from './class-names.ts';
import { formatChange, splitMoney } from './format.ts';
import inline from './inline.module.css';

/** Money as text. `sign` adds + and the colour of gain or loss; `small` shrinks the decimals. */
export function Money(props: {
  amount: Amount;
  currency?: boolean;
  sign?: boolean;
  small?: boolean;
  className?: string | undefined;
}) {
  const { amount, currency = false, sign = false, small = false, className } = props;
  const parts = splitMoney(amount);
  const tone = !sign || amount === 0n ? undefined : amount > 0n ? inline['up'] : inline['down'];
  return (
    <span className={classes(inline['money'], tone, className)} translate="no">
      {currency ? '¥ ' : ''}
      {sign ? formatChange(amount).charAt(0).replace(/\d/, '') : parts.sign}
      {parts.whole}
      {small ? <small>{parts.decimals}</small> : parts.decimals}
    </span>
  );
}
