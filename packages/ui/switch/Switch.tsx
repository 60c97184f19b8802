import { Switch as Part } from '@base-ui/react/switch';
import type { ReactNode } from 'react';
import styles from './switch.module.css';

/** Something that is on or off, and is so at once. What is sent later is a Checkbox. */
export function Switch(props: {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
  readonly disabled?: boolean;
}) {
  const { isOn, onChange, children, disabled = false } = props;
  return (
    <label className={styles['row']}>
      <Part.Root
        className={styles['track'] ?? ''}
        checked={isOn}
        disabled={disabled}
        onCheckedChange={(next) => onChange(next)}
      >
        <Part.Thumb className={styles['thumb'] ?? ''} />
      </Part.Root>
      {children}
    </label>
  );
}
