import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Executor } from '#platform/db';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { targetOf } from './save-draft.ts';
import { lockDraft, removeDraft } from './store-draft.ts';

type Fault = { readonly code: 'NO_SUCH_DRAFT' | 'WAS_PUBLISHED' };

/** Takes a draft away that no player ever saw. */
export const deleteDraft = (
  db: Executor,
  actor: Actor,
  id: number,
  reason: string,
): Promise<Result<null, Fault>> =>
  act<null, Fault>(
    db,
    actor,
    { permission: 'announcement.notices.edit', target: targetOf(id), reason },
    async (tx) => {
      const row = await lockDraft(tx, id);
      if (!row) return refused({ code: 'NO_SUCH_DRAFT' });
      if (row.published_ms !== null) return refused({ code: 'WAS_PUBLISHED' });
      await removeDraft(tx, id);
      return ok({ before: row.draft, after: null, value: null });
    },
  );
