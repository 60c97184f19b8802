import type { ComponentProps } from 'react';
import { classes } from '../class-names.ts';
import { Icon, type IconName } from '../Icon.tsx';
import styles from './button.module.css';

/** A button that is an icon. Its label is what screen readers say. */
export function IconButton({
  icon,
  label,
  size = 'medium',
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  readonly icon: IconName;
  readonly label: string;
  readonly size?: 'small' | 'medium';
}) {
  const isSmall = size === 'small';
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles['icon'], isSmall && styles['small'], className)}
      aria-label={label}
    >
      <Icon name={icon} size={isSmall ? 14 : 18} />
    </button>
  );
}
