import type { Language } from '@fairlot/rules/core/text';

const LOCALES: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en-GB' };

const inBoth = (
  style: Intl.DateTimeFormatOptions,
): Readonly<Record<Language, Intl.DateTimeFormat>> => ({
  zh: new Intl.DateTimeFormat(LOCALES.zh, { ...style, timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat(LOCALES.en, { ...style, timeZone: 'UTC' }),
});

const DAY = inBoth({ month: 'short', day: 'numeric', weekday: 'short' });
const MONTH = inBoth({ year: 'numeric', month: 'long' });
const WEEKDAY = inBoth({ weekday: 'narrow' });
const LONG_WEEKDAY = inBoth({ weekday: 'long' });

const dateOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** `11月21日周六` or `Sat 21 Nov`: a day of the site in the language of the screen. */
export const formatDayName = (day: string, language: Language): string =>
  DAY[language].format(dateOf(day));

/** `2026年11月` or `November 2026`. */
export const formatMonth = (month: string, language: Language): string =>
  MONTH[language].format(dateOf(`${month}-01`));

/** A week that begins on a Monday. */
const WEEK = Array.from({ length: 7 }, (_, at) => `2026-11-0${2 + at}`);

/** The weekdays from Monday, each short and in full. */
export const weekdayNames = (language: Language): readonly (readonly [string, string])[] =>
  WEEK.map((day) => [
    WEEKDAY[language].format(dateOf(day)),
    LONG_WEEKDAY[language].format(dateOf(day)),
  ]);
