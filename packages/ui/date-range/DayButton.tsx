import { useRef, useState } from 'react';
import { PopoverAt } from '../popover/index.ts';
import { useLanguage } from '../words/index.ts';
import inline from '../inline.module.css';
import { Calendar } from './Calendar.tsx';
import type { Bounds } from './calendar-days.ts';
import { formatDayName } from './day-names.ts';
import type { DayRange } from './range.ts';

/** Shows a day; a press opens the calendar in which another is chosen. */
export function DayButton(props: {
  readonly label: string;
  readonly value: string;
  readonly bounds: Bounds;
  readonly today: string;
  readonly range?: DayRange;
  readonly onDay: (day: string) => void;
}) {
  const { label, value, bounds, today, range, onDay } = props;
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={inline['num']}
        aria-label={`${label} ${formatDayName(value, language)}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {formatDayName(value, language)}
      </button>
      {isOpen && (
        <PopoverAt
          title={label}
          anchor={button}
          close={close}
          focus="[tabindex='0']:not(:disabled)"
        >
          <Calendar
            {...{ value, bounds, today }}
            {...(range && { range })}
            onDay={(day) => {
              close();
              onDay(day);
            }}
          />
        </PopoverAt>
      )}
    </>
  );
}
