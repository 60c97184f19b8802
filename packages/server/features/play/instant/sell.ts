import { GameState } from '@fairlot/rules/lottery/game-state';
import type { Db } from '#platform/db';
import { readGames } from '../lottery/games/index.ts';
import { setSale } from '../lottery/intervention/index.ts';

/** Why instant games were off the list while nobody could bet on them. */
const UNTIL_NOW = 'instant';

/** Sells the instant games of a site from before they could be bet on; what its operators stopped stays. */
export async function sellInstantGames(db: Db): Promise<void> {
  for (const { id, state, stateReason } of await readGames(db)) {
    const waits = state === GameState.OFFLINE && stateReason === UNTIL_NOW;
    if (waits) await setSale(db, id, 'on');
  }
}
