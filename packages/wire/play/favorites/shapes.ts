import * as z from 'zod/mini';
import { gameId } from '../../core/index.ts';

/** Games that a player has among his own. */
export const MOST_KEPT = 20;

/** The games of a player in his order; each change makes a version, so that what comes late is known as old. */
export const Collection = z.object({ GameIds: z.array(gameId), Version: z.int() });
