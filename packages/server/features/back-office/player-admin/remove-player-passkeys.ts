import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Platform } from '#platform/feature';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { forgetPasskeys } from '../../account/passkey/index.ts';
import { NO_SUCH_PLAYER, targetOf } from './target.ts';

type Fault = { readonly code: 'NO_SUCH_PLAYER' | 'NO_PLAYER_PASSKEYS' };

/** Takes all passkeys of a player away, who has lost a device or the account; how many there were. He is told. */
export async function removePlayerPasskeys(
  { db, ports }: Pick<Platform, 'db' | 'ports'>,
  actor: Actor,
  playerId: bigint,
  reason: string,
): Promise<Result<number, Fault>> {
  const target = await targetOf(db, playerId);
  if (target === undefined) return NO_SUCH_PLAYER;
  const deed = { permission: 'manage.passkeys.remove', target, reason } as const;
  return act<number, Fault>(db, actor, deed, async (tx) => {
    const passkeys = await forgetPasskeys(ports, tx, playerId);
    if (passkeys.length === 0) return refused({ code: 'NO_PLAYER_PASSKEYS' });
    await publishPageChanges(tx, ['manage.players'], target);
    return ok({
      before: { passkeys: [...passkeys] },
      after: { passkeys: [] },
      value: passkeys.length,
    });
  });
}
