import { invariant } from '../core/invariant.ts';
import { type Category, dailyIssueCount } from './category.ts';
import { addDays, DAY_MS, dayOfYear, siteDayStart } from './site-day.ts';

/** One issue as the timetable has it. Times are milliseconds UTC. */
export type PlannedIssue = {
  /** Number within its day, from 1: the link of the day's chain that draws it. */
  readonly index: number;
  readonly serialNumber: number;
  readonly startMs: number;
  readonly closeMs: number;
  readonly drawMs: number;
};

/** The newest result of an official game: its numbering goes on from there. */
export type SerialAnchor = { readonly serialNumber: number; readonly day: string };

/** SerialNumber of issue `index` of a day: 202611210001 for yyyyMMdd+4 (plays.md section 5). */
export function serialNumberOf(category: Category, day: string, index: number): number {
  const { kind, digits } = category.serial;
  const prefix = kind === 'dayNumber' ? day.replaceAll('-', '') : day.slice(0, 4);
  return Number(prefix) * 10 ** digits + index;
}

/**
 * Number within the year of an official game's draw. State games count draws, not days: they rest
 * at Spring Festival and in October, so the count goes on from the newest known result and only
 * without one of the same year is it the day of the year.
 */
function yearIndex(day: string, digits: number, anchor: SerialAnchor | undefined): number {
  if (!anchor || anchor.day.slice(0, 4) !== day.slice(0, 4)) return dayOfYear(day);
  return (anchor.serialNumber % 10 ** digits) + dayOfYear(day) - dayOfYear(anchor.day);
}

/**
 * All issues of a day of the site (yyyy-mm-dd, UTC+8), ascending. Betting is continuous: an issue
 * starts when the one before it closes; the first starts an interval before its draw (plays.md
 * section 5).
 */
export function issuesOfDay(
  category: Category,
  day: string,
  anchor?: SerialAnchor,
): readonly PlannedIssue[] {
  const midnightMs = siteDayStart(day);
  invariant(midnightMs !== undefined, `${day} is a day`);
  const leadMs = category.closeLeadSeconds * 1_000;
  const { schedule } = category;
  if (schedule.kind === 'daily') {
    const drawMs = midnightMs + schedule.drawAtSeconds * 1_000;
    const closeMs = drawMs - leadMs;
    const index = yearIndex(day, category.serial.digits, anchor);
    const serialNumber = serialNumberOf(category, day, index);
    return [{ index: 1, serialNumber, startMs: closeMs - DAY_MS, closeMs, drawMs }];
  }
  const stepMs = schedule.intervalSeconds * 1_000;
  return Array.from({ length: dailyIssueCount(category) }, (_, k) => {
    const drawMs = midnightMs + (k + 1) * stepMs;
    return {
      index: k + 1,
      serialNumber: serialNumberOf(category, day, k + 1),
      startMs: k === 0 ? midnightMs : drawMs - stepMs - leadMs,
      closeMs: drawMs - leadMs,
      drawMs,
    };
  });
}

/** The days whose issues may be open or about to open at a moment of a day: it and the next one. */
export const daysToPrepare = (day: string): readonly string[] => [day, addDays(day, 1)];

/** The short form on screen: what follows the date, for example 0142. */
export function shortSerial(category: Category, serialNumber: number): string {
  const { digits } = category.serial;
  return String(serialNumber % 10 ** digits).padStart(digits, '0');
}

/** The long form on screen, with the hyphen that the number itself does not carry. */
export function formatSerial(category: Category, serialNumber: number): string {
  const { digits } = category.serial;
  return `${Math.floor(serialNumber / 10 ** digits)}-${shortSerial(category, serialNumber)}`;
}
