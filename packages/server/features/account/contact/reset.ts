import { hasFlag } from '@fairlot/rules/check/access';
import { accountKey } from '@fairlot/rules/check/account';
import { brokenPasswordRule } from '@fairlot/rules/check/password';
import { isWeakPassword } from '@fairlot/rules/check/weak-passwords';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { RESET_CODES } from '@fairlot/wire/account/contact';
import { transaction, type Db } from '#platform/db';
import type { Ports } from '#platform/port';
import { networkOf } from '#platform/network';
import { postMessages } from '../../messaging/inbox/index.ts';
import {
  authenticatorCode,
  clearFailures,
  countFailure,
} from '../../auth/credentials/guard/index.ts';
import {
  hashPlayerPassword,
  isPlayerPassword,
  isUsedBefore,
  setPassword,
} from '../../auth/credentials/passwords/index.ts';
import { endSessions } from '../../auth/login/sessions/index.ts';
import { forgetLogins } from '../../auth/login/index.ts';
import { forgetLoginMethods } from '../../auth/login/second-step/index.ts';
import { PASSWORD_BY_LINK } from './inbox-text.ts';
import { hashLinkToken } from './forgot.ts';
import { findLink, takeLink, type LinkOwner } from './store-recovery.ts';
import { writeToPlayer } from './notify-player.ts';

type ResetDeps = { readonly db: Db; readonly ports: Ports; readonly dataFolder: string };
type ResetRefusal = Refusal<typeof RESET_CODES>;

/** Looks at the fund password that one link is good for. */
const MOST_LOOKS = 10;
/** What open logins are answered with: spec section 8. */
const ENDED = 'change_password';

async function faultOf(
  stage: ResetDeps,
  { id: link, player_id: playerId, user_name: account, fund_hash: fund }: LinkOwner,
  password: string,
): Promise<ResetRefusal | undefined> {
  const broken = brokenPasswordRule(password, { account, isWeak: isWeakPassword });
  if (broken) {
    return { code: 'PASSWORD_RULE', params: { rule: broken.text.zh, rule_en: broken.text.en } };
  }
  const used = await isUsedBefore(stage, playerId, 'login', password);
  if (!used.ok) return { code: used.error };
  if (used.value) return { code: 'SAME_AS_OLD' };
  if (fund === null) return undefined;
  // Before it is looked at, and for this link: whoever reads the mails of another must not find it by trying.
  const left = await countFailure(stage.db, `LINK:${link}`, { most: MOST_LOOKS });
  if (left === 0) return { code: 'RESET_LINK' };
  const same = await isPlayerPassword(stage.dataFolder, fund, password);
  if (!same.ok) return { code: same.error };
  return same.value ? { code: 'SAME_AS_OTHER' } : undefined;
}

/**
 * Whether a code was shown that is good, where an operator wants one for a change of the password: a mailbox in other
 * hands is what the flag is meant against. Who answers counts the codes that are wrong; a link is not used up by one.
 */
async function codeFault(
  ports: Ports,
  { flags, user_name: account }: LinkOwner,
  code: string | undefined,
): Promise<ResetRefusal | undefined> {
  if (!hasFlag(flags, 'GA_CHANGE_PASSWORD')) return undefined;
  if (code === undefined) return { code: 'CODE_NEEDED' };
  const shown = { nameKey: accountKey(account), shown: code, use: 'change' } as const;
  return (await ports.read(authenticatorCode)(shown)) ? undefined : { code: 'GOOGLE_FAILED' };
}

/**
 * Chooses a new password by a link. The link is used up, the password set and every login ended in one
 * transaction: of two who use one link at once, one is told that it is used. The name is locked no longer
 * for the network that this comes from.
 */
export async function reset(
  stage: ResetDeps,
  shown: { readonly token: string; readonly password: string; readonly code?: string | undefined },
  ip: string,
): Promise<Result<{ readonly IsReset: true }, ResetRefusal>> {
  const { db, ports, dataFolder } = stage;
  const tokenHash = hashLinkToken(shown.token);
  const owner = await findLink(db, tokenHash);
  if (!owner) return refused({ code: 'RESET_LINK' });
  const unproven = await codeFault(ports, owner, shown.code);
  if (unproven) return refused(unproven);
  const isCodeShown = hasFlag(owner.flags, 'GA_CHANGE_PASSWORD');
  const fault = await faultOf(stage, owner, shown.password);
  if (fault?.code === 'RESET_LINK') {
    await transaction(db, (tx) => takeLink(tx, tokenHash, { isCodeShown }));
  }
  if (fault) return refused(fault);
  const hashed = await hashPlayerPassword(dataFolder, shown.password);
  if (!hashed.ok) return refused({ code: hashed.error });
  const { player_id: playerId } = owner;
  const done = await transaction(db, async (tx) => {
    const link = await takeLink(tx, tokenHash, { isCodeShown });
    if (link === undefined) return false;
    await setPassword(tx, playerId, 'login', { hash: hashed.value });
    await endSessions(tx, playerId, ENDED);
    await forgetLoginMethods(ports, tx, playerId);
    await writeToPlayer(dataFolder, tx, playerId, { about: 'password-changed' });
    const key = `password-link:${link}`;
    await postMessages(tx, [{ playerId, tab: 'account', key, ...PASSWORD_BY_LINK }]);
    return true;
  });
  if (!done) return refused({ code: 'RESET_LINK' });
  forgetLogins(db);
  await clearFailures(db, accountKey(owner.user_name), [networkOf(ip)]);
  return ok({ IsReset: true });
}
