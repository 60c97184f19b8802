import * as z from 'zod/mini';
import { hubEvent, hubMethod, timestamp } from '../../core/index.ts';
import { leadersTopic } from './topic.ts';

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
