import { siteDayOf } from '@fairlot/rules/lottery/site-day';
import { type Executor, transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import { deskQueue, type DeskQueues } from '../../../staff/operator/proposals/index.ts';
import { raiseCalendarAlarm } from '../alarms/alarm.ts';
import { readGames } from '../games/store-game.ts';
import { readNow } from '../issues/store.ts';
import { keepsStateDays, listedGames, unconfirmedYears } from './unconfirmed.ts';

/** A game with an unconfirmed year or period. */
type Due = { readonly gameId: number; readonly from: string };

/**
 * Returns the years that are unconfirmed on 1 December of the year before, and the listed games without a confirmed
 * day within a week.
 */
async function readDue(db: Executor): Promise<readonly Due[]> {
  const games = await readGames(db);
  const today = siteDayOf(await readNow(db));
  const state = games.find(keepsStateDays)?.id ?? 0;
  const years = unconfirmedYears(games, today).map((year) => ({ gameId: state, from: `${year}` }));
  const listed = listedGames(games, today).filter(({ isDue }) => isDue);
  return [
    ...years,
    ...listed.map(({ gameId, last, next }) => ({ gameId, from: next ?? last ?? 'ever' })),
  ];
}

/** Counts unconfirmed calendars. */
export const calendarQueue: DeskQueues = async (db) => [
  deskQueue('lottery.calendar', (await readDue(db)).length, null),
];

/** Raises one alarm for each calendar that is not confirmed in time. */
export async function watchCalendar({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<void> {
  for (const { gameId, from } of await readDue(db)) {
    const isNew = await transaction(db, (tx) => raiseCalendarAlarm(tx, gameId, from));
    if (isNew) log.warn({ gameId, from }, 'days off or days of draws are not confirmed');
  }
}
