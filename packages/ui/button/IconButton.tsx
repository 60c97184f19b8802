import type { ComponentProps } from 'react';
import { classes } from '../class-names.ts';
import { Icon, type IconName } from '../Icon.tsx';
import styles from './button.module.css';

/** The look of an icon button, for links that are pressed like one. */
export const iconButtonClass = (): string => styles['icon'] ?? '';

/** A button that is an icon. Its label is what screen readers say. */
export function IconButton({
  icon,
  label,
  size = 'medium',
  iconSize,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  readonly icon: IconName;
  readonly label: string;
  readonly size?: 'small' | 'medium';
  /** In pixels, where the icon is not as large as its button has it. */
  readonly iconSize?: number;
}) {
  const isSmall = size === 'small';
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles['icon'], isSmall && styles['small'], className)}
      aria-label={label}
    >
      <Icon name={icon} size={iconSize ?? (isSmall ? 14 : 18)} />
    </button>
  );
}
