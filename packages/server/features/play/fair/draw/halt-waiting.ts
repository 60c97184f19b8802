import { type Db, transaction } from '#platform/db';
import { countAwaiting, type Issue } from '../../lottery/issues/index.ts';
import { haltGame } from '../../lottery/intervention/index.ts';
import { lockGames } from '../../lottery/games/index.ts';

/** More issues than this waiting for their round or block stop the sale of their game. */
const MOST_PENDING = 3;

/**
 * Stops games of which too many issues that are due wait. They are counted again under the lock of those
 * who end the waiting: otherwise one that was stopped just after its last issue was drawn would stay so.
 */
export async function haltWaiting(db: Db, due: readonly Issue[]): Promise<void> {
  for (const gameId of new Set(due.map((issue) => issue.gameId))) {
    const ids = due.filter((issue) => issue.gameId === gameId).map(({ id }) => id);
    if (ids.length <= MOST_PENDING) continue;
    await transaction(db, async (tx) => {
      await lockGames(tx, [gameId]);
      if ((await countAwaiting(tx, ids)) > MOST_PENDING) await haltGame(tx, gameId, 'beacon');
    });
  }
}
