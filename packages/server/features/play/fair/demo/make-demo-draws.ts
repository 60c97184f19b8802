import { createHash } from 'node:crypto';
import { drawNumbers } from '@fairlot/draw/mapping';
import type { Category } from '@fairlot/rules/lottery/category';
import { issuesOfDay, type PlannedIssue } from '@fairlot/rules/lottery/schedule';
import { addDays, siteDayOf } from '@fairlot/rules/lottery/site-day';
import { formatWinningNumber } from '@fairlot/rules/lottery/winning-number';
import { writeOriginal } from '../draw/numbers.ts';
import { programOf } from '../draw/program.ts';

type PastIssue = Omit<PlannedIssue, 'index'> & { readonly day: string };

/** A draw that never took place: of the time before the demo began. */
export type DemoDraw = PastIssue & { readonly original: string; readonly winning: string };

/** A history ends after so many issues or days, whichever is less. */
export const MOST_ISSUES = 200;
export const MOST_DAYS = 90;

/** The issues that the timetable of a game has before a moment, newest first. */
function issuesBefore(category: Category, beforeMs: number): readonly PastIssue[] {
  const today = siteDayOf(beforeMs);
  const found: PastIssue[] = [];
  for (let back = 0; back < MOST_DAYS && found.length < MOST_ISSUES; back += 1) {
    const day = addDays(today, -back);
    const issues = issuesOfDay(category, day).filter(({ drawMs }) => drawMs < beforeMs);
    found.push(...issues.toReversed().map(({ index: _, ...issue }) => ({ ...issue, day })));
  }
  return found.slice(0, MOST_ISSUES);
}

export type History = {
  /** The game whose chain draws it: its own, or that of the game that it is read off. */
  readonly drawnBy: number;
  readonly beforeMs: number;
  readonly seed: Uint8Array;
};

/**
 * Makes the history of a game by its mapping program, newest first. The numbers of an issue follow from the seed, the game
 * that draws it and its issue number, so that a game which is read off another one agrees with it.
 */
export function makeDraws(
  category: Category,
  { drawnBy, beforeMs, seed }: History,
): readonly DemoDraw[] {
  const program = programOf(category);
  return issuesBefore(category, beforeMs).map((issue) => {
    const hash = createHash('sha256').update(seed).update(`${drawnBy} ${issue.serialNumber}`);
    const { original, winning } = drawNumbers(hash.digest(), program);
    return {
      ...issue,
      original: writeOriginal(category, program, original),
      winning: formatWinningNumber(category, winning),
    };
  });
}
