import { invariant } from '@fairlot/rules/core/invariant';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { RECENT_CONTACT_HOURS } from '@fairlot/wire/back-office/player-admin';
import type { Platform } from '#platform/feature';
import { newId } from '#platform/db';
import { takeContacts, type TakenContact, writeToPlayer } from '../../account/contact/index.ts';
import { postMessages } from '../../messaging/inbox/index.ts';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { newPassword } from '../../staff/operator/sign-in/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { hashPlayerPassword, setPassword } from '../../auth/credentials/passwords/index.ts';
import { endSessions } from '../../auth/login/sessions/index.ts';
import { forgetLogins } from '../../auth/login/index.ts';
import { forgetLoginMethods } from '../../auth/login/second-step/index.ts';
import { passwordReset } from './inbox-text.ts';
import { NO_SUCH_PLAYER, targetOf } from './target.ts';

export type ResetPassword = {
  readonly password: string;
  readonly removed: readonly TakenContact[];
};
type Fault = { readonly code: 'NO_SUCH_PLAYER' | 'BUSY' };

/**
 * A password for one sign-in, in place of the player's own, who chooses another one with it (product 3.9). It is
 * answered once; neither the audit nor a table has it. His logins end, and what else lets him in goes with them: passkeys,
 * a linked WeChat, and contacts, by which a link to choose a password comes. Of those go the ones that were bound in the last
 * 72 hours, or all.
 */
export async function resetPlayerPassword(
  { db, ports, settings }: Pick<Platform, 'db' | 'ports' | 'settings'>,
  actor: Actor,
  { playerId, allContacts }: { readonly playerId: bigint; readonly allContacts: boolean },
  reason: string,
): Promise<Result<ResetPassword, Fault>> {
  const target = await targetOf(db, playerId);
  if (target === undefined) return NO_SUCH_PLAYER;
  const password = newPassword();
  // Before the transaction: it takes long, and nothing is to be held meanwhile.
  const { dataFolder } = settings;
  const hashed = await hashPlayerPassword(dataFolder, password, 'members');
  if (!hashed.ok) return refused({ code: 'BUSY' });
  const deed = { permission: 'manage.passwords.reset', target, reason } as const;
  const done = await act<ResetPassword, Fault>(db, actor, deed, async (tx) => {
    const isSet = await setPassword(tx, playerId, 'login', { hash: hashed.value, isInitial: true });
    invariant(isSet, `player ${playerId} is there`);
    const ways = await forgetLoginMethods(ports, tx, playerId);
    const within = allContacts ? undefined : RECENT_CONTACT_HOURS;
    const removed = await takeContacts(tx, dataFolder, playerId, within);
    await writeToPlayer(dataFolder, tx, playerId, { about: 'password-handed' });
    const ended = await endSessions(tx, playerId, 'forced_logout');
    await publishPageChanges(tx, ['manage.players'], target);
    const key = `password:${newId()}`;
    await postMessages(tx, [{ playerId, tab: 'account', key, ...passwordReset(removed) }]);
    return ok({
      before: { logins: ended, loginMethods: [...ways], contacts: [...removed] },
      after: { isInitialPassword: true },
      value: { password, removed },
    });
  });
  forgetLogins(db);
  return done;
}
