import { ok } from '@fairlot/rules/core/result';
import { MOST_KEPT } from '@fairlot/wire/play/favorites';
import { changeKept, type ChangeDeps } from './change.ts';
import { type Kept, knownGames, readKept } from './store.ts';

/**
 * Takes over what a device had kept before the server did: behind what is kept, as far as there is room. Nothing
 * that another device brought goes for it.
 */
export async function adopt(
  stage: ChangeDeps,
  playerId: bigint,
  gameIds: readonly number[],
): Promise<Kept> {
  const known = await knownGames(stage.db, gameIds);
  const made = await changeKept<never>(stage, playerId, (kept) =>
    ok([...new Set([...kept, ...known])].slice(0, MOST_KEPT)),
  );
  return made.ok ? made.value : readKept(stage.db, playerId);
}
