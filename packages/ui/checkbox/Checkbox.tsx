import type { ReactNode } from 'react';
import styles from './checkbox.module.css';

/** Yes or no. `isMixed` for one that stands for several of which some are chosen. */
export function Checkbox(props: {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
  readonly isMixed?: boolean;
  readonly isBad?: boolean;
  readonly disabled?: boolean;
}) {
  const { isOn, onChange, children, isMixed = false, isBad = false, disabled } = props;
  return (
    <label className={styles['row']}>
      <input
        type="checkbox"
        className={styles['box']}
        checked={isOn}
        disabled={disabled}
        aria-invalid={isBad || undefined}
        // React knows no attribute for it: the platform has it as a property alone.
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  );
}
