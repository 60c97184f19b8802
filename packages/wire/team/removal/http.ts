// Deletion of direct members by their agent (product 4.8).
import * as z from 'zod/mini';
import { nothing, post, timestamp } from '../../core/index.ts';
import { account } from '../move/shapes.ts';
import { REMOVE_CODES, RESTORE_CODES } from './codes.ts';
import { Removal, REMOVAL_BOUNDS, removalId } from './shapes.ts';

export const removeMember = post('/api/Team/Remove', {
  access: 'agent',
  input: z.strictObject({ UserName: account }),
  /** Until then it can be undone. */
  output: z.object({ UndoUntil: timestamp }),
  codes: REMOVE_CODES,
  about:
    'Deletes the account of a direct member: nobody signs in with it any more, its books stay, and its name is closed for 180 days.',
});

export const restoreMember = post('/api/Team/Restore', {
  access: 'agent',
  input: z.strictObject({ Id: removalId }),
  output: nothing,
  codes: RESTORE_CODES,
  about: 'Undoes a deletion of the last seven days.',
});

export const getRemovals = post('/api/Team/Removals', {
  access: 'agent',
  passive: true,
  input: z.strictObject({
    /** Deletions before this one: the cursor of the page that came before. */
    Before: z.optional(removalId),
    Count: z.int().check(z.minimum(1), z.maximum(REMOVAL_BOUNDS.atOnce)),
  }),
  output: z.object({
    Rows: z.array(Removal),
    Next: z.nullable(removalId),
    DateTimeNow: timestamp,
  }),
  about: 'Members that an agent deleted, the newest first.',
});
