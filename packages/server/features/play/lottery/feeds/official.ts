import { invariant } from '@fairlot/rules/core/invariant';
import { GameState } from '@fairlot/rules/lottery/game-state';
import { daysToPrepare, issuesOfDay } from '@fairlot/rules/lottery/schedule';
import { parentOf } from '@fairlot/rules/lottery/parents';
import { addDays, siteDayOf } from '@fairlot/rules/lottery/site-day';
import { type Db, transaction, type Tx } from '#platform/db';
import { sealIssue, shutIssue } from '../steps/close.ts';
import { stopFed } from '../alarms/index.ts';
import { resumeGame } from '../intervention/halt.ts';
import type { Issue } from '../issues/issue.ts';
import { openIssue } from '../steps/open.ts';
import type { Log } from '#platform/log';
import { type Claim, keepClaim, releaseClaim } from '../claims/store-claim.ts';
import { claimStep, failStep } from '../intervention/stuck.ts';
import {
  cancelledDraws,
  drawTimes,
  isPlannedAt,
  knownIssues,
  lockGame,
  newestDraw,
  type NewestDraw,
} from './store-official.ts';
import { categoryOn, type Game, listGames, lockTimetable } from '../games/store-game.ts';
import { type DayIssue, renumber } from './renumber.ts';
import { insertChildIssues, takeBackOrphans } from './store-read-off.ts';
import { findIssue, getIssue, insertIssues } from '../issues/store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Behind that long no rest is believed. */
const LONGEST_REST_DAYS = 60;
const RETRY_MS = 1_000;
const OPEN_LEAD_MS = 3_000;

/** Looks at the feed of every official game: on sale with issues to come, or offline. */
export async function watchFeeds(db: Db): Promise<void> {
  const official = (await listGames(db)).filter(({ kind }) => kind === 'official');
  const isChild = ({ categoryId }: Game) => parentOf(categoryId) !== undefined;
  // What is read off another game is planned after that one.
  for (const game of official.toSorted((a, b) => Number(isChild(a)) - Number(isChild(b)))) {
    await watchFeed(db, game);
  }
}

const watchFeed = (db: Db, game: Game): Promise<void> =>
  transaction(db, async (tx) => {
    await lockTimetable(tx, game.id);
    await lockGame(tx, game.id);
    const parent = parentOf(game.categoryId);
    const newest = await newestDraw(tx, parent?.id ?? game.id);
    if (!newest || !(await isFresh(tx, game, newest))) {
      if (game.state === GameState.ONLINE) await stopFed(tx, game.id);
      return;
    }
    if (parent) {
      await takeBackOrphans(tx, game.id, parent.id);
      await insertChildIssues(tx, game.id, parent.id, OPEN_LEAD_MS);
    } else await planIssues(tx, game, newest);
    await resumeGame(tx, game.id, 'feed');
  });

/**
 * Returns true if the feed of a game is current: its newest result is recent, or no later draw lacks a result. Some
 * games have three days between two draws, and ten in the days off.
 */
async function isFresh(tx: Tx, game: Game, newest: NewestDraw): Promise<boolean> {
  const { drawMs, nowMs, day } = newest;
  if (nowMs - drawMs <= game.feedFreshHours * HOUR_MS) return true;
  const parent = parentOf(game.categoryId);
  const fed = parent ? { id: parent.id, categoryId: parent.id } : game;
  const category = await categoryOn(tx, fed, siteDayOf(nowMs));
  invariant(category, `game ${game.id} has a category`);
  const cancelled = await cancelledDraws(tx, fed.id, drawMs);
  const missed = nowMs - game.giveUpMinutes * MINUTE_MS;
  for (let ahead = day; ahead <= siteDayOf(missed); ahead = addDays(ahead, 1)) {
    const due = issuesOfDay(category, ahead, newest);
    const isMissed = due.some(
      (issue) => issue.drawMs > drawMs && issue.drawMs < missed && !cancelled.has(issue.drawMs),
    );
    if (isMissed) return false;
    if (addDays(day, LONGEST_REST_DAYS) < ahead) return false;
  }
  return true;
}

/**
 * Plans the issues of today and the days ahead, numbered on from the newest result. Issues that are made and not on
 * sale yet follow a corrected count.
 */
async function planIssues(tx: Tx, game: Game, newest: NewestDraw): Promise<void> {
  const today = siteDayOf(newest.nowMs);
  const now = await categoryOn(tx, game, today);
  invariant(now, `game ${game.id} has a category`);
  const days = daysToPrepare(now, today, newest.nowMs);
  if (await isPlanned(tx, game, days.at(-1), newest)) return;
  const wanted: DayIssue[] = [];
  for (const day of days) {
    const category = await categoryOn(tx, game, day);
    invariant(category, `game ${game.id} has a category`);
    const planned = issuesOfDay(category, day, newest);
    wanted.push(
      ...planned.filter(({ closeMs }) => closeMs > newest.nowMs).map((each) => ({ ...each, day })),
    );
  }
  await renumber(tx, game.id, wanted, newest);
  const taken = await drawTimes(tx, game.id, days);
  const known = await knownIssues(
    tx,
    game.id,
    wanted.map(({ serialNumber }) => serialNumber),
  );
  const isDaily = now.schedule.kind === 'daily';
  for (const day of days) {
    // Of what is drawn more often than once a day, results of today are no issues to come.
    const isTaken = ({ drawMs }: DayIssue) =>
      taken.some((each) => (isDaily ? each.day === day : each.drawMs === drawMs));
    const fresh = wanted.filter(
      (issue) => issue.day === day && !isTaken(issue) && !known.has(issue.serialNumber),
    );
    if (fresh.length > 0) await insertIssues(tx, game.id, day, fresh, OPEN_LEAD_MS);
  }
}

/** Whether the last day that is made ahead is there to its end: all days are made in one transaction. */
async function isPlanned(
  tx: Tx,
  game: Game,
  lastDay: string | undefined,
  newest: NewestDraw,
): Promise<boolean> {
  const category = lastDay && (await categoryOn(tx, game, lastDay));
  if (!category) return false;
  const last = issuesOfDay(category, lastDay, newest).at(-1);
  return last !== undefined && isPlannedAt(tx, game.id, lastDay, last);
}

/** One step of one official issue: opens or closes it. Its numbers come by `importDraws`. */
export async function workOfficial(db: Db, owner: string, log?: Log): Promise<'worked' | 'idle'> {
  const stage = log ? { db, log } : { db };
  const filter = { steps: ['open', 'close'] as const, kinds: ['official'] as const, owner };
  const claim = await claimStep(stage, filter);
  if (!claim) return 'idle';
  try {
    if (claim.step === 'open') await openOfficial(db, claim);
    else await closeOfficial(db, claim);
  } catch (error) {
    // Given back, or it would wait until the lease has run out.
    await failStep(stage, claim, { error, delayMs: RETRY_MS });
    throw error;
  }
  return 'worked';
}

async function openOfficial(db: Db, claim: Claim): Promise<void> {
  const issue = await getIssue(db, claim.issueId);
  if (issue.nowMs >= issue.closeMs) {
    // Never sold: it only waits for its numbers, so that the history has them.
    await closeOfficial(db, claim);
    return;
  }
  const games = await listGames(db);
  const isOnline = games.some((game) => game.id === issue.gameId && game.state === 0);
  if (!isOnline || !(await hasOpenParent(db, issue))) {
    await releaseClaim(db, claim, Math.min(RETRY_MS, issue.closeMs - issue.nowMs));
    return;
  }
  await transaction(db, async (tx) => {
    if (await keepClaim(tx, claim)) await openIssue(tx, claim, { mode: null, round: null });
  });
}

/** Whether an issue is read off none, or off one that was opened and is not closed. */
async function hasOpenParent(db: Db, { categoryId, serialNumber }: Issue): Promise<boolean> {
  const parent = parentOf(categoryId);
  if (!parent) return true;
  const theirs = await findIssue(db, parent.id, serialNumber);
  return theirs !== undefined && theirs.openedMs !== null && theirs.closedMs === null;
}

async function closeOfficial(db: Db, claim: Claim): Promise<void> {
  if (!(await shutIssue(db, claim))) return;
  await transaction(db, async (tx) => {
    if (await keepClaim(tx, claim)) await sealIssue(tx, claim, 'never', false);
  });
}
