import { findPlayById, type Play } from '@fairlot/rules/play/index';
import { transaction, type Tx } from '#platform/db';
import type { Platform } from '#platform/feature';
import { movedEvent } from './hub.ts';
import {
  type Move,
  newestMove,
  oddsInIssue,
  reachedBy,
  steppedOdds,
  type IssueMoves,
} from './moves.ts';
import { newestTerms } from './odds.ts';
import {
  forgetTaken,
  issueOnSale,
  insertMove,
  lockMoves,
  readMoves,
  readOver,
  readTaken,
  type Watched,
} from './store-moves.ts';
import type { Terms } from './terms.ts';

/**
 * Odds of options follow what the bets of an issue would bring on them, and options that reached their cap
 * are sealed: a version of the play in the issue each, and a push to whoever follows the game.
 */
type MoveOddsDeps = Pick<Platform, 'db' | 'announce'>;

/** Issues that closed before are looked for once an hour. */
const LATELY_MINUTES = 10;

export async function moveOdds(stage: MoveOddsDeps): Promise<void> {
  await forgetTaken(stage.db, LATELY_MINUTES);
  for (const { issueId, gameId } of await readOver(stage.db)) await goBack(stage, issueId, gameId);
  for (const issue of await readTaken(stage.db)) {
    const terms = await newestTerms(stage.db, issue.gameId);
    const known = await readMoves(stage.db, issue.issueId);
    if (wantedOf(terms, issue, known).length === 0) continue;
    await transaction(stage.db, async (tx) => {
      await lockMoves(tx, issue.issueId);
      const moves = await readMoves(tx, issue.issueId);
      await publishMoves(tx, stage, issue, moves, wantedOf(terms, issue, moves));
    });
  }
}

/** An issue with moves closed: the next one has the odds of the game again, or moves of its own. */
const goBack = (stage: MoveOddsDeps, issueId: number, gameId: number): Promise<void> =>
  transaction(stage.db, async (tx) => {
    await lockMoves(tx, issueId);
    const over = await readMoves(tx, issueId);
    const next = await issueOnSale(tx, gameId);
    if (over.byPlay.has(BACK.playId) || !next) return;
    await insertMove(tx, issueId, over.seq + 1, BACK);
    const [terms, moves] = [await newestTerms(tx, gameId), await readMoves(tx, next.id)];
    const events = [...over.byPlay.keys()].flatMap((playId) => {
      const play = findPlayById(playId)?.on(next.drawMs);
      if (!play) return [];
      const own = newestMove(moves, play);
      const none = { playId, version: 0, odds: [], reached: [], sealed: [] };
      const odds = oddsInIssue(terms, play, own);
      const name = { gameId, serial: next.serial };
      return [movedEvent(name, play, { ...(own ?? none), odds })];
    });
    await stage.announce.write(tx, events);
  });

/** Stands behind the moves of an issue once the page was told that they are over. */
const BACK: Move = { playId: 0, version: 1, odds: [], reached: [], sealed: [] };

type Wanted = { readonly play: Play; readonly move: Move };
type IssueName = Pick<Watched, 'issueId' | 'gameId' | 'serial'>;

/** Stores moves of an issue and tells of them, in the caller's transaction and under its lock. */
export async function publishMoves(
  tx: Tx,
  stage: Pick<MoveOddsDeps, 'announce'>,
  issue: IssueName,
  moves: IssueMoves,
  wanted: readonly Wanted[],
): Promise<void> {
  for (const [at, { move }] of wanted.entries()) {
    await insertMove(tx, issue.issueId, moves.seq + 1 + at, move);
  }
  const events = wanted.map(({ play, move }) => movedEvent(issue, play, move));
  if (events.length > 0) await stage.announce.write(tx, events);
}

/** The versions that plays of an issue should have and do not. */
function wantedOf(terms: Terms, issue: Watched, moves: IssueMoves): readonly Wanted[] {
  return [...issue.byPlay].flatMap(([playId, taken]): Wanted[] => {
    const play = findPlayById(playId)?.on(issue.drawMs);
    if (!play) return [];
    const before = newestMove(moves, play);
    const were = oddsInIssue(terms, play, before);
    const odds = steppedOdds(terms, play, taken, were);
    const reached = reachedBy(terms, play, taken, odds);
    const isSame =
      String(odds) === String(were) && String(reached) === String(before?.reached ?? []);
    if (isSame) return [];
    const version = (before?.version ?? 0) + 1;
    return [{ play, move: { playId, version, odds, reached, sealed: before?.sealed ?? [] } }];
  });
}
