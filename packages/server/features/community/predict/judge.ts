import { invariant } from '@fairlot/rules/core/invariant';
import { categoryOf } from '@fairlot/rules/lottery/categories';
import { parseWinningNumber } from '@fairlot/rules/lottery/winning-number';
import { findPlayById } from '@fairlot/rules/play/index';
import { Outcome } from '@fairlot/wire/community/predict';
import type { Db } from '#platform/db';
import { sideOf } from './sides.ts';
import { noteOutcomes, readDue, type DueIssue } from './store.ts';

/** How each of the sides that were predicted of an issue ended, by its number and nothing else. */
export function outcomesOf({
  category_id,
  winning_number,
  draw_ms,
  plays,
  sides,
}: Omit<DueIssue, 'issue_id'>): readonly number[] {
  if (winning_number === null) return plays.map(() => Outcome.VOID);
  const category = categoryOf(category_id);
  invariant(category, `${category_id} is a category`);
  const read = parseWinningNumber(category, winning_number);
  invariant(read.ok, `${winning_number} is a number of ${category.family}`);
  return plays.map((playId, i) => {
    const play = findPlayById(playId);
    const side = play && sideOf(category.family, play.code, sides[i] ?? '');
    const came = side?.pair.sideOf(read.value, Number(draw_ms));
    if (!side || came === undefined) return Outcome.VOID;
    return came === side.at ? Outcome.HIT : Outcome.MISS;
  });
}

/** Judges what was predicted of issues that ended, a few at once; how many there were. */
export async function judgePredictions(db: Db, most: number): Promise<number> {
  const due = await readDue(db, most);
  for (const issue of due) await noteOutcomes(db, issue, outcomesOf(issue));
  return due.length;
}
