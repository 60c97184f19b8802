import { GameState } from '@fairlot/rules/lottery/game-state';
import { categoryOf } from '@fairlot/rules/lottery/categories';
import type { Category } from '@fairlot/rules/lottery/category';
import { type Result, ok, refused } from '@fairlot/rules/core/result';
import { IssueState } from '@fairlot/rules/issue/state';
import { transaction, type Tx } from '#platform/db';
import type { Platform } from '#platform/feature';
import { raiseAlarm } from '../alarms/alarm.ts';
import type { OfficialDraw } from './feed-draw.ts';
import { type FeedFault, parseFeedFile } from './feed-file.ts';
import { tripIssues } from '../intervention/halt.ts';
import { winningNumberEvent } from '../issues/hub.ts';
import { watchFeeds, workOfficial } from './official.ts';
import { markKnown } from '../issues/known.ts';
import { drawReadOff, insertPastReadOff, withChildren } from './read-off.ts';
import { recordDraw } from '../steps/record-draw.ts';
import {
  insertPastDraws,
  insertToldSerial,
  issuesAt,
  type KnownIssue,
  knownIssues,
  lockGame,
  newestDraw,
} from './store-official.ts';
import { seizeIssue } from '../claims/store-claim.ts';
import { insertTold } from '../issues/store-sources.ts';
import { listGames, readGame } from '../games/store-game.ts';
import { getIssue, readNow } from '../issues/store.ts';

/** What became of a feed file. A disagreement is a fault that a person has to look at. */
export type ImportReport = {
  /** Past draws that are new here. */
  readonly added: number;
  /** Issues that were waiting for these numbers; their bets are settled now. */
  readonly drawn: number;
  /** Lines that say what is known already. */
  readonly same: number;
  readonly faults: readonly FeedFault[];
  readonly disagreements: readonly FeedFault[];
  /** State of the game afterwards (ONLINE 0, OFFCIAL_OFFLINE 3 ...). */
  readonly state: number;
};

type ImportDrawsDeps = Pick<Platform, 'db' | 'announce'>;
type LineOf = OfficialDraw & { readonly line: number };

const OWNER = 'feed';
/** As a source: what nobody tells over the network. */
const FILE = 0;

/**
 * Takes the results of an official game from a feed file. Importing a file again changes nothing; a
 * line that disagrees with a stored result is refused and reported, never applied.
 */
export async function importDraws(
  stage: ImportDrawsDeps,
  category: Category,
  text: string,
  gameId: number = category.id,
): Promise<Result<ImportReport, string>> {
  const newest = await newestDraw(stage.db, gameId);
  const file = parseFeedFile(category, text, newest);
  if (!file.ok) return refused(file.error);
  if (category.source.kind !== 'feed') return refused(`${category.code} is drawn here, by no feed`);
  if ((await readGame(stage.db, gameId))?.kind === 'platform') {
    return refused(`${category.code} is rehearsed here: start with REHEARSALS=0 to feed it`);
  }
  // An issue whose sale is over must be closed before its numbers may be known.
  while ((await workOfficial(stage.db, OWNER)) === 'worked');
  const result = await transaction(stage.db, (tx) => take(stage, tx, gameId, file.value.draws));
  await drawReadOff(stage);
  await watchFeeds(stage.db);
  while ((await workOfficial(stage.db, OWNER)) === 'worked');
  const games = await listGames(stage.db);
  const state = games.find((game) => game.id === gameId)?.state ?? GameState.OFFLINE;
  const faults = [...file.value.faults, ...result.faults].toSorted((a, b) => a.line - b.line);
  return ok({ ...result, faults, state });
}

type ImportCounts = Omit<ImportReport, 'state'>;

async function take(
  stage: ImportDrawsDeps,
  tx: Tx,
  gameId: number,
  draws: readonly LineOf[],
): Promise<ImportCounts> {
  await lockGame(tx, gameId);
  const nowMs = await readNow(tx);
  const serials = draws.map((draw) => draw.serialNumber);
  const known = await knownIssues(tx, gameId, serials);
  const misnamed = await issuesAt(tx, gameId, elsewhere(draws, known));
  const faults: FeedFault[] = [];
  const disagreements: FeedFault[] = [];
  const past: LineOf[] = [];
  let drawn = 0;
  let same = 0;
  for (const draw of draws) {
    const { line } = draw;
    const issue = known.get(draw.serialNumber);
    const ours = misnamed.get(draw.serialNumber);
    const verdict = judge(draw, issue, nowMs);
    if (issue && verdict === 'shifted') await stopShifted(tx, gameId, issue, draw);
    if (ours) {
      const detail = { reported: draw.serialNumber };
      await raiseAlarm(tx, { gameId, issueId: ours.id }, 'feed contradicts', detail);
      const reason = `issue ${draw.serialNumber} is drawn when ours is ${ours.serialNumber}`;
      disagreements.push({ line, reason });
      if (draw.closeMs <= nowMs) await insertToldSerial(tx, gameId, draw);
    } else if (issue && verdict === 'shifted') {
      const reason = `issue ${draw.serialNumber} was drawn on ${draw.day}, ours is for ${issue.day}`;
      disagreements.push({ line, reason });
      await insertToldSerial(tx, gameId, draw);
    } else if (verdict === 'past') past.push(draw);
    else if (verdict === 'same') same += 1;
    else if (verdict === 'draw' && issue) {
      // A fault, so that the feed is compared with what people decided when it is read again.
      if (await drawOfficial(stage, tx, issue.id, draw)) drawn += 1;
      else faults.push({ line, reason: `issue ${draw.serialNumber} was decided at this moment` });
    } else if (verdict === 'early' && issue) {
      await insertTold(tx, gameId, FILE, [draw]);
      const early = await getIssue(tx, issue.id);
      if (early.closedMs === null) {
        await tripIssues(tx, await withChildren(tx, early), { source: 'feed', line });
      }
      faults.push({
        line,
        reason: `issue ${draw.serialNumber} was still on sale: the game is halted`,
      });
    } else if (verdict === 'future') faults.push({ line, reason: `${draw.day} is not drawn yet` });
    else disagreements.push({ line, reason: disagreement(draw, issue) });
  }
  if (past.length > 0) {
    await insertPastDraws(tx, gameId, past);
    const parent = categoryOf(gameId);
    if (parent) await insertPastReadOff(tx, parent, past);
    await tellNewest(stage, tx, gameId, past);
  }
  return { added: past.length, drawn, same, faults, disagreements };
}

/** Draws whose number is that of no issue of ours on that day. */
const elsewhere = (draws: readonly LineOf[], known: ReadonlyMap<number, KnownIssue>) =>
  draws.filter(({ serialNumber, day }) => known.get(serialNumber)?.day !== day);

/**
 * Our issue with this number is of another day. The result does not settle it: the issue stops, and operators decide
 * about its bets. The game stops as well if the number is already known while bets are taken.
 */
async function stopShifted(
  tx: Tx,
  gameId: number,
  { id, day }: KnownIssue,
  draw: LineOf,
): Promise<void> {
  const issue = await getIssue(tx, id);
  // No bets were possible on it: it is renumbered.
  if (issue.openedMs === null) return;
  await raiseAlarm(tx, { gameId, issueId: id }, 'serial shifted', { drawn: draw.day });
  if (issue.closedMs !== null || draw.day > day) return;
  await tripIssues(tx, await withChildren(tx, issue), { source: 'feed', line: draw.line });
}

type Verdict = 'past' | 'same' | 'draw' | 'early' | 'future' | 'shifted' | 'disagrees';

function judge(draw: OfficialDraw, issue: KnownIssue | undefined, nowMs: number): Verdict {
  if (draw.closeMs > nowMs && !issue) return 'future';
  if (!issue) return 'past';
  if (issue.winningNumber !== null) {
    const isSame = issue.winningNumber === draw.number && issue.day === draw.day;
    return isSame ? 'same' : 'disagrees';
  }
  if (issue.isDrawnHere) return 'disagrees';
  if (issue.day !== draw.day) return draw.closeMs > nowMs ? 'future' : 'shifted';
  if (issue.state === IssueState.CANCEL) return 'disagrees';
  // Numbers of a draw that was over before our sale ended: somebody may have known them.
  if (!issue.isSealed || nowMs < issue.closeMs || draw.closeMs < issue.closeMs) return 'early';
  return 'draw';
}

function disagreement(draw: OfficialDraw, issue: KnownIssue | undefined): string {
  const name = `issue ${draw.serialNumber}`;
  if (issue?.winningNumber) {
    return `${name} is stored as ${issue.winningNumber} of ${issue.day}, the feed says ${draw.number} of ${draw.day}`;
  }
  return issue?.isDrawnHere ? `${name} was sold as a rehearsal` : `${name} was cancelled`;
}

async function drawOfficial(
  stage: ImportDrawsDeps,
  tx: Tx,
  issueId: number,
  { number }: OfficialDraw,
): Promise<boolean> {
  const claim = await seizeIssue(tx, issueId, OWNER, 'draw');
  if (!claim) return false;
  await markKnown(tx, issueId, number);
  await recordDraw(stage, tx, claim, { original: number, winning: number });
  return true;
}

/** History comes in silently; only the newest draw is news. */
async function tellNewest(stage: ImportDrawsDeps, tx: Tx, gameId: number, past: readonly LineOf[]) {
  const newest = past.reduce((a, b) => (b.serialNumber > a.serialNumber ? b : a));
  const known = await knownIssues(tx, gameId, [newest.serialNumber]);
  const added = known.get(newest.serialNumber);
  if (!added) return;
  const issue = await getIssue(tx, added.id);
  const numbers = { original: newest.number, winning: newest.number };
  await stage.announce.write(tx, [winningNumberEvent(issue, numbers)]);
}
