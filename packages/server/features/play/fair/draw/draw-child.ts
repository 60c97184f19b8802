import { IssueState } from '@fairlot/rules/issue/state';
import { categoryOf } from '@fairlot/rules/lottery/categories';
import type { Category } from '@fairlot/rules/lottery/category';
import type { MappingProgram } from '@fairlot/draw/mapping';
import { formatWinningNumber } from '@fairlot/rules/lottery/winning-number';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Issue } from '../../lottery/issues/index.ts';
import type { Fair } from '../sources/context.ts';
import type { Next } from './next.ts';
import { drawFrom } from './numbers.ts';
import { parentIssue } from './parent.ts';

/** How soon an issue looks again whether its parent is drawn, where nobody told it. */
const LOOK_AGAIN_MS = 250;

/**
 * What becomes of an issue that is read off the draw of another game: it is drawn when that one is, and
 * never before; it is cancelled with it. A draw that stands never changes, so that it may be read before
 * the claim is held.
 */
export async function childNext(
  fair: Fair,
  issue: Issue,
  parent: Category,
  program: MappingProgram,
  rounds: ReadonlyMap<number, string>,
): Promise<Next> {
  const source = await parentIssue(fair, parent, issue);
  if (!source || source.state === IssueState.CANCEL) {
    return { kind: 'cancel', reason: `${parent.code} was cancelled` };
  }
  if (source.winningNumber === null) {
    return { kind: 'wait', due: Math.ceil(issue.nowMs) + LOOK_AGAIN_MS };
  }
  const category = categoryOf(issue.categoryId);
  invariant(category, `game ${issue.gameId} has a category`);
  const signature = source.round === null ? null : rounds.get(source.round);
  invariant(signature !== undefined, 'what was drawn from a round has it');
  const { drawn, proof } = await drawFrom(fair, issue, program, signature);
  const original = formatWinningNumber(parent, drawn.original);
  invariant(original === source.originalNumber, `${issue.code} reads what ${parent.code} drew`);
  const winning = formatWinningNumber(category, drawn.winning);
  return { kind: 'reveal', proof, original, winning };
}
