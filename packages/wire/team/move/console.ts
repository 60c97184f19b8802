// Moves of members as operators see, decide and make them (product 3.9, 3.10).
import * as z from 'zod/mini';
import { nothing, post, timestamp, typedText } from '../../core/index.ts';
import { Proposal, reason } from '../../staff/operator/shapes.ts';
import { DECIDE_MOVE_CODES, PROPOSE_MOVE_CODES } from './codes.ts';
import { account, DeskMove, MOVE_BOUNDS, MOVE_STATES, moveId } from './shapes.ts';

export const getDeskMoves = post('/api/Console/LineMoves', {
  access: 'team.moves.read',
  passive: true,
  input: z.strictObject({
    State: z.optional(z.enum(MOVE_STATES)),
    /** The whole name of a member or of the agent before or after. */
    Search: z.optional(typedText.check(z.maxLength(32))),
    Before: z.optional(moveId),
    Count: z.int().check(z.minimum(1), z.maximum(MOVE_BOUNDS.atOnce)),
  }),
  output: z.object({
    Rows: z.array(DeskMove),
    Next: z.nullable(moveId),
    DateTimeNow: timestamp,
  }),
  about: 'Moves of members, the newest first. Those that wait come oldest first.',
});

export const decideMove = post('/api/Console/LineMoveDecide', {
  access: 'team.moves.decide',
  input: z.strictObject({ Id: moveId, IsApproved: z.boolean(), Reason: reason }),
  output: nothing,
  codes: DECIDE_MOVE_CODES,
  about:
    'Approves a move that waits, where nothing stands against it now, or refuses it. The agent reads why it was refused.',
});

export const proposeMove = post('/api/Console/LineMovePropose', {
  access: 'team.moves.make',
  input: z.strictObject({ UserName: account, Target: account, Reason: reason }),
  output: Proposal,
  codes: PROPOSE_MOVE_CODES,
  about: 'Asks another operator to move a member within the line of one top agent.',
});
