import * as z from 'zod/mini';
import { gameId, timestamp, version } from '../../core/index.ts';
import { PROPOSAL_CODES } from '../../staff/operator/codes.ts';
import { reason } from '../../staff/operator/shapes.ts';
import { GAME_CODES } from './codes.ts';

/** All that a change of a game says beside what it makes of it. */
export const change = {
  GameId: gameId,
  /** The newest version that the operator saw: whoever changed it since is not overruled unseen. */
  Version: version,
  Reason: reason,
};

/** Refusals of what a second person has to confirm. */
export const PROPOSED_CODES = {
  ...GAME_CODES,
  ALREADY_WAITS: PROPOSAL_CODES.ALREADY_WAITS,
  TOO_MANY_OPEN: PROPOSAL_CODES.TOO_MANY_OPEN,
};

/** When it takes effect; without it at once. */
export const effectAt = z.optional(timestamp);

/** The number of the version that it made. */
export const Made = z.object({ Version: z.int() });
