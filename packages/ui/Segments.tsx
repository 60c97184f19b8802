import type { KeyboardEvent } from 'react';
import { classes } from './class-names.ts';
import styles from './segments.module.css';

/** Where a key leads among `count` choices of which `at` holds; undefined for a key that moves nothing. */
export function choiceAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * A row of choices of which one holds: one Tab stop, and arrows, Home and End move and choose (the
 * radio group of the WAI-ARIA practices).
 */
export function Segments<T extends string | number>(props: {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, shown: string])[];
  readonly onChoose: (value: T) => void;
  readonly className?: string | undefined;
}) {
  const { label, value, options, onChoose, className } = props;
  const at = Math.max(
    0,
    options.findIndex(([option]) => option === value),
  );
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const to = choiceAfter(event.key, at, options.length);
    const next = to === undefined ? undefined : options[to];
    if (to === undefined || !next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChoose(next[0]);
    const button = event.currentTarget.children[to];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <div
      className={classes(styles['segments'], className)}
      role="radiogroup"
      aria-label={label}
      onKeyDown={move}
    >
      {options.map(([option, shown], i) => (
        <button
          key={option}
          type="button"
          role="radio"
          aria-checked={option === value}
          tabIndex={i === at ? 0 : -1}
          className={option === value ? styles['on'] : undefined}
          onClick={() => onChoose(option)}
        >
          {shown}
        </button>
      ))}
    </div>
  );
}
