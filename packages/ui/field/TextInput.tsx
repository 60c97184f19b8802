import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../class-names.ts';
import { Icon, type IconName } from '../Icon.tsx';
import styles from './field.module.css';

export type TextInputProps = Omit<ComponentProps<'input'>, 'size' | 'onChange'> & {
  readonly icon?: IconName;
  /** `large` in forms, `medium` in bars of filters. */
  readonly size?: 'medium' | 'large';
  readonly onText: (text: string) => void;
  /** Stands at the end inside the box. */
  readonly end?: ReactNode;
};

/** One line of text. */
export function TextInput({
  icon,
  size = 'medium',
  onText,
  end,
  className,
  type = 'text',
  ...rest
}: TextInputProps) {
  const isBad = rest['aria-invalid'] === true;
  return (
    <span
      className={classes(
        styles['box'],
        size === 'large' && styles['large'],
        isBad && styles['bad'],
        className,
      )}
    >
      {icon && <Icon name={icon} size={size === 'large' ? 18 : 16} />}
      <input {...rest} type={type} onChange={({ target }) => onText(target.value)} />
      {end}
    </span>
  );
}
