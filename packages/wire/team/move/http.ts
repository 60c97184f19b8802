// Moves of direct members to other agents of one's line (product 4.8).
import * as z from 'zod/mini';
import { post, timestamp } from '../../core/index.ts';
import { MOVE_CODES } from './codes.ts';
import { account, Move, MOVE_BOUNDS, moveId } from './shapes.ts';

export const moveMember = post('/api/Team/Move', {
  access: 'agent',
  input: z.strictObject({
    /** A direct member. */
    UserName: account,
    /** The agent of the own line who is to be above them. */
    Target: account,
  }),
  /** How many accounts moved. */
  output: z.object({ Accounts: z.int() }),
  codes: MOVE_CODES,
  about:
    'Moves a direct member, with everybody below, to another agent of the line. A move of more than fifty accounts waits for an operator: WAIT_APPROVAL.',
});

export const getMoves = post('/api/Team/Moves', {
  access: 'agent',
  passive: true,
  input: z.strictObject({
    /** Moves before this one: the cursor of the page that came before. */
    Before: z.optional(moveId),
    Count: z.int().check(z.minimum(1), z.maximum(MOVE_BOUNDS.atOnce)),
  }),
  output: z.object({
    Rows: z.array(Move),
    Next: z.nullable(moveId),
    /** Moves that the agent may still ask for this month. */
    Left: z.int(),
    DateTimeNow: timestamp,
  }),
  about:
    'Moves of direct members of an agent, also those that wait or were refused, the newest first.',
});
