import { Radio as Part } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { useId } from 'react';
import styles from './radio.module.css';

/** One of a few that all can be seen. For many, or where room is short, take a Select. */
export function Radio<T extends string>(props: {
  readonly label: string;
  readonly value: T | undefined;
  readonly options: readonly { readonly value: T; readonly label: string; disabled?: boolean }[];
  readonly onChange: (value: T) => void;
  readonly disabled?: boolean;
}) {
  const { label, value, options, onChange, disabled = false } = props;
  const id = useId();
  return (
    <RadioGroup
      className={styles['group'] ?? ''}
      aria-labelledby={id}
      value={value ?? ''}
      disabled={disabled}
      onValueChange={(next) => onChange(next as T)}
    >
      <span id={id} className={styles['label']}>
        {label}
      </span>
      {options.map((option) => (
        <label key={option.value} className={styles['row']}>
          <Part.Root
            className={styles['dot'] ?? ''}
            value={option.value}
            disabled={disabled || option.disabled === true}
          />
          {option.label}
        </label>
      ))}
    </RadioGroup>
  );
}
