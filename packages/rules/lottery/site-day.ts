/**
 * Days of the site: UTC+8 without summer time (plays.md section 5), written yyyy-mm-dd. Times are
 * milliseconds UTC; nothing here reads a clock.
 */
const OFFSET_MS = 8 * 3_600_000;
export const DAY_MS = 86_400_000;

/** The day of the site that a moment falls in. */
export const siteDayOf = (timeMs: number): string =>
  new Date(timeMs + OFFSET_MS).toISOString().slice(0, 10);

/** The time at the site, to the second: `2026-11-21T21:15:00`. */
export const siteTimeOf = (timeMs: number): string =>
  new Date(timeMs + OFFSET_MS).toISOString().slice(0, 19);

/** Midnight at which a day of the site begins; undefined when there is no such day. */
export function siteDayStart(day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const utcMs = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(utcMs) || new Date(utcMs).toISOString().slice(0, 10) !== day) return undefined;
  return utcMs - OFFSET_MS;
}

/** The day that many days later (or earlier, if negative). */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The last days of the site, newest first: today and as many before it as make `count`. */
export const lastDays = (nowMs: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, back) => addDays(siteDayOf(nowMs), -back));

/** 1 for 1 January. */
export const dayOfYear = (day: string): number =>
  (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${day.slice(0, 4)}-01-01T00:00:00Z`)) / DAY_MS + 1;

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (day: string): number =>
  new Date(`${day}T00:00:00Z`).getUTCDay() || SUNDAY;

const SUNDAY = 7;

/** The Sunday of a month, counted from 1; the day as yyyy-mm-dd. */
function sundayOf(year: string, month: string, nth: number): string {
  const first = `${year}-${month}-01`;
  return addDays(first, SUNDAY - weekdayOf(first) + (nth - 1) * SUNDAY);
}

/** Whether North America has its summer time: from the second Sunday of March to the first of November. */
export function isNorthAmericanSummer(day: string): boolean {
  const year = day.slice(0, 4);
  return sundayOf(year, '03', 2) <= day && day < sundayOf(year, '11', 1);
}
