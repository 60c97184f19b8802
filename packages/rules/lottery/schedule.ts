import { invariant } from '../core/invariant.ts';
import { isRest } from './calendar.ts';
import type { Category } from './category.ts';
import { drawingOn, drawsBetween, hasDraws, windowsOf } from './draw-times.ts';
import { type SerialAnchor, serialPrefix } from './serial.ts';
import { addDays, siteDayStart } from './site-day.ts';

/** One issue as the timetable has it. Times are milliseconds UTC. */
export type PlannedIssue = {
  /** Number within its day, from 1: the link of the day's chain that draws it. */
  readonly index: number;
  readonly serialNumber: number;
  readonly startMs: number;
  readonly closeMs: number;
  readonly drawMs: number;
};

/** A category as far as its issues depend on it. */
export type Planned = Pick<Category, 'schedule' | 'calendar' | 'closeLeadSeconds' | 'serial'>;

type Times = Pick<PlannedIssue, 'startMs' | 'closeMs' | 'drawMs'>;

function midnightOf(day: string): number {
  const midnightMs = siteDayStart(day);
  invariant(midnightMs !== undefined, `${day} is a day`);
  return midnightMs;
}

/** Where betting is continuous: an issue starts when the one before it closes. */
function timesInWindows(category: Planned, day: string): readonly Times[] {
  const midnightMs = midnightOf(day);
  const leadMs = category.closeLeadSeconds * 1_000;
  let lastCloseMs = closeBefore(category, day);
  return windowsOf(category, day).flatMap(({ everySeconds, draws }) =>
    draws.map((seconds, k) => {
      const drawMs = midnightMs + seconds * 1_000;
      const closeMs = drawMs - leadMs;
      const startMs = k === 0 ? Math.max(drawMs - everySeconds * 1_000, lastCloseMs) : lastCloseMs;
      lastCloseMs = closeMs;
      return { startMs, closeMs, drawMs };
    }),
  );
}

/** The last close of the sessions that the day before opened, which may reach into this one. */
function closeBefore(category: Planned, day: string): number {
  if (category.schedule.kind !== 'sessions') return -Infinity;
  const before = addDays(day, -1);
  const last = windowsOf(category, before).at(-1)?.draws.at(-1);
  if (last === undefined) return -Infinity;
  return midnightOf(before) + (last - category.closeLeadSeconds) * 1_000;
}

/** A game that draws at all does so within so many days, unless it rests. */
const LONGEST_PAUSE_DAYS = 14;

/**
 * The one draw of a day. Its sale begins when the sale before it ends; after a rest, at the midnight
 * that ends it.
 */
function timesOfDaily(category: Planned, drawAtSeconds: number, day: string): Times {
  const atMs = (on: string): number => midnightOf(on) + drawAtSeconds * 1_000;
  const leadMs = category.closeLeadSeconds * 1_000;
  const closeMs = atMs(day) - leadMs;
  let before = addDays(day, -1);
  for (let back = 1; back < LONGEST_PAUSE_DAYS && !hasDraws(category, before); back++) {
    if (category.calendar && isRest(category.calendar, before)) {
      const startMs = Math.min(midnightOf(addDays(before, 1)), closeMs - leadMs);
      return { startMs, closeMs, drawMs: atMs(day) };
    }
    before = addDays(before, -1);
  }
  return { startMs: atMs(before) - leadMs, closeMs, drawMs: atMs(day) };
}

function timesOf(category: Planned, day: string): readonly Times[] {
  const { schedule } = category;
  if (schedule.kind !== 'daily') return timesInWindows(category, day);
  return hasDraws(category, day) ? [timesOfDaily(category, schedule.drawAtSeconds, day)] : [];
}

/** How many draws of its day come before the anchor. */
function placeOf(category: Planned, { day, drawMs }: SerialAnchor): number {
  if (drawMs === undefined) return 0;
  const place = timesOf(category, day).findLastIndex((issue) => issue.drawMs <= drawMs);
  return Math.max(0, place);
}

/**
 * The number that the first issue of a day bears. Games that count the draws of the year, or of all
 * years, go on from the newest known result where there is one: a state game that rested otherwise
 * than the calendar says is right again with it.
 */
function firstSerial(category: Planned, day: string, anchor: SerialAnchor | undefined): number {
  const { serial } = category;
  switch (serial.kind) {
    case 'dayNumber':
    case 'shortDayNumber':
      return serialPrefix(serial.kind, day) * 10 ** serial.digits + 1;
    case 'yearNumber': {
      const year = day.slice(0, 4);
      const first = serialPrefix(serial.kind, day) * 10 ** serial.digits + 1;
      if (anchor?.day.slice(0, 4) !== year) {
        return first + drawsBetween(category, `${year}-01-01`, day);
      }
      return onFrom(category, anchor, day);
    }
    case 'running':
      return onFrom(category, anchor ?? serial.anchor, day);
    case 'ofPlayer':
      return 1;
  }
}

function onFrom(planned: Planned, anchor: SerialAnchor, day: string): number {
  const category = drawingOn(planned, anchor.day);
  return anchor.serialNumber - placeOf(category, anchor) + drawsBetween(category, anchor.day, day);
}

/** All issues of a day of the site (yyyy-mm-dd, UTC+8), ascending (plays.md section 5). */
export function issuesOfDay(
  category: Planned,
  day: string,
  anchor?: SerialAnchor,
): readonly PlannedIssue[] {
  const times = timesOf(category, day);
  if (times.length === 0) return [];
  const first = firstSerial(category, day, anchor);
  return times.map((each, k) => ({ index: k + 1, serialNumber: first + k, ...each }));
}

/** When the last draw of a day is, in milliseconds UTC; undefined on a day without one. */
export const lastDrawOf = (category: Planned, day: string): number | undefined =>
  timesOf(category, day).at(-1)?.drawMs;

/**
 * Whether a day by one timetable can come after the day before it by another: its first sale ends after the last
 * draw that the day before had promised. Else draws of two days would come in turn, and the numbers of the day
 * before, being smaller, would be on sale no more.
 */
export function mayFollow(before: Planned, category: Planned, day: string): boolean {
  const lastDrawMs = lastDrawOf(before, addDays(day, -1));
  const [first] = timesOf(category, day);
  return !first || lastDrawMs === undefined || first.closeMs >= lastDrawMs;
}

/** Issues are made so many days ahead of the present one. */
const DAYS_AHEAD = 2;
/** A game of weekdays is on sale for its next draw up to so many days ahead. */
const WEEK_DAYS = 7;

/**
 * The days whose issues may be open or about to open at a moment: those of yesterday's sessions that
 * go on past midnight, today, the next two, and for a game of weekdays the next day that it draws on.
 */
export function daysToPrepare(category: Planned, today: string, nowMs: number): readonly string[] {
  const yesterday = addDays(today, -1);
  const isGoingOn =
    category.schedule.kind === 'sessions' && (lastDrawOf(category, yesterday) ?? 0) > nowMs;
  const near = Array.from({ length: DAYS_AHEAD + 1 }, (_, k) => addDays(today, k));
  const drawing = near.filter((day) => hasDraws(category, day));
  const hasNext = drawing.some((day) => day > today);
  return [
    ...(isGoingOn ? [yesterday] : []),
    ...drawing,
    ...(hasNext || category.schedule.kind === 'instant' ? [] : nextDay(category, near)),
  ];
}

function nextDay(category: Planned, near: readonly string[]): readonly string[] {
  let day = near.at(-1) ?? '';
  for (let ahead = near.length; ahead <= WEEK_DAYS; ahead++) {
    day = addDays(day, 1);
    if (hasDraws(category, day)) return [day];
  }
  return [];
}
