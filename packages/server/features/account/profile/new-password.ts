import { passwordRules, type PasswordRuleId } from '@fairlot/rules/check/password';
import { isWeakPassword } from '@fairlot/rules/check/weak-passwords';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Db } from '#platform/db';
import {
  isPlayerPassword,
  isUsedBefore,
  type PasswordKind,
} from '../../auth/credentials/passwords/index.ts';
import { mayLookAtOther } from '../../auth/credentials/guard/index.ts';
import type { Words } from './store.ts';

type NewPasswordDeps = { readonly db: Db; readonly dataFolder: string };

export type NewPassword = {
  readonly kind: PasswordKind;
  readonly old: string;
  readonly next: string;
  readonly again: string;
};

type Fault =
  | 'TOO_SIMPLE'
  | 'SAME_AS_DEFAULT'
  | 'SAME_AS_OLD'
  | 'RULE'
  | 'SAME_AS_OTHER'
  | 'CONFIRM_DIFFERS'
  | 'LOCKED';

/**
 * The first thing that is wrong with a new password, in the order of product 7.5; what can be seen without
 * hashing is looked at first within it, so that nobody spends the time of others on a password that is refused
 * anyway.
 */
export async function faultOfNew(
  { db, dataFolder }: NewPasswordDeps,
  playerId: bigint,
  words: Words,
  { kind, old, next, again }: NewPassword,
): Promise<Result<Fault | undefined, 'BUSY'>> {
  const rules = passwordRules(next, { account: words.user_name, isWeak: isWeakPassword });
  const breaks = (...ids: PasswordRuleId[]) =>
    rules.some(({ id, ok: is }) => !is && ids.includes(id));
  if (breaks('TOO_SIMPLE', 'SAME_AS_ACCOUNT')) return ok('TOO_SIMPLE');
  const isSame = next.normalize('NFC') === old.normalize('NFC');
  // Without a fund password the old one is that of the login: to take it for the money too is another fault.
  const isReplaced = kind === 'login' || words.fund_hash !== null;
  if (isSame && isReplaced) {
    return ok(kind === 'login' && words.is_initial ? 'SAME_AS_DEFAULT' : 'SAME_AS_OLD');
  }
  const isUsed = await isUsedBefore({ db, dataFolder }, playerId, kind, next, 'members');
  if (!isUsed.ok) return isUsed;
  if (isUsed.value) return ok('SAME_AS_OLD');
  if (breaks('RULE', 'INVISIBLE')) return ok('RULE');
  const other = kind === 'login' ? words.fund_hash : words.password_hash;
  if (other !== null) {
    // Before it is looked at: of many at once no more than these learn whether they were right.
    const mayLook = await mayLookAtOther(db, words.user_name);
    if (!mayLook) return ok('LOCKED');
    const isOther = await isPlayerPassword(dataFolder, other, next, 'members');
    if (!isOther.ok) return refused(isOther.error);
    if (isOther.value) return ok('SAME_AS_OTHER');
  }
  return ok(next === again ? undefined : 'CONFIRM_DIFFERS');
}
