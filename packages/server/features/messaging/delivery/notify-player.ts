import type { Tx } from '#platform/db';
import { port } from '#platform/port';
import type { Words } from './words.ts';

/**
 * Tells a player what was done with his account, by whatever addresses he has bound, when the caller's transaction
 * commits. `contact` fills it, which knows them; features above it tell through here.
 */
export const notifyPlayer =
  port<(tx: Tx, playerId: bigint, words: Words) => Promise<void>>('courier.tell-player');
