import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Executor } from '#platform/db';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { lockLive, removeLive } from './store.ts';

type Refused = { readonly code: 'NO_SUCH_NOTIFICATION' };

/** Takes a live notification away; what it was stays in the audit. */
export function deleteLive(
  db: Executor,
  actor: Actor,
  id: number,
  reason: string,
): Promise<Result<number, Refused>> {
  const target = `live notification ${id}`;
  const deed = { permission: 'notify.live.change', target, reason } as const;
  return act<number, Refused>(db, actor, deed, async (tx) => {
    const live = await lockLive(tx, id);
    if (!live) return refused({ code: 'NO_SUCH_NOTIFICATION' });
    await removeLive(tx, id);
    const { gameId, title, content, times, version } = live;
    return ok({ before: { id, gameId, title, content, times, version }, after: null, value: id });
  });
}
