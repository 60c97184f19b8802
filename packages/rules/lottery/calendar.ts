import { lunarYearStarts } from '../play/lhc/lunar-year.ts';
import { KNOWN_YEARS } from './known-rests.ts';
import type { Period } from './period.ts';
import { addDays, weekdayOf } from './site-day.ts';

/** When a game rests, and on which days it draws although its weekdays or a rest say otherwise. */
export type HolidayCalendar = {
  readonly rests: readonly Period[];
  readonly extra: readonly string[];
  /** Days of a rest that are none after all: it draws on them as on any other. */
  readonly open?: readonly string[];
  /**
   * The published years of a calendar, each with the day from which it applies. On other days the game keeps the
   * proposed days off.
   */
  readonly years?: ReadonlyMap<number, string>;
  /** The days are published one by one: it draws on the days of `extra` alone, and its weekdays propose them. */
  readonly isListed?: true;
};

/** What operators say of a day: a rest, no rest after all, a draw beside its weekdays. */
export const DAY_RULES = ['rest', 'open', 'extra'] as const;
export type DayRule = (typeof DAY_RULES)[number];

/** Spring Festival: so many days, the first of them so long before the first day of the lunar year. */
const FESTIVAL_DAYS = 10;
const DAYS_BEFORE_NEW_YEAR = 3;

const aroundFestival = (newYear: string): Period => {
  const from = addDays(newYear, -DAYS_BEFORE_NEW_YEAR);
  return { from, to: addDays(from, FESTIVAL_DAYS - 1) };
};

const proposals: ReadonlyMap<number, readonly Period[]> = new Map(
  lunarYearStarts().map((newYear) => {
    const year = yearOf(newYear);
    return [year, [aroundFestival(newYear), { from: `${year}-10-01`, to: `${year}-10-04` }]];
  }),
);

/**
 * Proposes the days off of the state lotteries: ten days from two days before New Year's Eve, and 1 to 4 October. The
 * announcements of 2021 to 2026 begin on the same day or one day later, so this is only a proposal.
 * Returns no period for a year beyond the list of lunar years.
 */
export const proposedRests = (year: number): readonly Period[] => proposals.get(year) ?? [];

/** The rests of the state lotteries, as they are published year by year. */
export const STATE_CALENDAR: HolidayCalendar = {
  rests: KNOWN_YEARS.flatMap(({ rests }) => rests),
  extra: [],
  years: new Map(KNOWN_YEARS.map(({ year }) => [year, `${year}-01-01`])),
};

/** A game whose days are published one by one. */
export const LISTED_CALENDAR: HolidayCalendar = { rests: [], extra: [], isListed: true };

export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** Returns true if the days off around a day are not published yet, so that the day may become one. */
export function isUnconfirmed({ years }: HolidayCalendar, day: string): boolean {
  const from = years?.get(yearOf(day));
  return years !== undefined && (from === undefined || day < from);
}

const includes = (periods: readonly Period[], day: string): boolean =>
  periods.some(({ from, to }) => from <= day && day <= to);

/** Whether a game rests on a day of the site. */
export const isRest = (calendar: HolidayCalendar, day: string): boolean => {
  const { rests, extra, open = [] } = calendar;
  if (extra.includes(day) || open.includes(day)) return false;
  return (
    includes(rests, day) ||
    (isUnconfirmed(calendar, day) && includes(proposedRests(yearOf(day)), day))
  );
};

const NO_CALENDAR: HolidayCalendar = { rests: [], extra: [] };

/** A calendar with what operators say of its days, which goes before what it says itself. */
export function withDays(
  calendar: HolidayCalendar | undefined,
  days: ReadonlyMap<string, DayRule>,
): HolidayCalendar | undefined {
  if (days.size === 0) return calendar;
  const { rests, extra, open = [] } = calendar ?? NO_CALENDAR;
  const said = (rule: DayRule) =>
    [...days].flatMap(([day, theirs]) => (theirs === rule ? [day] : []));
  const others = (list: readonly string[]) => list.filter((day) => !days.has(day));
  return {
    ...calendar,
    rests: [...rests, ...said('rest').map((day) => ({ from: day, to: day }))],
    extra: [...others(extra), ...said('extra')],
    open: [...others(open), ...said('open')],
  };
}

/** Adds published years to a calendar, each effective from a day on. */
export const withYears = (
  calendar: HolidayCalendar,
  more: ReadonlyMap<number, string>,
): HolidayCalendar =>
  calendar.years && more.size > 0
    ? { ...calendar, years: new Map([...more, ...calendar.years]) }
    : calendar;

/** Lists the proposed draw days of a listed game by its weekdays, both ends included. */
export function proposedDays(
  calendar: HolidayCalendar | undefined,
  weekdays: readonly number[] | undefined,
  { from, to }: Period,
): readonly string[] {
  if (!calendar?.isListed) return [];
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const isSaid = calendar.extra.includes(day) || isRest(calendar, day);
    if (!isSaid && (weekdays === undefined || weekdays.includes(weekdayOf(day)))) days.push(day);
  }
  return days;
}

/** Whether a game draws on a day: an extra day, or one of its weekdays that is no rest. */
export function drawsOn(
  calendar: HolidayCalendar | undefined,
  weekdays: readonly number[] | undefined,
  day: string,
): boolean {
  if (calendar?.extra.includes(day)) return true;
  if (calendar?.isListed || (calendar && isRest(calendar, day))) return false;
  return weekdays === undefined || weekdays.includes(weekdayOf(day));
}
