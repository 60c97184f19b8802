import inline from '../inline.module.css';
import { classes } from '../class-names.ts';
import { DayButton } from './DayButton.tsx';
import { Icon } from '../Icon.tsx';
import { useWords } from '../words/index.ts';
import { siteDayOf } from '@fairlot/rules/lottery/site-day';
import { PRESETS, firstDay, presetOf, presetRange, withDay, type DayRange } from './range.ts';
import { RANGE } from './text.ts';
import styles from './date-range.module.css';

/**
 * Days of the site from one to another: quick ranges, or two days, each chosen in a calendar.
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
  const today = siteDayOf(nowMs);
  const day = (end: 'from' | 'to') => (
    <DayButton
      label={words[end]}
      value={range[end]}
      bounds={{ min: firstDay(nowMs), max: today }}
      today={today}
      range={range}
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
