import type { Tx } from '#platform/db';
import { haltGame } from '../intervention/halt.ts';
import { raiseGameAlarm } from './alarm.ts';

/** Stops a game on sale whose feed is not there, and raises an alarm: only its feed resumes it. */
export async function stopFed(tx: Tx, gameId: number): Promise<void> {
  await haltGame(tx, gameId, 'feed');
  await raiseGameAlarm(tx, gameId, 'feed stopped', {});
}
