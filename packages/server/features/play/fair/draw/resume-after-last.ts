import type { Tx } from '#platform/db';
import { gamesAwaiting } from '../../lottery/issues/index.ts';
import { resumeGame } from '../../lottery/intervention/index.ts';
import { lockGames } from '../../lottery/games/index.ts';

/**
 * Games that stopped because too many of their issues waited go on when none of them does any more.
 * `during` is what ends the waiting of some: the games are locked before it, so that of two who end the
 * last ones at once the second sees what the first has done.
 */
export async function resumeAfter<T>(
  tx: Tx,
  gameIds: readonly number[],
  during: () => Promise<T>,
): Promise<T> {
  const games = await lockGames(tx, gameIds);
  const done = await during();
  const stopped = games.filter(({ reason }) => reason === 'beacon').map(({ id }) => id);
  if (stopped.length === 0) return done;
  const waiting = await gamesAwaiting(tx, stopped);
  for (const gameId of stopped) {
    if (!waiting.has(gameId)) await resumeGame(tx, gameId, 'beacon');
  }
  return done;
}
