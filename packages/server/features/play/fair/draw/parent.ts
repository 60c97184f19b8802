import type { Category } from '@fairlot/rules/lottery/category';
import { childrenOf, parentOf } from '@fairlot/rules/lottery/parents';
import { transaction } from '#platform/db';
import { findIssue, type Issue, issuesBeside } from '../../lottery/issues/index.ts';
import { hurryJobs, type Step } from '../../lottery/claims/index.ts';
import type { Fair } from '../sources/context.ts';

export { parentOf };

/** The issue of the parent that an issue is read off; undefined where the parent never had it. */
export const parentIssue = (
  { db }: Pick<Fair, 'db'>,
  parent: Category,
  { serialNumber }: Pick<Issue, 'serialNumber'>,
): Promise<Issue | undefined> => findIssue(db, parent.id, serialNumber);

/** The game whose chain draws an issue: its parent's, where it has one. */
export function chainOf(issue: Pick<Issue, 'gameId' | 'categoryId' | 'code' | 'day'>) {
  const parent = parentOf(issue.categoryId);
  const { id: gameId, code: game } = parent ?? { id: issue.gameId, code: issue.code };
  return { gameId, chain: { game, day: issue.day } };
}

/**
 * Makes a step due at once for the issues that are read off some. After the commit of the parents: whoever
 * dies in between leaves them to look for themselves a moment later.
 */
export async function hurryChildren(
  fair: Fair,
  parents: readonly Issue[],
  step: Step,
): Promise<void> {
  const children: number[] = [];
  for (const { gameId, serialNumber } of parents) {
    const categories = childrenOf(gameId).map(({ id }) => id);
    if (categories.length === 0) continue;
    children.push(...(await issuesBeside(fair.db, categories, serialNumber)));
  }
  if (children.length > 0) await transaction(fair.db, (tx) => hurryJobs(tx, children, step));
}
