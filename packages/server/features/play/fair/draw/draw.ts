import type { Block } from '@fairlot/draw/manifest';
import type { MappingProgram } from '@fairlot/draw/mapping';
import { invariant } from '@fairlot/rules/core/invariant';
import { categoryOf } from '@fairlot/rules/lottery/categories';
import { formatWinningNumber } from '@fairlot/rules/lottery/winning-number';
import { transaction } from '#platform/db';
import { type Claim, keepClaims, type Move, moveJobs } from '../../lottery/claims/index.ts';
import { getIssues, type Issue } from '../../lottery/issues/index.ts';
import { recordDraws } from '../../lottery/steps/index.ts';
import { blockChainOf } from './await-blocks.ts';
import { cancelDraw } from './cancel-draw.ts';
import { markBlock, readBlock } from './store-chain-block.ts';
import type { Fair } from '../sources/context.ts';
import { childNext } from './draw-child.ts';
import { isExpired } from './expired.ts';
import type { Next } from './next.ts';
import { drawFrom, readBlockHash, writeOriginal } from './numbers.ts';
import { hurryChildren, parentOf } from './parent.ts';
import { announcedProgram } from './program.ts';
import { draftOf, publishAll } from '../commitment/publish.ts';
import { resumeAfter } from './resume-after-last.ts';
import { readAnnounced, readRounds } from '../commitment/store.ts';

type Drawing = { readonly claim: Claim; readonly issue: Issue };
type Revealed = Drawing & Extract<Next, { kind: 'reveal' }>;

/**
 * Draws issues: reveals their secrets and everything that follows, in one fenced transaction for all
 * that can be drawn now, because in a full hour dozens of games close in the same second. In mode 1 an
 * issue waits for exactly the round that was fixed at opening; no other, no other source.
 */
export async function drawIssues(fair: Fair, claims: readonly Claim[]): Promise<void> {
  const issues = await getIssues(
    fair.db,
    claims.map(({ issueId }) => issueId),
  );
  const rounds = await readRounds(
    fair.db,
    issues.map(({ round }) => round),
  );
  const announced = await readAnnounced(fair.db, issues);
  const reveals: Revealed[] = [];
  const waits: Move[] = [];
  const cancels: (Drawing & { readonly reason: string })[] = [];
  for (const issue of issues) {
    const claim = claims.find(({ issueId }) => issueId === issue.id);
    invariant(claim, 'only what is claimed is drawn');
    const program = announcedProgram(announced.get(issue.id));
    const next = await nextOf(fair, issue, program, rounds);
    if (next.kind === 'reveal') reveals.push({ claim, issue, ...next });
    else if (next.kind === 'wait') waits.push({ claim, due: next.due });
    else cancels.push({ claim, issue, reason: next.reason });
  }
  if (waits.length > 0) await waitFor(fair, waits);
  if (reveals.length > 0) await reveal(fair, reveals);
  for (const each of cancels) await cancelDraw(fair, each);
  const over = [...reveals, ...cancels].map(({ issue }) => issue);
  await hurryChildren(fair, over, 'draw');
}

async function nextOf(
  fair: Fair,
  issue: Issue,
  program: MappingProgram,
  rounds: ReadonlyMap<number, string>,
): Promise<Next> {
  if (issue.nowMs >= issue.drawMs) {
    const parent = parentOf(issue.categoryId);
    if (parent) return childNext(fair, issue, parent, program, rounds);
  }
  const found = await awaitedBy(fair, issue, rounds);
  if (found === undefined && isExpired(issue)) {
    const reason = issue.mode === 2 ? 'block out of reach' : 'beacon out of reach';
    return { kind: 'cancel', reason };
  }
  if (found === undefined) return { kind: 'wait', due: 'never' };
  if (issue.nowMs < issue.drawMs) return { kind: 'wait', due: issue.drawMs };
  const category = categoryOf(issue.categoryId);
  invariant(category, `game ${issue.gameId} has a category`);
  const { drawn, proof } =
    typeof found === 'object' && found
      ? await readBlockHash(fair, issue, program, found)
      : await drawFrom(fair, issue, program, found);
  const original = writeOriginal(category, program, drawn.original);
  return {
    kind: 'reveal',
    proof,
    original,
    winning: formatWinningNumber(category, drawn.winning),
  };
}

/** What was fixed at opening to come after the close: a round, a block, or nothing; undefined: not there. */
async function awaitedBy(
  { db }: Fair,
  issue: Issue,
  rounds: ReadonlyMap<number, string>,
): Promise<string | Block | null | undefined> {
  const chain = blockChainOf(issue);
  if (issue.mode === 2 && chain) return readBlock(db, chain, issue.drawMs);
  return issue.round === null ? null : rounds.get(issue.round);
}

const waitFor = ({ db }: Fair, waits: readonly Move[]): Promise<void> =>
  transaction(db, async (tx) => {
    const kept = new Set(
      await keepClaims(
        tx,
        waits.map(({ claim }) => claim),
      ),
    );
    await moveJobs(
      tx,
      waits.filter(({ claim }) => kept.has(claim)),
      'draw',
    );
  });

/** Of a game that is read off another one nobody fetches rounds: it may have stopped for its parent's. */
const mayHaveWaited = ({ mode, categoryId }: Issue): boolean =>
  mode !== 0 || parentOf(categoryId) !== undefined;

const reveal = (fair: Fair, reveals: readonly Revealed[]): Promise<void> =>
  transaction(fair.db, async (tx) => {
    const kept = new Set(
      await keepClaims(
        tx,
        reveals.map(({ claim }) => claim),
      ),
    );
    const ours = reveals.filter(({ claim }) => kept.has(claim));
    if (ours.length === 0) return;
    const waited = ours
      .filter(({ issue }) => mayHaveWaited(issue))
      .map(({ issue }) => issue.gameId);
    await resumeAfter(tx, waited, async () => {
      const results = ours.map(({ issue, proof }) => draftOf(issue, 'result', proof));
      await publishAll(tx, fair.keys, results);
      const draws = ours.map(({ claim, issue, original, winning }) => ({
        claim,
        issue,
        numbers: { original, winning },
      }));
      await recordDraws(fair, tx, draws);
      for (const { issue, proof } of ours) {
        if (proof.block) await markBlock(tx, issue.id, proof.block);
      }
    });
  });
