import { useId, useState, type ReactNode } from 'react';
import styles from './plan.module.css';

/** A field of the window with its name before it. */
function Named({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <span className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </span>
  );
}

/** A whole number from 1 on; while it is typed it may be none. */
export function CountField(props: {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onValue: (value: number) => void;
}) {
  const { label, value, most, onValue } = props;
  return (
    <Named label={label}>
      {(id) => <CountInput id={id} value={value} most={most} onValue={onValue} />}
    </Named>
  );
}

export function CountInput(props: {
  readonly id?: string;
  readonly label?: string;
  readonly value: number;
  readonly most: number;
  readonly disabled?: boolean;
  readonly onValue: (value: number) => void;
}) {
  const { id, label, value, most, disabled, onValue } = props;
  const [typed, setTyped] = useState<string>();
  return (
    <input
      id={id}
      aria-label={label}
      className={styles['count']}
      inputMode="numeric"
      value={typed ?? String(value)}
      disabled={disabled}
      onChange={({ target }) => {
        const text = target.value.replaceAll(/\D/g, '').slice(0, 5);
        setTyped(text);
        const number = Number(text);
        if (number >= 1) onValue(Math.min(number, most));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** An amount as it is typed: what it is worth, the window reads. */
export function AmountField(props: {
  readonly label: string;
  readonly text: string;
  readonly isBad?: boolean;
  readonly note?: string | undefined;
  readonly onText: (text: string) => void;
}) {
  const { label, text, isBad = false, note, onText } = props;
  return (
    <Named label={label}>
      {(id) => (
        <>
          <input
            id={id}
            className={styles['amount']}
            inputMode="decimal"
            maxLength={12}
            value={text}
            aria-invalid={isBad}
            aria-describedby={note ? `${id}-note` : undefined}
            onChange={({ target }) => onText(target.value)}
          />
          {note && (
            <small id={`${id}-note`} className={styles['note']}>
              {note}
            </small>
          )}
        </>
      )}
    </Named>
  );
}

/** One of some; the platform's own list, which a phone shows as it is used to. */
export function SelectField(props: {
  readonly label: string;
  readonly value: number;
  readonly options: readonly (readonly [number, string])[];
  readonly onValue: (value: number) => void;
}) {
  const { label, value, options, onValue } = props;
  return (
    <Named label={label}>
      {(id) => (
        <select
          id={id}
          className={styles['select']}
          value={value}
          onChange={({ target }) => onValue(Number(target.value))}
        >
          {options.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Named>
  );
}
