// Days of a calendar: which a month shows, and which a key leads to. Pure.
import { addDays, weekdayOf } from '@fairlot/rules/lottery/site-day';

/** The first and the last day that may be chosen, both included. */
export type Bounds = { readonly min: string; readonly max: string };

const WEEK = 7;
const DAYS_OF = /^(\d{4})-(\d{2})/;

/** `2026-11` of `2026-11-21`. */
export const monthOf = (day: string): string => day.slice(0, 7);

export const clampDay = (day: string, { min, max }: Bounds): string =>
  day < min ? min : day > max ? max : day;

/** The same day so many months later, or the last of that month where it is shorter. */
export function addMonths(day: string, months: number): string {
  const [, year, month] = DAYS_OF.exec(day) ?? [];
  const first = new Date(Date.UTC(Number(year), Number(month) - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  const date = Math.min(Number(day.slice(8)), last.getUTCDate());
  return `${first.toISOString().slice(0, 8)}${String(date).padStart(2, '0')}`;
}

/** The weeks of a month from Monday to Sunday, with the days of the months around it. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const monday = addDays(first, 1 - weekdayOf(first));
  const next = addMonths(first, 1);
  const weeks: string[][] = [];
  for (let day = monday; day < next; day = addDays(day, WEEK)) {
    weeks.push(Array.from({ length: WEEK }, (_, at) => addDays(day, at)));
  }
  return weeks;
}

/** Returns the day that a key leads to, within the bounds; undefined for a key that moves nothing. */
export function dayAfterKey(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  day: string,
  bounds: Bounds,
): string | undefined {
  const months = shiftKey ? 12 : 1;
  const moves: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -WEEK),
    ArrowDown: () => addDays(day, WEEK),
    Home: () => addDays(day, 1 - weekdayOf(day)),
    End: () => addDays(day, WEEK - weekdayOf(day)),
    PageUp: () => addMonths(day, -months),
    PageDown: () => addMonths(day, months),
  };
  const move = moves[key];
  return move && clampDay(move(), bounds);
}
