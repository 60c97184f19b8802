import type { Language } from '@fairlot/rules/core/text';
import { useLanguage } from '../words/index.ts';
import inline from '../inline.module.css';

const style = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  });
const STYLES: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  zh: style('zh-CN'),
  en: style('en-GB'),
};

/** `11月21日周六` or `Sat, 21 Nov`: a day of the site in the language of the screen. */
export const formatDayName = (day: string, language: Language): string =>
  STYLES[language].format(Date.parse(`${day}T00:00:00Z`));

/**
 * Chooses one of the days on offer, newest first. Not the browser's own field for dates: it speaks
 * the language of the browser, whatever the player chose here.
 */
export function DaySelect(props: {
  label: string;
  days: readonly string[];
  /** Empty where none is chosen; `none` is what stands there then. */
  value: string;
  none?: string;
  onDay: (day: string) => void;
}) {
  const { label, days, value, none, onDay } = props;
  const language = useLanguage();
  return (
    <select
      className={inline['num']}
      aria-label={label}
      value={value}
      onChange={({ target }) => target.value && onDay(target.value)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {days.map((day) => (
        <option key={day} value={day}>
          {formatDayName(day, language)}
        </option>
      ))}
    </select>
  );
}
