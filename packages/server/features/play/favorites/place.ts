import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { placed } from '@fairlot/rules/lottery/placed';
import { MOST_KEPT } from '@fairlot/wire/play/favorites';
import { changeKept, type ChangeDeps } from './change.ts';
import { type Kept, knownGames } from './store.ts';

export type PlaceFault = 'NO_SUCH_GAME' | 'TOO_MANY';

/** Keeps a game at a place, moves it there, or takes it away (null), also where it is no game any more. */
export async function place(
  stage: ChangeDeps,
  playerId: bigint,
  gameId: number,
  at: number | null,
): Promise<Result<Kept, PlaceFault>> {
  if (at !== null && (await knownGames(stage.db, [gameId])).length === 0) {
    return refused('NO_SUCH_GAME');
  }
  return changeKept<PlaceFault>(stage, playerId, (gameIds) => {
    const wanted = placed(gameIds, gameId, at);
    return wanted.length > MOST_KEPT ? refused('TOO_MANY') : ok(wanted);
  });
}
