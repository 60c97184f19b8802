import { ok, type Result } from '@fairlot/rules/core/result';
import type { Platform } from '#platform/feature';
import { readContacts, type Contact } from '../../account/contact/index.ts';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { NO_SUCH_PLAYER, targetOf, type NoSuchPlayer } from './target.ts';

/**
 * Email and phone of a player in full (product 3.1): who looked, when and why stands in the audit, and the
 * addresses themselves do not.
 */
export async function viewContacts(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  actor: Actor,
  playerId: bigint,
  reason: string,
): Promise<Result<readonly Contact[], NoSuchPlayer>> {
  const target = await targetOf(db, playerId);
  if (target === undefined) return NO_SUCH_PLAYER;
  return act(db, actor, { permission: 'manage.pii.view', target, reason }, async (tx) => {
    const value = await readContacts(tx, settings.dataFolder ?? '', playerId);
    return ok({ before: null, after: { seen: value.map(({ kind }) => kind) }, value });
  });
}
