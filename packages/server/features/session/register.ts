import {
  checkAccountName,
  checkNickname,
  ACCOUNT_LENGTH,
  NICKNAME_LENGTH,
} from '@fairlot/rules/check/account';
import { brokenPasswordRule } from '@fairlot/rules/check/password';
import { isWeakPassword } from '@fairlot/rules/check/weak-passwords';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { REGISTER_CODES } from '@fairlot/wire/session';
import { transaction } from '../../platform/db.ts';
import { giveDemoMoney } from './demo-money.ts';
import {
  giveBackWork,
  type GuardStage,
  hashPlayerPassword,
  isWithin,
  passByWork,
} from '../proof/index.ts';
import type { SiteSettings } from '../site/index.ts';
import { openSession, type Grant, type Origin } from './open.ts';
import { insertPlayer } from './store.ts';

type RegisterRefusal = Refusal<typeof REGISTER_CODES>;
export type RegisterForm = {
  readonly userName: string;
  readonly password: string;
  readonly nickName: string | undefined;
  readonly agrees: boolean;
  readonly work?: string | undefined;
};
type Site = Pick<
  SiteSettings,
  'isRegisterOpen' | 'registrationsPerHour' | 'isSingleSession' | 'currency'
> & {
  readonly isDemo: boolean;
};

/** What is wrong with a form, before anything is asked of the database. */
function faultOf({
  userName,
  password,
  nickName,
  agrees,
}: RegisterForm): RegisterRefusal | undefined {
  const name = checkAccountName(userName);
  if (!name.ok) {
    return name.error === 'LENGTH'
      ? { code: 'LENGTH', params: ACCOUNT_LENGTH }
      : { code: name.error };
  }
  const broken = brokenPasswordRule(password, { account: userName, isWeak: isWeakPassword });
  if (broken) {
    return { code: 'PASSWORD_RULE', params: { rule: broken.text.zh, rule_en: broken.text.en } };
  }
  if (nickName !== undefined && nickName !== '' && !checkNickname(nickName).ok) {
    return { code: 'NICK_LENGTH', params: NICKNAME_LENGTH };
  }
  return agrees ? undefined : { code: 'AGE_REQUIRED' };
}

/**
 * Opens an account and signs it in. In a demo the new player receives 10,000.000 of demo money in
 * the same transaction, elsewhere nothing.
 */
export async function register(
  { db, dataFolder, ports }: GuardStage,
  site: Site,
  form: RegisterForm,
  origin: Origin,
): Promise<Result<Grant, RegisterRefusal>> {
  if (!site.isRegisterOpen) return refused({ code: 'CLOSED' });
  const fault = faultOf(form);
  if (fault) return refused(fault);
  const { ip } = origin;
  // Who is asked for work comes again with it: that is one attempt of the hour, and not two.
  const spent = await passByWork({ db, dataFolder }, { ip, work: form.work });
  if (!spent.ok) return spent;
  const limit = { most: site.registrationsPerHour, seconds: 3_600 };
  if (!(await isWithin(db, 'register', ip, limit))) return refused({ code: 'IP_LIMIT' });
  const hash = await hashPlayerPassword(dataFolder, form.password);
  if (!hash.ok) {
    await giveBackWork({ db, dataFolder }, spent.value);
    return refused({ code: hash.error });
  }
  const nickName = form.nickName?.trim() || form.userName;
  return transaction(db, async (tx) => {
    const player = { userName: form.userName, nickName, passwordHash: hash.value, isAgent: false };
    const playerId = await insertPlayer(tx, player);
    if (playerId === undefined) return refused<RegisterRefusal>({ code: 'LOGIN_ID_EXISTS' });
    if (site.isDemo) await giveDemoMoney(tx, playerId, site.currency);
    return ok(
      await openSession({ tx, ports }, { playerId, isAgent: false }, origin, site.isSingleSession),
    );
  });
}
