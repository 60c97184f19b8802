import { NumberField } from '@base-ui/react/number-field';
import { classes } from '../class-names.ts';
import { useLanguage } from '../words/index.ts';
import { LOCALES } from './locales.ts';
import styles from './number.module.css';

export type NumberProps = {
  /** Null while nothing is typed. */
  readonly value: number | null;
  readonly onValue: (value: number | null) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  readonly disabled?: boolean | undefined;
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string;
};

/** What of the properties goes to the root of the part. */
export const rootOf = ({ value, onValue, min, max, step, disabled, id }: NumberProps) => ({
  value,
  onValueChange: onValue,
  min,
  max,
  step,
  disabled: disabled ?? false,
  ...(id !== undefined && { id }),
});

/**
 * A count or a rate; `decimals` are shown and kept. Never an amount of money: that is an integer of
 * thousandths, and here are floats.
 */
export function NumberInput(
  props: NumberProps & { readonly unit?: string; readonly decimals?: number },
) {
  const { unit, decimals = 0 } = props;
  return (
    <NumberField.Root
      {...rootOf(props)}
      locale={LOCALES[useLanguage()]}
      format={{ minimumFractionDigits: decimals, maximumFractionDigits: decimals }}
    >
      <NumberField.Group
        className={classes(
          styles['box'],
          styles['wide'],
          props['aria-invalid'] === true && styles['bad'],
        )}
      >
        <NumberField.Input
          className={styles['input'] ?? ''}
          aria-label={props['aria-label']}
          aria-invalid={props['aria-invalid']}
          aria-describedby={props['aria-describedby']}
        />
        {unit && <span className={styles['unit']}>{unit}</span>}
      </NumberField.Group>
    </NumberField.Root>
  );
}
