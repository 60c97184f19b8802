import { OWN_PASSKEYS } from '@fairlot/rules/check/operator-roles';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { PASSKEY_CODES } from '@fairlot/wire/staff/operator';
import type { NewPasskey } from '@fairlot/wire/auth/credentials';
import { checkAttestation, type PasskeySite } from '../../../auth/credentials/index.ts';
import { isWithin } from '../../../auth/login/index.ts';
import { act, type Actor } from '../proposals/act.ts';
import { newChallenge, userIdOf } from '../sign-in/passkey.ts';
import { OFFERS, type SignInPasskeyDeps } from '../sign-in/sign-in-passkey.ts';
import {
  deletePasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  takeChallenge,
} from '../sign-in/store-passkey.ts';

/** What operators do with passkeys of their own; the caller has proven who he is. */
type Refused = keyof typeof PASSKEY_CODES;
type Owner = Exclude<Actor, 'command'> & { readonly sessionId: string };
type Offered = {
  readonly challenge: string;
  readonly site: PasskeySite;
  readonly userId: string;
  readonly known: readonly string[];
};

const FAULTS = { known: 'PASSKEY_KNOWN', full: 'PASSKEYS_FULL', unproven: 'CODE_NEEDED' } as const;
const MOST = 10;

/** What a device needs to make a passkey for this operator. */
export async function offerPasskey(
  { db, site }: SignInPasskeyDeps,
  { sessionId, operatorId }: Owner,
): Promise<Result<Offered, Refused>> {
  if (!site) return refused('PASSKEYS_OFF');
  if (!(await isWithin(db, 'operator-enrol', sessionId, OFFERS))) return refused('PASSKEY_BUSY');
  const known = (await listPasskeys(db, operatorId)).map(({ id }) => id.toString('base64url'));
  if (known.length >= MOST) return refused('PASSKEYS_FULL');
  const challenge = newChallenge();
  await insertChallenge(db, challenge, 'add', sessionId);
  return ok({ challenge, site, userId: userIdOf(operatorId), known });
}

const deedOf = ({ name }: Owner) =>
  ({ permission: OWN_PASSKEYS, target: `operator ${name}`, reason: '' }) as const;

/** Keeps a passkey that a device has made for him; beside password and authenticator, which stay. */
export async function addPasskey(
  { db, site }: SignInPasskeyDeps,
  owner: Owner,
  { Name: name, ...attested }: NewPasskey,
): Promise<Result<true, Refused>> {
  if (!site) return refused('PASSKEYS_OFF');
  const { sessionId } = owner;
  const made = await checkAttestation(site, attested, (challenge) =>
    takeChallenge(db, challenge, 'add', sessionId),
  );
  if (!made) return refused('NOT_MADE');
  const id = Buffer.from(attested.Id, 'base64url');
  return act<true, Refused>(db, owner, deedOf(owner), async (tx) => {
    const done = await insertPasskey(tx, { sessionId, id, name, ...made });
    if (done !== 'added') return refused(FAULTS[done]);
    return ok({ before: null, after: { passkey: name }, value: true });
  });
}

/** Takes one of his away. */
export const removePasskey = (
  { db }: Pick<SignInPasskeyDeps, 'db'>,
  owner: Owner,
  id: string,
): Promise<Result<true, Refused>> =>
  act<true, Refused>(db, owner, deedOf(owner), async (tx) => {
    const name = await deletePasskey(tx, owner.sessionId, Buffer.from(id, 'base64url'));
    if (name === undefined) return refused('NO_SUCH_PASSKEY');
    return ok({ before: { passkey: name }, after: null, value: true });
  });
