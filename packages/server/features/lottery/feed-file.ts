import { type Result, ok, refused } from '@fairlot/rules/core/result';
import type { Category } from '@fairlot/rules/lottery/category';
import { issuesOfDay } from '@fairlot/rules/lottery/schedule';
import { dayOfYear, siteDayStart } from '@fairlot/rules/lottery/site-day';
import { formatWinningNumber, parseWinningNumber } from '@fairlot/rules/lottery/winning-number';

/** One result of an official game, with the times that its timetable gives it. */
export type OfficialDraw = {
  readonly serialNumber: number;
  readonly day: string;
  /** As stored: `0,9,9`. */
  readonly number: string;
  readonly startMs: number;
  readonly closeMs: number;
  readonly drawMs: number;
};

/** Why a line did not come in. */
export type FeedFault = { readonly line: number; readonly reason: string };

export type FeedFile = {
  readonly draws: readonly (OfficialDraw & { readonly line: number })[];
  readonly faults: readonly FeedFault[];
};

const HEADER = 'issue,date,number';
const MOST_LINES = 100_000;

/**
 * Reads a feed: CSV with the header `issue,date,number`, for example `2022255,2022-09-22,0 9 9`;
 * a plus may stand before the balls of a second zone.
 * A line that cannot be right is a fault and the others stand; a file of another kind is refused.
 */
export function parseFeedFile(category: Category, text: string): Result<FeedFile, string> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0]?.trim() !== HEADER) return refused(`line 1 is not "${HEADER}"`);
  if (lines.length > MOST_LINES) return refused(`more than ${MOST_LINES} lines`);
  const draws = new Map<number, OfficialDraw & { line: number }>();
  const faults: FeedFault[] = [];
  for (const [at, content] of lines.entries()) {
    if (at === 0 || content.trim() === '') continue;
    const line = at + 1;
    const read = parseLine(category, content);
    const before = read.ok ? draws.get(read.value.serialNumber) : undefined;
    if (!read.ok) faults.push({ line, reason: read.error });
    else if (before && (before.number !== read.value.number || before.day !== read.value.day)) {
      faults.push({ line, reason: `contradicts line ${before.line}` });
    } else if (!before) draws.set(read.value.serialNumber, { ...read.value, line });
  }
  return ok({ draws: [...draws.values()], faults });
}

/** Reads one line of a feed; refused with what cannot be right about it. */
export function parseLine(category: Category, content: string): Result<OfficialDraw, string> {
  const [issue = '', day = '', number = '', ...rest] = content
    .split(',')
    .map((part) => part.trim());
  if (rest.length > 0) return refused('more than three columns');
  if (siteDayStart(day) === undefined) return refused(`"${day}" is not a date`);
  const fault = serialFault(category, issue, day);
  if (fault) return refused(fault);
  const read = parseWinningNumber(category, number.replace(/\s*\+\s*/, ' '));
  if (!read.ok) return refused(`"${number}" is not a result of ${category.code}`);
  // A feed knows better than the calendar on which days there was a draw.
  const [times] = issuesOfDay({ ...category, calendar: { rests: [], extra: [day] } }, day);
  if (!times) return refused(`${category.code} does not draw on ${day}`);
  const { startMs, closeMs, drawMs } = times;
  const serialNumber = Number(issue);
  return ok({
    serialNumber,
    day,
    number: formatWinningNumber(category, read.value),
    startMs,
    closeMs,
    drawMs,
  });
}

/** The serial counts the draws of the year: it names the year of its date and no later day. */
function serialFault(category: Category, issue: string, day: string): string | undefined {
  if (category.serial.kind !== 'yearNumber') return 'it does not count the draws of the year';
  const { digits } = category.serial;
  if (!/^\d+$/.test(issue) || issue.length !== 4 + digits) return `"${issue}" is not a serial`;
  if (issue.slice(0, 4) !== day.slice(0, 4)) return `serial ${issue} is not of the year of ${day}`;
  const index = Number(issue.slice(4));
  if (index < 1 || index > dayOfYear(day)) return `serial ${issue} cannot be drawn on ${day}`;
  return undefined;
}
