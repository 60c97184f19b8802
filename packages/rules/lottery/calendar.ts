import { lunarYearStarts } from '../play/lhc/lunar-year.ts';
import { addDays, weekdayOf } from './site-day.ts';

/** Days of the site from one to another, both included, written yyyy-mm-dd. */
export type Period = { readonly from: string; readonly to: string };

/** When a game rests, and on which days it draws although its weekdays or a rest say otherwise. */
export type HolidayCalendar = {
  readonly rests: readonly Period[];
  readonly extra: readonly string[];
};

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
export const isRest = ({ rests, extra }: HolidayCalendar, day: string): boolean =>
  !extra.includes(day) && rests.some(({ from, to }) => from <= day && day <= to);

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
