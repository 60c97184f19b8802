import { toHex } from '@fairlot/draw/bytes';
import type { Block } from '@fairlot/draw/manifest';
import { invariant } from '@fairlot/rules/core/invariant';
import { categoryOf } from '@fairlot/rules/lottery/categories';
import { formatWinningNumber } from '@fairlot/rules/lottery/winning-number';
import { transaction } from '../../platform/db.ts';
import {
  cancelIssue,
  type Claim,
  getIssue,
  type Issue,
  keepClaim,
  moveJob,
  recordDraw,
} from '../lottery/index.ts';
import { blockChainOf } from './await-blocks.ts';
import { markBlock, readBlock } from './store-chain-block.ts';
import type { Fair } from './context.ts';
import { drawChild } from './draw-child.ts';
import { isExpired } from './expired.ts';
import { drawFrom, readBlockHash, writeOriginal } from './numbers.ts';
import { hurryChildren, parentOf } from './parent.ts';
import { publish } from './publish.ts';
import { resumeAfterLast } from './resume-after-last.ts';
import { readClose, readRound } from './store.ts';

/**
 * Draws an issue: reveals its secret and everything that follows, in one fenced transaction. In
 * mode 1 it waits for exactly the round that was fixed at opening; no other, no other source.
 */
export async function drawIssue(fair: Fair, claim: Claim): Promise<void> {
  const issue = await getIssue(fair.db, claim.issueId);
  if (issue.nowMs >= issue.drawMs) {
    const parent = parentOf(issue.categoryId);
    if (parent) return drawChild(fair, claim, issue, parent);
  }
  const found = await awaitedBy(fair, issue);
  if (found === undefined && isExpired(issue)) await cancelDraw(fair, claim, issue);
  else if (found === undefined) await waitFor(fair, claim, 'never');
  else if (issue.nowMs < issue.drawMs) await waitFor(fair, claim, issue.drawMs);
  else await reveal(fair, claim, issue, found);
}

/** What was fixed at opening to come after the close: a round, a block, or nothing; undefined: not there. */
async function awaitedBy({ db }: Fair, issue: Issue): Promise<Awaited | undefined> {
  const chain = blockChainOf(issue);
  if (issue.mode === 2 && chain) return readBlock(db, chain, issue.drawMs);
  return issue.round === null ? null : readRound(db, issue.round);
}
type Awaited = string | Block | null;

const waitFor = (fair: Fair, claim: Claim, due: number | 'never'): Promise<void> =>
  transaction(fair.db, async (tx) => {
    if (await keepClaim(tx, claim)) await moveJob(tx, claim, 'draw', due);
  });

const secretOf = ({ vault }: Fair, { gameId, code, day, dayIndex }: Issue): Promise<Uint8Array> =>
  vault.secret(gameId, { game: code, day }, dayIndex);

async function reveal(fair: Fair, claim: Claim, issue: Issue, found: Awaited): Promise<void> {
  const category = categoryOf(issue.categoryId);
  invariant(category, `game ${issue.gameId} has a category`);
  const { drawn, proof } =
    typeof found === 'object' && found
      ? await readBlockHash(fair, issue, category, found)
      : await drawFrom(fair, issue, category, found);
  await transaction(fair.db, async (tx) => {
    if (!(await keepClaim(tx, claim))) return;
    await publish(tx, fair.keys, issue, 'result', proof);
    const numbers = {
      original: writeOriginal(category, drawn.original),
      winning: formatWinningNumber(category, drawn.winning),
    };
    // First: whoever stops a game holds its row before he tells of it.
    if (issue.mode !== 0) await resumeAfterLast(tx, issue);
    await recordDraw(fair, tx, claim, numbers);
    if (proof.block) await markBlock(tx, issue.id, proof.block);
  });
  await hurryChildren(fair, issue, 'draw');
}

/** The round or block never came: stakes go back, and the secret is shown all the same. */
async function cancelDraw(fair: Fair, claim: Claim, issue: Issue): Promise<void> {
  const secret = await secretOf(fair, issue);
  const reason = issue.mode === 2 ? 'block out of reach' : 'beacon out of reach';
  const closed = await readClose(fair.db, issue.gameId, issue.serialNumber);
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
  await hurryChildren(fair, issue, 'draw');
}
