import { CHANGE_OWN_CREDENTIALS } from '@fairlot/rules/check/operator-roles';
import { brokenPasswordRule } from '@fairlot/rules/check/password';
import { isWeakPassword } from '@fairlot/rules/check/weak-passwords';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { ENROL_CODES } from '@fairlot/wire/staff/operator';
import type { Db } from '#platform/db';
import { isWithin } from '../../../auth/login/index.ts';
import { act, type Actor } from '../proposals/act.ts';
import {
  hashOperatorPassword,
  isOperatorPassword,
  stepOfCode,
  unsealSecret,
} from '../sign-in/credentials.ts';
import { beginLogin, type Grant } from '../sign-in/sign-in.ts';
import { findHandedLogin, takeWords, type OwnWords } from '../sign-in/store-enrol.ts';
import { readNowMs } from '../sign-in/store-session.ts';

type EnrolDeps = { readonly db: Db; readonly dataFolder: string };
type Refused = keyof typeof ENROL_CODES;
type Person = Exclude<Actor, 'command'> & {
  readonly sessionId: string;
  readonly userAgent: string;
};
export type Chosen = { readonly password: string; readonly code: string };

/** Words that one login may try. */
const TRIES = { most: 20, seconds: 15 * 60 };

/**
 * An operator chooses a password of his own and takes the authenticator that his login was offered, in
 * place of what he was handed. From then on nothing of that is good, and a new login begins.
 */
export async function enrol(
  stage: EnrolDeps,
  person: Person,
  chosen: Chosen,
): Promise<Result<Grant, Refused>> {
  const { db } = stage;
  if (!(await isWithin(db, 'operator-enrol', person.sessionId, TRIES)))
    return refused('ENROL_BUSY');
  const words = await wordsOf(stage, person.sessionId, chosen);
  if (!words.ok) return words;
  const { name, operatorId } = person;
  const deed = {
    permission: CHANGE_OWN_CREDENTIALS,
    target: `operator ${name}`,
    reason: '',
  } as const;
  return act<Grant, Refused>(db, person, deed, async (tx) => {
    if (!(await takeWords(tx, words.value))) return refused('ENROLLED');
    const value = await beginLogin(tx, operatorId, person);
    return ok({ before: { words: 'handed' }, after: { words: 'own' }, value });
  });
}

/** What would be kept of what he chose; nothing is changed yet. */
async function wordsOf(
  { db, dataFolder }: EnrolDeps,
  sessionId: string,
  { password, code }: Chosen,
): Promise<Result<OwnWords, Refused>> {
  const login = await findHandedLogin(db, sessionId);
  if (!login) return refused('ENROLLED');
  const { name, offered: secret } = login;
  if (brokenPasswordRule(password, { account: name, isWeak: isWeakPassword }))
    return refused('PASSWORD_RULE');
  if (!secret) return refused('NEW_CODE_WRONG');
  const key = await unsealSecret(dataFolder, name, secret);
  const step = stepOfCode(key, code, await readNowMs(db));
  if (step === undefined) return refused('NEW_CODE_WRONG');
  const isHanded = await isOperatorPassword(login.password_hash, password);
  const hash = await hashOperatorPassword(password);
  if (!isHanded.ok || !hash.ok) return refused('ENROL_BUSY');
  if (isHanded.value) return refused('HANDED_PASSWORD');
  return ok({ sessionId, passwordHash: hash.value, secret, step });
}
