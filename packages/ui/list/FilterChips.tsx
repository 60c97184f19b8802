import { useWords } from '../words/index.ts';
import { LIST } from './text.ts';
import styles from './list.module.css';

/** Some of a few kinds; none chosen is all of them. */
export function FilterChips<T extends string | number>(props: {
  readonly label: string;
  readonly chosen: readonly T[];
  readonly options: readonly (readonly [value: T, shown: string])[];
  readonly onChosen: (chosen: readonly T[]) => void;
}) {
  const { label, chosen, options, onChosen } = props;
  const words = useWords(LIST);
  const toggle = (value: T): readonly T[] =>
    chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  const chip = (key: T | '', shown: string, isOn: boolean, next: readonly T[]) => (
    <button
      key={key}
      type="button"
      className={styles['chip']}
      aria-pressed={isOn}
      onClick={() => onChosen(next)}
    >
      {shown}
    </button>
  );
  return (
    <div className={styles['chips']} role="group" aria-label={label}>
      {chip('', words.all, chosen.length === 0, [])}
      {options.map(([value, shown]) => chip(value, shown, chosen.includes(value), toggle(value)))}
    </div>
  );
}
