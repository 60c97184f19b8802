import { roundFor } from '@fairlot/draw/beacon';
import type { BlockRule } from '@fairlot/draw/manifest';
import { invariant } from '@fairlot/rules/core/invariant';
import { hasBeaconRoom } from '@fairlot/rules/lottery/category';
import { transaction, type Tx } from '#platform/db';
import { cancelIssue, type DrawMode, openIssues } from '../../lottery/steps/index.ts';
import { type Claim, keepClaim, keepClaims, releaseClaim } from '../../lottery/claims/index.ts';
import { getIssue, getIssues, type Issue, modeBefore } from '../../lottery/issues/index.ts';
import { haltGame } from '../../lottery/intervention/index.ts';
import { type Game, listGames, publishGameChange } from '../../lottery/games/index.ts';
import { blockChainOf } from './await-blocks.ts';
import type { Fair } from '../sources/context.ts';
import { hurryChildren, parentIssue, parentOf } from './parent.ts';
import { draftOf, publishAll } from '../commitment/publish.ts';
import { readChain, readRound } from '../commitment/store.ts';

const RETRY_MS = 1_000;
/** How soon an issue looks again whether its parent is open, where nobody told it. */
const LOOK_AGAIN_MS = 250;

type Opening = { readonly claim: Claim; readonly issue: Issue; readonly draw: Fixed };

/**
 * Opens issues: how they will be drawn is fixed and published, and bets may come. An issue that
 * could not be opened before its close is cancelled; nothing is ever opened in the past.
 */
export async function openIssuesDue(fair: Fair, claims: readonly Claim[]): Promise<void> {
  const issues = await getIssues(
    fair.db,
    claims.map(({ issueId }) => issueId),
  );
  const games = await listGames(fair.db);
  const openings: Opening[] = [];
  for (const issue of issues) {
    const claim = claims.find(({ issueId }) => issueId === issue.id);
    const game = games.find(({ id }) => id === issue.gameId);
    invariant(claim && game, `game ${issue.gameId} exists`);
    const draw = await drawOf(fair, claim, issue, game);
    if (draw) openings.push({ claim, issue, draw });
  }
  if (openings.length > 0) await publishOpenings(fair, openings);
  await hurryChildren(
    fair,
    openings.map(({ issue }) => issue),
    'open',
  );
}

/** How an issue will be drawn; undefined where it is not opened now, and what becomes of it is done. */
async function drawOf(
  fair: Fair,
  claim: Claim,
  issue: Issue,
  game: Game,
): Promise<Fixed | undefined> {
  const { db } = fair;
  if (issue.nowMs >= issue.closeMs) {
    await transaction(db, async (tx) => {
      if (await keepClaim(tx, claim)) await cancelIssue(tx, claim, 'never opened');
    });
    return undefined;
  }
  // An issue of a rehearsal that was given back to its feed is never sold on the chain.
  if (game.state !== 0 || game.kind !== 'platform') {
    await releaseClaim(db, claim, Math.min(RETRY_MS, issue.closeMs - issue.nowMs));
    return undefined;
  }
  const chain = await readChain(db, issue.gameId, issue.day);
  invariant(chain, 'no issue of ours is without a chain');
  const parent = parentOf(issue.categoryId);
  const source = parent && (await parentIssue(fair, parent, issue));
  if (parent && !source?.openedMs) {
    // It is fixed at the opening of its parent how both are drawn.
    await releaseClaim(db, claim, LOOK_AGAIN_MS);
    return undefined;
  }
  const draw = source ? modeOf(source) : fixMode(fair, issue, chain.deltaMs);
  if (draw.round !== null && (await readRound(db, draw.round))) {
    // The round that must come after the close is here already: our clock cannot be right.
    await haltGame(db, issue.gameId, 'tripwire');
    await releaseClaim(db, claim, RETRY_MS);
    return undefined;
  }
  return draw;
}

const publishOpenings = ({ db, keys }: Fair, openings: readonly Opening[]): Promise<void> =>
  transaction(db, async (tx) => {
    const claims = openings.map(({ claim }) => claim);
    const kept = new Set(await keepClaims(tx, claims));
    const ours = openings.filter(({ claim }) => kept.has(claim));
    if (ours.length === 0) return;
    await openIssues(tx, ours);
    const manifests = ours.map(({ issue, draw }) =>
      draftOf(issue, 'issue', {
        d: issue.day,
        i: issue.dayIndex,
        serial: String(issue.serialNumber),
        mode: draw.mode,
        openAt: Math.max(issue.startMs, Math.floor(issue.nowMs)),
        closeAt: issue.closeMs,
        round: draw.round,
        ...(draw.block && { block: draw.block }),
      }),
    );
    await publishAll(tx, keys, manifests);
    for (const { issue } of ours.filter(isOfBlocks)) await tellOfSource(tx, issue);
  });

const isOfBlocks = ({ issue }: Opening): boolean => blockChainOf(issue) !== undefined;

/** Players see whether the public chain draws a game or the committed one stands in: it is another now. */
async function tellOfSource(tx: Tx, issue: Issue): Promise<void> {
  const { mode } = await getIssue(tx, issue.id);
  const before = await modeBefore(tx, issue);
  if ((mode === 2) !== (before === 2)) await publishGameChange(tx, issue.gameId);
}

const modeOf = ({ mode, round }: Issue): Fixed => ({ mode: mode ?? 0, round });

type Fixed = DrawMode & { readonly mode: 0 | 1 | 2; readonly block?: BlockRule };

/**
 * The block of a public chain, beacon or commit-only (where the issue has no room for a round), decided
 * once; what fails later is waited for, never replaced.
 */
function fixMode({ beacon, blocks }: Fair, issue: Issue, deltaMs: number): Fixed {
  const { closeMs, drawMs, nowMs } = issue;
  const chain = blockChainOf(issue);
  if (chain && blocks.isReachable(chain, nowMs)) {
    return { mode: 2, round: null, block: { chain, from: drawMs } };
  }
  const closeLeadSeconds = (drawMs - closeMs) / 1_000;
  if (!hasBeaconRoom({ closeLeadSeconds })) return { mode: 0, round: null };
  if (!beacon.isReachable(nowMs)) return { mode: 0, round: null };
  return { mode: 1, round: roundFor(closeMs, deltaMs) };
}
