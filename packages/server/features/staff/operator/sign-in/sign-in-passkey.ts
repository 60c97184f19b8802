import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { PASSKEY_SIGN_IN_CODES, PROVE_CODES } from '@fairlot/wire/staff/operator';
import type { Assertion } from '@fairlot/wire/auth/credentials';
import { transaction, type Db } from '#platform/db';
import { checkAssertion, type PasskeySite } from '../../../auth/credentials/index.ts';
import { isWithin } from '../../../auth/login/index.ts';
import { newChallenge } from './passkey.ts';
import { admit, TRIES_A_MINUTE, type Grant, type Origin } from './sign-in.ts';
import {
  findPasskey,
  insertChallenge,
  listPasskeys,
  takeChallenge,
  notePasskeyUse,
} from './store-passkey.ts';
import { updateProven } from './store-session.ts';

export type SignInPasskeyDeps = { readonly db: Db; readonly site: PasskeySite | undefined };
type SignInFault = keyof typeof PASSKEY_SIGN_IN_CODES;
type ProveFault = keyof typeof PROVE_CODES;
type Offered = { readonly challenge: string; readonly site: PasskeySite };

const BY_ADDRESS = { most: TRIES_A_MINUTE, seconds: 60 };

/** Challenges that one login may ask for. */
export const OFFERS = { most: 20, seconds: 15 * 60 };

/** A challenge for whoever wants to sign in; it tells nothing of who has a passkey. */
export async function offerPasskeySignIn(
  { db, site }: SignInPasskeyDeps,
  ip: string,
): Promise<Result<Offered, SignInFault>> {
  if (!site) return refused('PASSKEYS_OFF');
  if (!(await isWithin(db, 'operator', ip, BY_ADDRESS))) return refused('SIGN_IN_BUSY');
  const challenge = newChallenge();
  await insertChallenge(db, challenge, 'sign-in', null);
  return ok({ challenge, site });
}

/**
 * Signs an operator in by a passkey whose device asked who holds it: that is what he has and what he
 * knows or is, as password and authenticator are. Challenges are counted by address, and so is whatever
 * did not sign in, be the passkey known or not; a name is locked by nobody here, for nothing can be guessed.
 */
export async function signInByPasskey(
  { db, site }: SignInPasskeyDeps,
  assertion: Assertion,
  origin: Origin,
): Promise<Result<Grant, SignInFault>> {
  if (!site) return refused('PASSKEYS_OFF');
  const signed = await admitSigned({ db, site }, assertion, origin);
  if (signed) return ok(signed);
  const isCounted = await isWithin(db, 'operator', origin.ip, BY_ADDRESS);
  return refused(isCounted ? 'WRONG_PASSKEY' : 'SIGN_IN_BUSY');
}

/** Undefined where there is no such passkey, or what it shows is not good. */
async function admitSigned(
  { db, site }: { readonly db: Db; readonly site: PasskeySite },
  assertion: Assertion,
  origin: Origin,
): Promise<Grant | undefined> {
  const id = Buffer.from(assertion.Id, 'base64url');
  const known = await findPasskey(db, id);
  if (!known) return undefined;
  const signed = await checkAssertion(site, assertion, known, (challenge) =>
    takeChallenge(db, challenge, 'sign-in', null),
  );
  if (!signed) return undefined;
  const { operator_id: operatorId } = known;
  return transaction(db, async (tx) => {
    if (!(await notePasskeyUse(tx, { id, operatorId, ...signed }))) return undefined;
    return admit(tx, known, origin, { by: 'passkey' });
  });
}

type Login = { readonly sessionId: string; readonly operatorId: number };

/** A challenge for the passkeys of one who is signed in. */
export async function offerProof(
  { db, site }: SignInPasskeyDeps,
  { sessionId, operatorId }: Login,
): Promise<Result<Offered & { readonly known: readonly string[] }, ProveFault>> {
  if (!site) return refused('PASSKEYS_OFF');
  if (!(await isWithin(db, 'operator-enrol', sessionId, OFFERS))) return refused('PASSKEY_BUSY');
  const known = (await listPasskeys(db, operatorId)).map((row) => row.id.toString('base64url'));
  if (known.length === 0) return refused('NO_PASSKEYS');
  const challenge = newChallenge();
  await insertChallenge(db, challenge, 'prove', sessionId);
  return ok({ challenge, site, known });
}

/** Proves who acts, by a passkey of his own: for five minutes, as a code of the authenticator does. */
export async function proveByPasskey(
  { db, site }: SignInPasskeyDeps,
  assertion: Assertion,
  { sessionId, operatorId }: Login,
): Promise<Result<true, ProveFault>> {
  if (!site) return refused('PASSKEYS_OFF');
  const id = Buffer.from(assertion.Id, 'base64url');
  const known = await findPasskey(db, id);
  if (known?.operator_id !== operatorId) return refused('WRONG_PASSKEY');
  const signed = await checkAssertion(site, assertion, known, (challenge) =>
    takeChallenge(db, challenge, 'prove', sessionId),
  );
  if (!signed) return refused('WRONG_PASSKEY');
  return transaction(db, async (tx) => {
    if (!(await notePasskeyUse(tx, { id, operatorId, ...signed }))) return refused('WRONG_PASSKEY');
    await updateProven(tx, sessionId);
    return ok(true);
  });
}
