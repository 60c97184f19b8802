import inline from '../inline.module.css';
import { classes } from '../class-names.ts';
import { DaySelect } from './DaySelect.tsx';
import { Icon } from '../Icon.tsx';
import { useWords } from '../words/index.ts';
import { PRESETS, daysOffered, presetOf, presetRange, withDay, type DayRange } from './range.ts';
import { RANGE } from './text.ts';
import styles from './date-range.module.css';

/**
 * Days of the site from one to another: quick ranges, or the two days. The days on offer are lists,
 * not the browser's own field, which would speak the browser's language.
 */
export function DateRange(props: {
  readonly range: DayRange;
  readonly onRange: (range: DayRange) => void;
  /** The time of the server: it says which day is today. */
  readonly nowMs: number;
}) {
  const { range, onRange, nowMs } = props;
  const words = useWords(RANGE);
  const preset = presetOf(range, nowMs);
  const day = (end: 'from' | 'to') => (
    <DaySelect
      label={words[end]}
      days={daysOffered(nowMs)}
      value={range[end]}
      onDay={(chosen) => {
        const next = withDay(range, end, chosen, nowMs);
        if (next) onRange(next);
      }}
    />
  );
  return (
    <>
      <div className={styles['presets']} role="group" aria-label={words.range}>
        {PRESETS.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === preset}
            onClick={() => onRange(presetRange(id, nowMs))}
          >
            {words[id]}
          </button>
        ))}
      </div>
      <span className={classes(inline['num'], styles['days'])}>
        <Icon name="calendar" size={16} />
        {day('from')}
        <span className={styles['until']}>{words.until}</span>
        {day('to')}
      </span>
    </>
  );
}

/** A range in words: the name of its preset, or its two days. */
export function useRangeName(): (range: DayRange, nowMs: number) => string {
  const words = useWords(RANGE);
  return (range, nowMs) => {
    const preset = presetOf(range, nowMs);
    return preset ? words[preset] : `${range.from} ${words.until} ${range.to}`;
  };
}
