import { lunarYearStarts } from '../play/lhc/lunar-year.ts';
import { addDays, weekdayOf } from './site-day.ts';

/** Days of the site from one to another, both included, written yyyy-mm-dd. */
export type Period = { readonly from: string; readonly to: string };

/** When a game rests, and on which days it draws although its weekdays or a rest say otherwise. */
export type HolidayCalendar = {
  readonly rests: readonly Period[];
  readonly extra: readonly string[];
  /** Days of a rest that are none after all: it draws on them as on any other. */
  readonly open?: readonly string[];
};

/** What operators say of a day: a rest, no rest after all, a draw beside its weekdays. */
export const DAY_RULES = ['rest', 'open', 'extra'] as const;
export type DayRule = (typeof DAY_RULES)[number];

/** Spring Festival: so many days from New Year's Eve. */
const FESTIVAL_DAYS = 10;

const aroundFestival = (newYear: string): Period => ({
  from: addDays(newYear, -1),
  to: addDays(newYear, FESTIVAL_DAYS - 2),
});

const ofYear = (newYear: string): readonly Period[] => {
  const year = newYear.slice(0, 4);
  return [aroundFestival(newYear), { from: `${year}-10-01`, to: `${year}-10-04` }];
};

/**
 * The rests of the state games (plays.md section 5): ten days from New Year's Eve of the lunar year,
 * and 1 to 4 October. It reaches as far as the list of lunar years.
 */
export const STATE_CALENDAR: HolidayCalendar = {
  rests: lunarYearStarts().flatMap(ofYear),
  extra: [],
};

/** Whether a game rests on a day of the site. */
export const isRest = ({ rests, extra, open = [] }: HolidayCalendar, day: string): boolean =>
  !extra.includes(day) &&
  !open.includes(day) &&
  rests.some(({ from, to }) => from <= day && day <= to);

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
    rests: [...rests, ...said('rest').map((day) => ({ from: day, to: day }))],
    extra: [...others(extra), ...said('extra')],
    open: [...others(open), ...said('open')],
  };
}

/** Whether a game draws on a day: an extra day, or one of its weekdays that is no rest. */
export function drawsOn(
  calendar: HolidayCalendar | undefined,
  weekdays: readonly number[] | undefined,
  day: string,
): boolean {
  if (calendar?.extra.includes(day)) return true;
  if (calendar && isRest(calendar, day)) return false;
  return weekdays === undefined || weekdays.includes(weekdayOf(day));
}
