import type { ComponentProps } from 'react';
import { classes } from '../class-names.ts';
import styles from './button.module.css';

type ButtonLook = {
  /** `primary` once a view; `tint` for the second; `quiet` in bars; `danger` for what destroys. */
  readonly look?: 'plain' | 'primary' | 'tint' | 'quiet' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
  readonly isWide?: boolean;
};

/** The look of a button, for links that are pressed like one. */
export const buttonClass = ({ look = 'plain', size, isWide }: ButtonLook = {}): string =>
  classes(
    styles['button'],
    look !== 'plain' && styles[look],
    size && styles[size],
    isWide && styles['wide'],
  );

/**
 * A button. `isBusy` holds it while what it began goes on: it stays in reach of the keyboard, so the
 * focus does not fall out of a form that is being sent.
 */
export function Button({
  look,
  size,
  isWide,
  isBusy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook & { readonly isBusy?: boolean }) {
  const face = { ...(look && { look }), ...(size && { size }), ...(isWide && { isWide }) };
  return (
    <button
      {...rest}
      type={isBusy ? 'button' : type}
      className={classes(buttonClass(face), className)}
      aria-disabled={isBusy || rest['aria-disabled']}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    />
  );
}
