import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Db } from '#platform/db';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { deleteNote } from './store-note.ts';
import { targetOf } from './target.ts';

type DeleteFault = { readonly code: 'NO_SUCH_NOTE' };

/** Takes a note away; what it said stays in the audit. */
export async function deletePlayerNote(
  db: Db,
  actor: Actor,
  { playerId, id }: { readonly playerId: bigint; readonly id: number },
  reason: string,
): Promise<Result<number, DeleteFault>> {
  const target = await targetOf(db, playerId);
  if (target === undefined) return refused({ code: 'NO_SUCH_NOTE' });
  return act<number, DeleteFault>(
    db,
    actor,
    { permission: 'manage.notes.change', target, reason },
    async (tx) => {
      const gone = await deleteNote(tx, playerId, id);
      if (!gone) return refused({ code: 'NO_SUCH_NOTE' });
      await publishPageChanges(tx, ['manage.players'], target);
      return ok({
        before: { id, text: gone.text, author: gone.author_name },
        after: null,
        value: id,
      });
    },
  );
}
