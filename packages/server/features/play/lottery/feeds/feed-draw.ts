import { type Result, ok, refused } from '@fairlot/rules/core/result';
import type { Category } from '@fairlot/rules/lottery/category';
import { drawingOn, hasDraws } from '@fairlot/rules/lottery/draw-times';
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
  const days = new Map<string, Around>();
  let anchor = newest;
  const around = (day: string): Around => {
    const there = days.get(day);
    if (there) return there;
    const made = issuesAround(category, day, anchor);
    days.set(day, made);
    // Running serials are counted on from the day before in the file, not from the first of all days.
    if (hasDraws(category, day)) anchor = anchorOf(made, day) ?? anchor;
    return made;
  };
  return (line) => {
    const [issue = '', date = '', number = '', ...rest] = line
      .split(',')
      .map((part) => part.trim());
    if (rest.length > 0) return refused('more than three columns');
    const when = readWhen(date);
    if (!when) return refused(`"${date}" is not a date`);
    const place = placeOf(category, around, issue, when);
    if (!place.ok) return place;
    const read = parseWinningNumber(category, number.replace(/\s*\+\s*/, ' '));
    if (!read.ok) return refused(`"${number}" is not a result of ${category.code}`);
    const { day, index, startMs, closeMs, drawMs } = place.value;
    const balls = formatWinningNumber(category, read.value);
    const times = { startMs, closeMs, drawMs };
    return ok({ serialNumber: Number(issue), day, index, number: balls, ...times });
  };
}

/** The issues that may be drawn on a day of the calendar, in the order of their draws. */
type Around = {
  readonly places: readonly Place[];
  readonly bySerial: ReadonlyMap<number, Place>;
};

/** What a day opened may be drawn past its midnight: such draws are around the day after as well. */
function issuesAround(category: Category, day: string, newest: SerialAnchor | undefined): Around {
  const issuesOn = (by: Category, on: string) =>
    issuesOfDay(by, on, newest).map((each) => ({ ...each, day: on }));
  const before = issuesOn(category, addDays(day, -1));
  const late = before.filter(({ drawMs }) => siteDayOf(drawMs) === day);
  // A feed knows better than the calendar on which days there was a draw.
  const places = [...late, ...issuesOn(drawingOn(category, day), day)];
  return { places, bySerial: new Map(places.map((place) => [place.serialNumber, place])) };
}

function anchorOf({ places }: Around, day: string): SerialAnchor | undefined {
  const first = places.find((place) => place.day === day);
  return first && { serialNumber: first.serialNumber, day };
}

/** What is further away is a slip, and long to count to. */
const [EARLIEST, LATEST] = ['2000-01-01', '2100-01-01'];

type When = { readonly day: string; readonly drawnMs: number | undefined };

function readWhen(text: string): When | undefined {
  const [, day = '', hours, minutes, seconds = '0'] = WHEN.exec(text) ?? [];
  const midnightMs = siteDayStart(day);
  if (midnightMs === undefined || day < EARLIEST || day >= LATEST) return undefined;
  if (hours === undefined) return { day, drawnMs: undefined };
  const parts = [Number(hours), Number(minutes), Number(seconds)] as const;
  if (parts[0] > 23 || parts[1] > 59 || parts[2] > 59) return undefined;
  const passed = (parts[0] * 60 + parts[1]) * 60 + parts[2];
  return { day, drawnMs: midnightMs + passed * 1_000 };
}

function placeOf(
  category: Category,
  around: (day: string) => Around,
  issue: string,
  { day, drawnMs }: When,
): Result<Place, string> {
  if (!SERIAL.test(issue)) return refused(`"${issue}" is not a serial`);
  if (category.serial.kind === 'yearNumber') {
    const fault = yearFault(category.serial.digits, issue, day);
    if (fault) return refused(fault);
  }
  const near = around(day);
  const [first] = near.places;
  if (!first) return refused(`${category.code} does not draw on ${day}`);
  if (category.schedule.kind === 'daily') return ok(first);
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
function atTime({ places }: Around, issue: string, day: string, drawnMs: number) {
  const found = places.findLast(({ drawMs }) => drawMs <= drawnMs);
  if (!found || drawnMs - found.drawMs >= found.drawMs - found.startMs) {
    return refused(`no draw is at the time of ${issue} on ${day}`);
  }
  return ok(found);
}

function bySerial(
  { serial }: Category,
  near: Around,
  issue: string,
  day: string,
): Result<Place, string> {
  if (serial.kind === 'dayNumber' || serial.kind === 'shortDayNumber') {
    const length = String(serialPrefix(serial.kind, day)).length + serial.digits;
    if (issue.length !== length) return refused(`"${issue}" is not a serial`);
  }
  const found = near.bySerial.get(Number(issue));
  return found ? ok(found) : refused(`serial ${issue} cannot be drawn on ${day}`);
}
