// Deleted accounts as operators see and restore them.
import * as z from 'zod/mini';
import { nothing, post, timestamp } from '../../core/index.ts';
import { playerId } from '../../account/player/shapes.ts';
import { reason } from '../../staff/operator/shapes.ts';
import { DESK_RESTORE_CODES } from './codes.ts';

export const getRemoval = post('/api/Console/PlayerRemoval', {
  access: 'manage.players.read',
  passive: true,
  input: z.strictObject({ PlayerId: playerId }),
  output: z.object({
    /** Null: the account is not deleted. */
    Removal: z.nullable(
      z.object({
        /** The name that the account had. */
        UserName: z.string(),
        AgentName: z.string(),
        RemovedTimeStamp: timestamp,
        UndoUntil: timestamp,
        /** From then on somebody else may register the name. */
        NameFreeFrom: timestamp,
      }),
    ),
    DateTimeNow: timestamp,
  }),
  about: 'Who deleted the account of a player, and until when it can be restored.',
});

export const restoreRemoved = post('/api/Console/PlayerRestore', {
  access: 'team.removals.restore',
  input: z.strictObject({ PlayerId: playerId, Reason: reason }),
  output: nothing,
  codes: DESK_RESTORE_CODES,
  about: 'Restores an account that an agent deleted in the last seven days.',
});
