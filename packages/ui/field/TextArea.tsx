import type { ComponentProps } from 'react';
import { classes } from '../class-names.ts';
import styles from './field.module.css';

/** Several lines of text. */
export function TextArea({
  onText,
  className,
  rows = 6,
  ...rest
}: Omit<ComponentProps<'textarea'>, 'onChange'> & { readonly onText: (text: string) => void }) {
  const isBad = rest['aria-invalid'] === true;
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classes(styles['area'], isBad && styles['bad'], className)}
      onChange={({ target }) => onText(target.value)}
    />
  );
}
