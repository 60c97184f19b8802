import { ok, type Result } from '@fairlot/rules/core/result';
import type { Db } from '#platform/db';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { NO_SUCH_PAYEE, NO_SUCH_PLAYER, type Named, type NoPayee } from './named.ts';
import { heldPayee } from './payee.ts';
import { endPayee, findUserName } from './store.ts';
import { notifyPayoutAccount } from './notify.ts';

/** Removes one for its player, who is told: also what a payout has locked (product 3.9, "unlock card"). */
export async function removePlayerPayee(
  { db, dataFolder }: { readonly db: Db; readonly dataFolder: string },
  actor: Actor,
  { playerId, id, reason }: Named,
): Promise<Result<null, NoPayee>> {
  const userName = await findUserName(db, playerId);
  if (userName === undefined) return NO_SUCH_PLAYER;
  const target = `player ${userName}`;
  const deed = { permission: 'payee.players.change', target, reason } as const;
  return act<null, NoPayee>(db, actor, deed, async (tx) => {
    const held = await heldPayee(tx, playerId, id);
    if (!held) return NO_SUCH_PAYEE;
    await endPayee(tx, playerId, id);
    await notifyPayoutAccount(tx, dataFolder, 'taken', { ...held, playerId });
    await publishPageChanges(tx, ['payee.players'], target);
    const before = {
      kind: held.kind,
      bank: held.bank,
      shown: held.shown,
      isLocked: held.paidBefore,
    };
    return ok({ before, after: null, value: null });
  });
}
