import { ok, type Result } from '@fairlot/rules/core/result';
import type { Db } from '#platform/db';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { NO_SUCH_PAYEE, NO_SUCH_PLAYER, type Named, type NoPayee } from './named.ts';
import { heldPayee, revealPayee, type PlainPayee } from './payee.ts';
import { findUserName } from './store.ts';

/**
 * Number and holder in full (product 3.1): who looked, when and why stands in the audit, and the number itself does
 * not.
 */
export async function viewPayee(
  { db, dataFolder }: { readonly db: Db; readonly dataFolder: string },
  actor: Actor,
  { playerId, id, reason }: Named,
): Promise<Result<PlainPayee, NoPayee>> {
  const userName = await findUserName(db, playerId);
  if (userName === undefined) return NO_SUCH_PLAYER;
  const target = `player ${userName}`;
  const deed = { permission: 'payee.pii.view', target, reason } as const;
  return act<PlainPayee, NoPayee>(db, actor, deed, async (tx) => {
    const held = await heldPayee(tx, playerId, id);
    if (!held) return NO_SUCH_PAYEE;
    const value = await revealPayee(tx, dataFolder, held);
    return ok({ before: null, after: { seen: held.kind, shown: held.shown }, value });
  });
}
