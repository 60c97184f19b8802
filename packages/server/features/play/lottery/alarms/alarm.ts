import type { Tx } from '#platform/db';
import { publishPageChanges } from '../../../staff/operator/audit/index.ts';
import { haltGame } from '../intervention/halt.ts';
import { type AlarmKind, insertAlarm, insertCalendarAlarm } from './store-alarm.ts';
import { insertGameEvent } from '../issues/store.ts';

const PAGES = ['lottery.alarms', 'lottery.issues'];

/** Raises an alarm of an issue, once, and shows it at the console; false: it was raised before. */
export async function raiseAlarm(
  tx: Tx,
  { gameId, issueId }: { readonly gameId: number; readonly issueId: number },
  kind: AlarmKind,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<boolean> {
  const isNew = await insertAlarm(tx, gameId, issueId, kind, detail);
  if (isNew) await publishPageChanges(tx, PAGES, `game ${gameId}`);
  return isNew;
}

/** Raises an alarm of a game, each time anew, and shows it at the console. */
export async function raiseGameAlarm(
  tx: Tx,
  gameId: number,
  kind: Extract<AlarmKind, 'limits held' | 'prices refused' | 'feed stopped'>,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  await insertGameEvent(tx, gameId, null, kind, detail);
  await publishPageChanges(tx, ['lottery.alarms', 'lottery.games'], `game ${gameId}`);
}

/** Raises an alarm of an unconfirmed calendar, once for each year or first day. */
export async function raiseCalendarAlarm(tx: Tx, gameId: number, from: string): Promise<boolean> {
  const isNew = await insertCalendarAlarm(tx, gameId, from);
  if (isNew) {
    await publishPageChanges(tx, ['lottery.alarms', 'lottery.calendar'], `game ${gameId}`);
  }
  return isNew;
}

/** Stops a game on sale whose feed is not there, and raises an alarm: only its feed resumes it. */
export async function stopFed(tx: Tx, gameId: number): Promise<void> {
  await haltGame(tx, gameId, 'feed');
  await raiseGameAlarm(tx, gameId, 'feed stopped', {});
}
