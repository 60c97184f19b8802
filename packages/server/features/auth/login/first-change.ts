import { accountKey } from '@fairlot/rules/check/account';
import { brokenPasswordRule } from '@fairlot/rules/check/password';
import { isWeakPassword } from '@fairlot/rules/check/weak-passwords';
import type { Bilingual } from '@fairlot/rules/core/text';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { LOGIN_CODES } from '@fairlot/wire/auth/login';
import type { Tx } from '#platform/db';
import {
  type GuardStage,
  mayLookAtOther,
  OTHER_LANE,
  readLock,
} from '../credentials/guard/index.ts';
import {
  hashPlayerPassword,
  isPlayerPassword,
  isUsedBefore,
  setPassword,
} from '../credentials/passwords/index.ts';
import { handedSettings } from './handed-settings.ts';
import { isHandedOver, mustChoose, type PlayerRow } from './sessions/store.ts';

type Handed = Pick<PlayerRow, 'player_id' | 'is_initial_password' | 'flags'>;
type Chooser = Handed & Partial<Pick<PlayerRow, 'fund_hash'>>;
type Claim = {
  readonly userName: string;
  readonly password: string;
  readonly newPassword?: string | undefined;
};

const USED_BEFORE: Bilingual = {
  zh: '不能与之前的密码相同',
  en: 'It must differ from the passwords before it',
};

const AS_FUND: Bilingual = {
  zh: '不能与资金密码相同',
  en: 'It must differ from the fund password',
};

const broken = (rule: Bilingual) =>
  refused({ code: 'NEW_PASSWORD' as const, params: { rule: rule.zh, rule_en: rule.en } });

/**
 * The hash of what a player chose in place of a password that he was handed (product 7.6, FIRST_CHANGE), or that he has
 * to change (FORCE_CHANGE_PASSWORD); undefined where nothing is to be put, or nothing was chosen yet. One that was handed
 * over too long ago is good for nothing. It is looked at before the login opens: hashing takes long.
 */
export async function chooseFirst(
  { db, dataFolder }: Pick<GuardStage, 'db' | 'dataFolder'>,
  chooser: Chooser,
  { userName, password, newPassword }: Claim,
): Promise<Result<string | undefined, Refusal<typeof LOGIN_CODES>>> {
  if (!mustChoose(chooser)) return ok(undefined);
  const { player_id: playerId, is_initial_password: isHanded, fund_hash: fund } = chooser;
  if (isHanded) {
    const { handedPasswordHours: hours } = await handedSettings.read(db);
    if (await isHandedOver(db, playerId, hours)) return refused({ code: 'HANDED_EXPIRED' });
  }
  if (newPassword === undefined) return ok(undefined);
  const account = userName.trim();
  const before = isHanded ? { defaultPassword: password } : { oldPassword: password };
  const rules = { account, ...before, isWeak: isWeakPassword };
  const fault = brokenPasswordRule(newPassword, rules);
  if (fault) return broken(fault.text);
  const isUsed = await isUsedBefore({ db, dataFolder }, playerId, 'login', newPassword);
  if (!isUsed.ok) return refused({ code: isUsed.error });
  if (isUsed.value) return broken(USED_BEFORE);
  if (fund) {
    // Before it is looked at: who is let in no further, for a code or the terms that he does not give, tries on else.
    if (!(await mayLookAtOther(db, account))) {
      const min = Math.max(1, await readLock(db, accountKey(account), OTHER_LANE));
      return refused({ code: 'LOCKED', params: { min } });
    }
    const isFund = await isPlayerPassword(dataFolder, fund, newPassword);
    if (!isFund.ok) return refused({ code: isFund.error });
    if (isFund.value) return broken(AS_FUND);
  }
  const hash = await hashPlayerPassword(dataFolder, newPassword);
  return hash.ok ? hash : refused({ code: hash.error });
}

/** Puts what he chose; false where he has to choose first. */
export async function putFirst(tx: Tx, handed: Handed, hash: string | undefined): Promise<boolean> {
  if (!mustChoose(handed)) return true;
  return hash !== undefined && setPassword(tx, handed.player_id, 'login', { hash });
}
