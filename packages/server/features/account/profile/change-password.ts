import { accountKey, hasFlag } from '@fairlot/rules/check/index';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { profileHttp } from '@fairlot/wire/account/profile';
import type { Output, Refusal } from '@fairlot/wire/core';
import type { Assertion } from '@fairlot/wire/auth/credentials';
import type { Principal } from '#platform/access';
import { newId, transaction, type Db } from '#platform/db';
import type { Ports } from '#platform/port';
import { postMessages } from '../../messaging/inbox/index.ts';
import {
  authenticatorCode,
  clearFailures,
  countFailure,
  LOCK_MINUTES,
  OTHER_LANE,
  readLock,
} from '../../auth/credentials/guard/index.ts';
import {
  hashPlayerPassword,
  isPlayerPassword,
  setPassword,
} from '../../auth/credentials/passwords/index.ts';
import { endSessions } from '../../auth/login/sessions/index.ts';
import { forgetLogins } from '../../auth/login/index.ts';
import { FUND_SET, PASSWORD_CHANGED } from './inbox-text.ts';
import { faultOfNew, type NewPassword } from './new-password.ts';
import { holdBoth, readWords, type Words } from './store.ts';

type ChangePasswordDeps = {
  readonly db: Db;
  readonly ports: Ports;
  readonly dataFolder: string;
  /** Whether this login shows a passkey of its player, once. */
  readonly isPasskeyShown: (login: Login, passkey: Assertion) => Promise<boolean>;
};
type Login = Pick<Principal, 'playerId' | 'sessionId'>;
type Form = NewPassword & {
  readonly code?: string | undefined;
  /** In place of a code. */
  readonly passkey?: Assertion | undefined;
};
type Done = Output<typeof profileHttp.changePassword>;
type Fault = Refusal<(typeof profileHttp.changePassword)['codes']>;

/** Wrong old passwords are counted apart from sign-ins: they lock this form and nothing else. */
const LANE = 'change';
const MOST_LOOKS = 3;

/**
 * A player changes the password of his login or of his money (product 7.5): the refusals come in the order of the
 * contract, but LOCKED, which comes before anything is told of the old password. The player's other logins end with
 * the code of spec section 8, except for a first fund password: nobody else could have known it. Where somebody else changed one of them while they were looked at, all is looked at anew.
 */
export async function changePassword(
  stage: ChangePasswordDeps,
  principal: Principal,
  form: Form,
): Promise<Result<Done, Fault>> {
  // What a passkey signed is good once, however often all is looked at.
  let shown: Promise<boolean> | undefined;
  const isShown = (passkey: Assertion) => (shown ??= stage.isPasskeyShown(principal, passkey));
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const done = await lookAndChange({ ...stage, isShown }, principal, form);
    if (done) return done;
  }
  return refused({ code: 'BUSY' });
}

type Shows = { readonly isShown: (passkey: Assertion) => Promise<boolean> };

/** Undefined: what was looked at is not so any more. */
async function lookAndChange(
  stage: ChangePasswordDeps & Shows,
  { playerId, sessionId }: Principal,
  form: Form,
): Promise<Result<Done, Fault> | undefined> {
  const { db, dataFolder } = stage;
  const words = await readWords(db, playerId);
  const key = accountKey(words.user_name);
  const proven = await proveOld(stage, key, words, form);
  if (!proven.ok) return proven;
  const fault = await faultOfNew(stage, playerId, words, form);
  if (!fault.ok) return refused({ code: fault.error });
  if (fault.value === 'LOCKED') {
    const min = Math.max(1, await readLock(db, key, OTHER_LANE));
    return refused({ code: 'LOCKED', params: { min } });
  }
  if (fault.value) return refused({ code: fault.value });
  if (!(await isCodeGood(stage, key, words, form))) return refused({ code: 'GOOGLE_FAILED' });
  const hash = await hashPlayerPassword(dataFolder, form.next, 'members');
  if (!hash.ok) return refused({ code: hash.error });
  const Ended = await transaction(db, async (tx) => {
    if (!(await holdBoth(tx, playerId, words))) return undefined;
    await setPassword(tx, playerId, form.kind, { hash: hash.value });
    const key = `password:${newId()}`;
    const said = { playerId, tab: 'account', key, isQuiet: true } as const;
    if (form.kind === 'fund' && words.fund_hash === null) {
      await postMessages(tx, [{ ...said, ...FUND_SET }]);
      return 0;
    }
    await postMessages(tx, [{ ...said, ...PASSWORD_CHANGED[form.kind] }]);
    return endSessions(tx, playerId, 'change_password', { except: sessionId });
  });
  if (Ended === undefined) return undefined;
  await clearFailures(db, key, [LANE, OTHER_LANE]);
  forgetLogins(db);
  return ok({ Ended });
}

/** The old password, or that of the login where there is none for the money yet. */
async function proveOld(
  { db, dataFolder }: ChangePasswordDeps,
  key: string,
  words: Words,
  { kind, old }: Form,
): Promise<Result<true, Fault>> {
  const locked = await readLock(db, key, LANE);
  if (locked > 0) return refused({ code: 'LOCKED', params: { min: locked } });
  const stored = (kind === 'fund' ? words.fund_hash : null) ?? words.password_hash;
  const proven = await isPlayerPassword(dataFolder, stored, old, 'members');
  if (!proven.ok) return refused({ code: proven.error });
  // Guesses that come at once pass together: past the lock none of them learns whether it was right.
  const min = await readLock(db, key, LANE);
  if (min > 0) return refused({ code: 'LOCKED', params: { min } });
  if (proven.value) return ok(true);
  const left = await countFailure(db, key, { lane: LANE });
  if (left > 0) return refused({ code: 'OLD_WRONG' });
  return refused({ code: 'LOCKED', params: { min: LOCK_MINUTES } });
}

/** Under the flag a passkey that asked who holds it is as good as a code (decision 0132). */
const isCodeGood = async (
  { ports, isShown }: ChangePasswordDeps & Shows,
  nameKey: string,
  { flags }: Words,
  { code, passkey }: Form,
): Promise<boolean> => {
  if (!hasFlag(flags, 'GA_CHANGE_PASSWORD')) return true;
  if (passkey) return isShown(passkey);
  return (
    code !== undefined && ports.read(authenticatorCode)({ nameKey, shown: code, use: 'change' })
  );
};
