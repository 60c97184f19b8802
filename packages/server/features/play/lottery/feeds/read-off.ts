import { derive } from '@fairlot/draw/derivation';
import type { MappingProgram } from '@fairlot/draw/mapping';
import { PROGRAMS } from '@fairlot/draw/programs';
import { invariant } from '@fairlot/rules/core/invariant';
import { IssueState } from '@fairlot/rules/issue/state';
import { CATEGORIES, categoryOf } from '@fairlot/rules/lottery/categories';
import type { Category } from '@fairlot/rules/lottery/category';
import { childrenOf, parentOf } from '@fairlot/rules/lottery/parents';
import { formatWinningNumber, parseWinningNumber } from '@fairlot/rules/lottery/winning-number';
import { type Executor, transaction, type Tx } from '#platform/db';
import type { Platform } from '#platform/feature';
import { cancelIssue } from '../steps/end.ts';
import type { OfficialDraw } from './feed-draw.ts';
import type { Issue } from '../issues/issue.ts';
import { recordDraw } from '../steps/record-draw.ts';
import { seizeIssue } from '../claims/store-claim.ts';
import { insertPastDraws, knownIssues, lockGame } from './store-official.ts';
import {
  copyKnown,
  dueChildren,
  type DueChild,
  toldChildren,
  toldGames,
} from './store-read-off.ts';
import { getIssue, getIssues, insertGameEvent, updateNotice } from '../issues/store.ts';
import { publishGameChange } from '../games/publish-game-change.ts';

/**
 * Games that are read off one that a feed tells have no feed of their own: they are sold with their parent
 * and drawn by its number, whoever told that, a source or people. Past results come with those of the parent.
 */
type ReadOffDeps = Pick<Platform, 'db' | 'announce'>;

const BY_ID: Readonly<Record<string, MappingProgram>> = PROGRAMS;

const PAIRS = CATEGORIES.flatMap(({ id }) => {
  const parent = parentOf(id);
  return parent ? [{ categoryId: id, parentId: parent.id }] : [];
});

/** What a game of a category draws where its parent draws a number; both as they are stored. */
export function readOff(categoryId: number, number: string): string {
  const parent = parentOf(categoryId);
  const child = categoryOf(categoryId);
  invariant(parent && child?.source.kind === 'parent', `${categoryId} is read off another one`);
  const program = BY_ID[child.source.program];
  const drawn = parseWinningNumber(parent, number);
  invariant(program && drawn.ok, `${number} is a result of ${parent.code}`);
  return formatWinningNumber(child, derive(program.derive, drawn.value));
}

/** The issues that are read off one of a fed game. */
export const issuesReadOff = async (db: Executor, issue: Issue): Promise<readonly Issue[]> =>
  getIssues(db, await toldChildren(db, childrenOf(issue.gameId), issue.serialNumber));

export const withChildren = async (tx: Tx, issue: Issue): Promise<readonly Issue[]> => [
  issue,
  ...(await issuesReadOff(tx, issue)),
];

/** Draws, or cancels, what is read off an issue that is decided; whether there was any. */
export async function drawReadOff(stage: ReadOffDeps): Promise<'worked' | 'idle'> {
  const due = await dueChildren(stage.db, PAIRS);
  for (const child of due) await transaction(stage.db, (tx) => decide(stage, tx, child));
  return due.length > 0 ? 'worked' : 'idle';
}

async function decide(
  stage: ReadOffDeps,
  tx: Tx,
  { issueId, parentIssueId }: DueChild,
): Promise<void> {
  // A correction of the parent holds this job as well: it is before this, or finds what is drawn here.
  const claim = await seizeIssue(tx, issueId, 'parent', 'draw');
  if (!claim) return;
  const [child, parent] = [await getIssue(tx, issueId), await getIssue(tx, parentIssueId)];
  if (parent.state === IssueState.CANCEL) {
    await updateNotice(tx, issueId, `${parent.code} was cancelled`);
    await cancelIssue(tx, claim, `${parent.code} was cancelled`);
    await publishGameChange(tx, child.gameId);
    return;
  }
  invariant(parent.winningNumber !== null, `issue ${parentIssueId} is drawn`);
  const known = await copyKnown(tx, issueId, parentIssueId);
  if (known) {
    await insertGameEvent(tx, known.gameId, issueId, 'known early', { since: known.knownMs });
  }
  const winning = readOff(child.categoryId, parent.winningNumber);
  await recordDraw(stage, tx, claim, { original: parent.winningNumber, winning });
}

/** Past results of a fed game, for those that are read off it; under the lock of its row. */
export async function insertPastReadOff(
  tx: Tx,
  category: Category,
  past: readonly OfficialDraw[],
): Promise<void> {
  for (const { gameId, categoryId } of await toldGames(tx, childrenOf(category.id))) {
    await lockGame(tx, gameId);
    const serials = past.map(({ serialNumber }) => serialNumber);
    const known = await knownIssues(tx, gameId, serials);
    const fresh = past.filter(({ serialNumber }) => !known.has(serialNumber));
    const read = fresh.map((draw) => ({
      ...draw,
      original: draw.number,
      number: readOff(categoryId, draw.number),
    }));
    if (read.length > 0) await insertPastDraws(tx, gameId, read);
  }
}
