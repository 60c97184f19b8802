import { toHex } from '@fairlot/draw/bytes';
import { IssueState } from '@fairlot/rules/issue/state';
import { categoryOf } from '@fairlot/rules/lottery/categories';
import type { Category } from '@fairlot/rules/lottery/category';
import { formatWinningNumber } from '@fairlot/rules/lottery/winning-number';
import { invariant } from '@fairlot/rules/core/invariant';
import { transaction } from '../../platform/db.ts';
import {
  cancelIssue,
  type Claim,
  type Issue,
  keepClaim,
  moveJob,
  recordDraw,
} from '../lottery/index.ts';
import type { Fair } from './context.ts';
import { drawFrom } from './numbers.ts';
import { parentIssue } from './parent.ts';
import { publish } from './publish.ts';
import { resumeAfterLast } from './resume-after-last.ts';
import { readClose, readRound } from './store.ts';

/** How soon an issue looks again whether its parent is drawn, where nobody told it. */
const LOOK_AGAIN_MS = 250;

/**
 * Draws an issue that is read off the draw of another game: when that one is drawn, and never before; it
 * is cancelled with it. A draw that stands never changes, so that it may be read before the claim is held.
 */
export async function drawChild(
  fair: Fair,
  claim: Claim,
  issue: Issue,
  parent: Category,
): Promise<void> {
  const source = await parentIssue(fair, parent, issue);
  if (!source || source.state === IssueState.CANCEL) await cancelChild(fair, claim, issue, parent);
  else if (source.winningNumber === null) {
    await transaction(fair.db, async (tx) => {
      if (!(await keepClaim(tx, claim))) return;
      await moveJob(tx, claim, 'draw', Math.ceil(issue.nowMs) + LOOK_AGAIN_MS);
    });
  } else await readOff(fair, claim, issue, parent, source);
}

async function readOff(
  fair: Fair,
  claim: Claim,
  issue: Issue,
  parent: Category,
  source: Issue,
): Promise<void> {
  const category = categoryOf(issue.categoryId);
  invariant(category, `game ${issue.gameId} has a category`);
  const signature = source.round === null ? null : await readRound(fair.db, source.round);
  invariant(signature !== undefined, 'what was drawn from a round has it');
  const { drawn, proof } = await drawFrom(fair, issue, category, signature);
  const original = formatWinningNumber(parent, drawn.original);
  invariant(original === source.originalNumber, `${issue.code} reads what ${parent.code} drew`);
  await transaction(fair.db, async (tx) => {
    if (!(await keepClaim(tx, claim))) return;
    await publish(tx, fair.keys, issue, 'result', proof);
    const winning = formatWinningNumber(category, drawn.winning);
    // First: whoever stops a game holds its row before he tells of it.
    await resumeAfterLast(tx, issue);
    await recordDraw(fair, tx, claim, { original, winning });
  });
}

/** No draw to read off: stakes go back, and the secret is shown as its parent shows it. */
async function cancelChild(
  fair: Fair,
  claim: Claim,
  issue: Issue,
  parent: Category,
): Promise<void> {
  const chain = { game: parent.code, day: issue.day };
  const secret = await fair.vault.secret(parent.id, chain, issue.dayIndex);
  const closed = await readClose(fair.db, issue.gameId, issue.serialNumber);
  const reason = `${parent.code} was cancelled`;
  await transaction(fair.db, async (tx) => {
    if (!(await keepClaim(tx, claim))) return;
    await publish(tx, fair.keys, issue, 'incident', {
      serial: String(issue.serialNumber),
      at: Math.floor(issue.nowMs),
      reason,
      s: toHex(secret),
      refundSum: String(closed?.stakeSum ?? 0n),
    });
    await cancelIssue(tx, claim, reason);
    await resumeAfterLast(tx, issue);
  });
}
