import { useEffect, useId, useRef } from 'react';
import { GROUP_STEP } from '@fairlot/rules/odds/raise';
import { useWords } from '@fairlot/ui';
import { IconButton } from '@fairlot/ui/button';
import { FieldError } from '@fairlot/ui/field';
import styles from './prize-group.module.css';
import { RAISE } from './text.ts';

/** A prize group between two, by slider or step by step. */
export function GroupSlider(props: {
  readonly label: string;
  readonly hint: string;
  readonly fault: string | undefined;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly onValue: (group: number) => void;
}) {
  const { label, hint, fault, least, most, value, onValue } = props;
  const words = useWords(RAISE);
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  // The dialog opens before the range is known, so it cannot focus the slider itself.
  useEffect(() => slider.current?.focus(), []);
  return (
    <div className={styles['choice']}>
      <p className={styles['line']}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{value}</output>
      </p>
      <div className={styles['range']}>
        <IconButton
          icon="minus"
          label={words.less}
          disabled={value <= least}
          onClick={() => onValue(value - GROUP_STEP)}
        />
        <input
          ref={slider}
          id={id}
          type="range"
          min={least}
          max={most}
          step={GROUP_STEP}
          value={value}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onValue(Number(target.value))}
        />
        <IconButton
          icon="plus"
          label={words.more}
          disabled={value >= most}
          onClick={() => onValue(value + GROUP_STEP)}
        />
      </div>
      <p id={`${id}-hint`} className={styles['note']}>
        {hint}
      </p>
      {fault && <FieldError>{fault}</FieldError>}
    </div>
  );
}
