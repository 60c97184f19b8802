import * as z from 'zod/mini';
import { gameId } from '../../core/index.ts';

/** Games that a player has side by side (spec section 2, `/ComboBet`). */
export const MOST_TILES = 8;

/** Games in the order of their tiles, each once. */
export const TileIds = z
  .array(gameId)
  .check(z.maxLength(MOST_TILES))
  .check(z.refine((ids) => new Set(ids).size === ids.length));
