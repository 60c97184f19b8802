import * as z from 'zod/mini';
import { hubEvent, hubMethod, timestamp, type Topic } from '../core/index.ts';

/** Who leads: said as it stands, and not numbered. There is one. */
export const leadersTopic: Topic<'today'> = {
  audience: 'followers',
  of: (day) => `leaders:${day}`,
};

/** Hear when who leads is other than before; `false` ends it. */
export const joinLeaderboard = hubMethod('JoinLeaderboard', [z.boolean()], z.boolean());

/**
 * Issues were counted, or somebody agreed to be shown or no longer does: what is on screen is read anew. A
 * hint that is not kept.
 */
export const updateLeaderBoard = hubEvent(
  'updateLeaderBoard',
  leadersTopic,
  z.object({ TimeStamp: timestamp }),
);
