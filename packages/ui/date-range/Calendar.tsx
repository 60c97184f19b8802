import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../button/index.ts';
import { classes } from '../class-names.ts';
import { useLanguage, useWords } from '../words/index.ts';
import {
  addMonths,
  clampDay,
  dayAfterKey,
  monthOf,
  weeksOf,
  type Bounds,
} from './calendar-days.ts';
import { formatDayName, formatMonth, weekdayNames } from './day-names.ts';
import type { DayRange } from './range.ts';
import { RANGE } from './text.ts';
import styles from './calendar.module.css';

type Props = {
  /** The chosen day; the calendar opens on its month. */
  readonly value: string;
  readonly bounds: Bounds;
  /** The day of the site, which has a mark. */
  readonly today: string;
  /** Days that are tinted, because they are chosen together. */
  readonly range?: DayRange;
  readonly onDay: (day: string) => void;
};

/**
 * A month of days to choose from (the date grid of the ARIA practices). Arrow keys move by day and week, Page Up and Page
 * Down by month, with Shift by year. It is our own because Base UI has none, and because the browser's own picker
 * speaks the language of the browser.
 */
export function Calendar(props: Props) {
  const { value, bounds } = props;
  const language = useLanguage();
  const words = useWords(RANGE);
  const id = useId();
  const [at, setAt] = useState(() => clampDay(value, bounds));
  const grid = useRef<HTMLTableElement>(null);
  const month = monthOf(at);
  const turn = (months: number): void => setAt(clampDay(addMonths(at, months), bounds));
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = dayAfterKey(event, at, bounds);
    if (next === undefined) return;
    event.preventDefault();
    // The day may be of a month that is not drawn yet.
    flushSync(() => setAt(next));
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  return (
    <div className={styles['calendar']}>
      <div className={styles['head']}>
        <IconButton
          icon="left"
          label={words.monthBefore}
          disabled={month <= monthOf(bounds.min)}
          onClick={() => turn(-1)}
        />
        <b id={id} aria-live="polite">
          {formatMonth(month, language)}
        </b>
        <IconButton
          icon="right"
          label={words.monthAfter}
          disabled={month >= monthOf(bounds.max)}
          onClick={() => turn(1)}
        />
      </div>
      <table ref={grid} role="grid" aria-labelledby={id} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdayNames(language).map(([short, long]) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day key={day} {...props} day={day} isAt={day === at} month={month} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type DayProps = Props & {
  readonly day: string;
  /** The one tab stop of the grid. */
  readonly isAt: boolean;
  readonly month: string;
};

function Day({ day, isAt, month, value, bounds, today, range, onDay }: DayProps) {
  const language = useLanguage();
  const isWithin = range && range.from <= day && day <= range.to;
  return (
    <td aria-selected={day === value} className={classes(isWithin && styles['within'])}>
      <button
        type="button"
        tabIndex={isAt ? 0 : -1}
        disabled={day < bounds.min || day > bounds.max}
        aria-label={formatDayName(day, language)}
        aria-current={day === today ? 'date' : undefined}
        className={classes(
          day === value && styles['on'],
          monthOf(day) !== month && styles['other'],
        )}
        onClick={() => onDay(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}
