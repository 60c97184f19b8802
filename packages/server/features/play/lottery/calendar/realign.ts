import { invariant } from '@fairlot/rules/core/invariant';
import { parentOf } from '@fairlot/rules/lottery/parents';
import { issuesOfDay, type PlannedIssue } from '@fairlot/rules/lottery/schedule';
import type { Tx } from '#platform/db';
import { newestDraw } from '../feeds/store-official.ts';
import { categoryOn, type Game } from '../games/store-game.ts';
import {
  deleteUnopened,
  isSame,
  lockMade,
  type MadeIssue,
  plannedDays,
} from '../issues/store-made.ts';
import { insertIssues, readNow } from '../issues/store.ts';

/** An issue that stands against what its calendar says now: it is, or was, on sale. */
export type Sold = { readonly gameId: number; readonly serialNumber: number; readonly day: string };
/** What became of a day whose issues were made before its calendar was changed. */
export type Realigned = { readonly day: string; readonly takenBack: number; readonly made: number };

const OPEN_LEAD_MS = 3_000;

/**
 * Makes the issues that are made already what the calendar says now, from a day on: those of a day off are
 * taken back, those behind it are numbered anew. Only what nobody could bet on yet is touched; an
 * issue that is or was on sale stays, and where it should not be, all is refused. Under the timetable lock.
 */
export async function realign(
  tx: Tx,
  game: Game,
  fromDay: string,
): Promise<{ readonly sold: Sold } | { readonly days: readonly Realigned[] }> {
  const nowMs = await readNow(tx);
  const made = await lockMade(tx, game.id, fromDay);
  const changes: { day: string; gone: readonly MadeIssue[]; fresh: readonly PlannedIssue[] }[] = [];
  for (const day of await plannedDays(tx, game.id, fromDay)) {
    const wanted = (await plannedOf(tx, game, day)).filter(({ closeMs }) => closeMs > nowMs);
    const there = made.filter((issue) => issue.day === day && issue.closeMs > nowMs);
    const gone = there.filter((issue) => !wanted.some((each) => isSame(each, issue)));
    const sold = gone.find(({ isOpened }) => isOpened);
    if (sold) return { sold: { gameId: game.id, serialNumber: sold.serialNumber, day } };
    const fresh = wanted.filter((each) => !there.some((issue) => isSame(each, issue)));
    if (gone.length + fresh.length > 0) changes.push({ day, gone, fresh });
  }
  // All that go before any that come: an issue may take the number of one that goes.
  await deleteUnopened(
    tx,
    changes.flatMap(({ gone }) => gone.map(({ id }) => id)),
  );
  for (const { day, fresh } of changes) {
    await insertIssues(tx, game.id, day, fresh, OPEN_LEAD_MS);
  }
  return {
    days: changes.map(({ day, gone, fresh }) => ({
      day,
      takenBack: gone.length,
      made: fresh.length,
    })),
  };
}

/** The issues of a day of a game, as its timetable and its calendar are; one read off another has its. */
export async function plannedOf(tx: Tx, game: Game, day: string): Promise<readonly PlannedIssue[]> {
  const category = await categoryOn(tx, game, day);
  invariant(category, `game ${game.id} has a category`);
  const parent = parentOf(game.categoryId);
  const newest = game.kind === 'official' ? await newestDraw(tx, parent?.id ?? game.id) : undefined;
  const own = issuesOfDay(category, day, newest);
  if (!parent || own.length === 0) return own;
  const theirs = await categoryOn(tx, { id: parent.id, categoryId: parent.id }, day);
  return theirs ? issuesOfDay(theirs, day, newest) : [];
}
