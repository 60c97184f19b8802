import { type Result, ok, refused } from '@fairlot/rules/core/result';
import { withDays } from '@fairlot/rules/lottery/calendar';
import type { Category } from '@fairlot/rules/lottery/category';
import { hasDraws } from '@fairlot/rules/lottery/draw-times';
import { issuesOfDay, type PlannedIssue } from '@fairlot/rules/lottery/schedule';
import { type SerialAnchor, serialPrefix } from '@fairlot/rules/lottery/serial';
import { addDays, dayOfYear, siteDayOf, siteDayStart } from '@fairlot/rules/lottery/site-day';
import { formatWinningNumber, parseWinningNumber } from '@fairlot/rules/lottery/winning-number';

/** One result of a game that a feed tells, with the times that its timetable gives it. */
export type OfficialDraw = {
  readonly serialNumber: number;
  readonly day: string;
  /** Which draw of its day, from 1. */
  readonly index: number;
  /** As stored: `0,9,9`. */
  readonly number: string;
  readonly startMs: number;
  readonly closeMs: number;
  readonly drawMs: number;
};

/** Reads a line `issue,date,number`; refused with what cannot be right about it. */
export type ReadDraw = (line: string) => Result<OfficialDraw, string>;

type Place = PlannedIssue & { readonly day: string };

/** A serial is an integer that JSON carries. */
const SERIAL = /^\d{1,15}$/;
/** `2026-11-21`, or with the time of the draw at the site behind it. */
const WHEN = /^(\S{10})(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?$/;

/**
 * Reads draws of a game as its feed tells them. Which draw of the day a line tells: of a game that draws once
 * a day that one; else its serial says so, or the time where the date has one. A running serial without a
 * time is counted on from the newest result that is known. Days are planned once, however many lines they have.
 */
export function feedReader(category: Category, newest?: SerialAnchor): ReadDraw {
  const planned = new Map<string, readonly Place[]>();
  const issuesOn: IssuesOn = (day, isTold) => {
    const key = `${day} ${isTold}`;
    const there = planned.get(key);
    if (there) return there;
    const by = isTold ? drawing(category, day) : category;
    const made = issuesOfDay(by, day, newest).map((each) => ({ ...each, day }));
    planned.set(key, made);
    return made;
  };
  return (line) => {
    const [issue = '', date = '', number = '', ...rest] = line.split(',').map((part) => part.trim());
    if (rest.length > 0) return refused('more than three columns');
    const when = readWhen(date);
    if (!when) return refused(`"${date}" is not a date`);
    const place = placeOf(category, issuesOn, issue, when);
    if (!place.ok) return place;
    const read = parseWinningNumber(category, number.replace(/\s*\+\s*/, ' '));
    if (!read.ok) return refused(`"${number}" is not a result of ${category.code}`);
    const { day, index, startMs, closeMs, drawMs } = place.value;
    const balls = formatWinningNumber(category, read.value);
    const times = { startMs, closeMs, drawMs };
    return ok({ serialNumber: Number(issue), day, index, number: balls, ...times });
  };
}

/** A feed knows better than the calendar on which days there was a draw. */
const drawing = (category: Category, day: string): Category =>
  hasDraws(category, day)
    ? category
    : { ...category, calendar: withDays(category.calendar, new Map([[day, 'extra']])) ?? NONE };

const NONE = { rests: [], extra: [] };

type When = { readonly day: string; readonly drawnMs: number | undefined };

function readWhen(text: string): When | undefined {
  const [, day = '', hours, minutes, seconds = '0'] = WHEN.exec(text) ?? [];
  const midnightMs = siteDayStart(day);
  if (midnightMs === undefined) return undefined;
  if (hours === undefined) return { day, drawnMs: undefined };
  const parts = [Number(hours), Number(minutes), Number(seconds)] as const;
  if (parts[0] > 23 || parts[1] > 59 || parts[2] > 59) return undefined;
  const passed = (parts[0] * 60 + parts[1]) * 60 + parts[2];
  return { day, drawnMs: midnightMs + passed * 1_000 };
}

/** Told: a feed says that there was a draw on that day. */
type IssuesOn = (day: string, isTold: boolean) => readonly Place[];

function placeOf(
  category: Category,
  issuesOn: IssuesOn,
  issue: string,
  { day, drawnMs }: When,
): Result<Place, string> {
  if (!SERIAL.test(issue)) return refused(`"${issue}" is not a serial`);
  if (category.serial.kind === 'yearNumber') {
    const fault = yearFault(category.serial.digits, issue, day);
    if (fault) return refused(fault);
  }
  if (category.schedule.kind === 'daily') {
    const [once] = issuesOn(day, true);
    return once ? ok(once) : refused(`${category.code} does not draw on ${day}`);
  }
  // What a day opened may be drawn past its midnight: of that moment it is the day after.
  const near = [...issuesOn(addDays(day, -1), false), ...issuesOn(day, true)];
  if (near.length === 0) return refused(`${category.code} does not draw on ${day}`);
  return category.serial.kind === 'running' && drawnMs !== undefined
    ? atTime(near, issue, day, drawnMs)
    : bySerial(category, near, issue, day);
}

/** The serial counts the draws of the year: it names the year of its date and no later day. */
function yearFault(digits: number, issue: string, day: string): string | undefined {
  if (issue.length !== 4 + digits) return `"${issue}" is not a serial`;
  if (issue.slice(0, 4) !== day.slice(0, 4)) return `serial ${issue} is not of the year of ${day}`;
  const index = Number(issue.slice(4));
  if (index < 1 || index > dayOfYear(day)) return `serial ${issue} cannot be drawn on ${day}`;
  return undefined;
}

/** The draw that a time names: the last one up to it, no longer ago than its own sale lasted. */
function atTime(near: readonly Place[], issue: string, day: string, drawnMs: number) {
  const found = near.findLast(({ drawMs }) => drawMs <= drawnMs);
  if (!found || drawnMs - found.drawMs >= found.drawMs - found.startMs) {
    return refused(`no draw is at the time of ${issue} on ${day}`);
  }
  return ok(found);
}

function bySerial(
  { serial }: Category,
  near: readonly Place[],
  issue: string,
  day: string,
): Result<Place, string> {
  if (serial.kind === 'dayNumber' || serial.kind === 'shortDayNumber') {
    const length = String(serialPrefix(serial.kind, day)).length + serial.digits;
    if (issue.length !== length) return refused(`"${issue}" is not a serial`);
  }
  const found = near.find(({ serialNumber }) => serialNumber === Number(issue));
  const isNear = found && (found.day === day || siteDayOf(found.drawMs) === day);
  return isNear ? ok(found) : refused(`serial ${issue} cannot be drawn on ${day}`);
}
