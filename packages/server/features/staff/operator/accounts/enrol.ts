import { CHANGE_OWN_CREDENTIALS } from '@fairlot/rules/check/operator-roles';
import { brokenPasswordRule } from '@fairlot/rules/check/password';
import { isWeakPassword } from '@fairlot/rules/check/weak-passwords';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { ENROL_CODES, INVITATION_CODES } from '@fairlot/wire/staff/operator';
import type { Db } from '#platform/db';
import { isWithin } from '../../../auth/login/index.ts';
import { act } from '../proposals/act.ts';
import {
  describeSecret,
  hashOperatorPassword,
  newSecret,
  sealSecret,
  stepOfCode,
  unsealSecret,
} from '../sign-in/credentials.ts';
import { beginLogin, type Grant, type Origin } from '../sign-in/sign-in.ts';
import { readNowMs } from '../sign-in/store-session.ts';
import { findShared } from '../sign-in/store-shared.ts';
import { findOperatorName } from '../sign-in/store.ts';
import { hashCode, hashLink } from './make-invitation.ts';
import {
  offerSecret,
  openInvitation,
  takeInvitation,
  type Chosen,
  type OpenedInvitation,
  type ShownHalves,
} from './store-invitation.ts';

/** The first sign-in: an invited operator chooses a password and an authenticator, by the link and the code. */
export type EnrolDeps = {
  readonly db: Db;
  readonly dataFolder: string;
  /** Hears of a code that was wrong; `name` is of the invited operator, where the link is good. */
  readonly noteWrong: (code: string, name: string) => Promise<void>;
};
export type Halves = { readonly link: string; readonly code: string };
export type Choice = { readonly password: string; readonly totp: string };
type Fault = keyof typeof INVITATION_CODES;
type EnrolFault = keyof typeof ENROL_CODES;

/** Tries of one address. */
const TRIES = { most: 30, seconds: 15 * 60 };

const shownOf = ({ link, code }: Halves): ShownHalves => ({
  link: hashLink(link),
  code: hashCode(code),
});

async function enter(
  { db, noteWrong }: EnrolDeps,
  shown: ShownHalves,
  ip: string,
): Promise<Result<OpenedInvitation, Fault>> {
  if (!(await isWithin(db, 'operator-enrol', ip, TRIES))) return refused('ENROL_BUSY');
  const opened = await openInvitation(db, shown);
  if (opened.state === 'open') return ok(opened);
  const fault = opened.state === 'wrong' ? 'INVITATION_CODE_WRONG' : 'INVITATION_OVER';
  await noteWrong(fault, opened.name ?? '');
  return refused(fault);
}

type Offered = {
  readonly name: string;
  readonly key: string;
  readonly url: string;
  readonly expiresAtMs: number;
};

/** Returns the authenticator of an invitation, the same on every call. Requires both halves. */
export async function offerAuthenticator(
  deps: EnrolDeps,
  halves: Halves,
  ip: string,
): Promise<Result<Offered, Fault>> {
  const { db, dataFolder } = deps;
  const shown = shownOf(halves);
  const entered = await enter(deps, shown, ip);
  if (!entered.ok) return entered;
  const { name, offered, expires_at: expiresAt } = entered.value;
  const made = offered ?? (await sealSecret(dataFolder, name, newSecret()));
  const sealed = await offerSecret(db, shown.link, made);
  if (!sealed) return refused('INVITATION_OVER');
  const secret = await unsealSecret(dataFolder, name, sealed);
  return ok({ name, ...describeSecret(name, secret), expiresAtMs: Math.floor(expiresAt) });
}

/** Sets the password and the authenticator, ends the invitation and begins the first login. */
export async function enrol(
  deps: EnrolDeps,
  halves: Halves,
  choice: Choice,
  origin: Origin,
): Promise<Result<Grant & { readonly name: string }, EnrolFault>> {
  const { db } = deps;
  const shown = shownOf(halves);
  const entered = await enter(deps, shown, origin.ip);
  if (!entered.ok) return entered;
  const { operator_id: operatorId, name, maker, checker } = entered.value;
  const chosen = await chosenOf(deps, entered.value, choice);
  if (!chosen.ok) return chosen;
  const { ip, requestId } = origin;
  const deed = {
    permission: CHANGE_OWN_CREDENTIALS,
    target: `operator ${name}`,
    reason: '',
  } as const;
  const person = { operatorId, name, ip, requestId };
  return act<Grant & { readonly name: string }, EnrolFault>(db, person, deed, async (tx) => {
    if (!(await takeInvitation(tx, { ...shown, ...chosen.value })))
      return refused('INVITATION_OVER');
    const shared = await findShared(tx, origin, [maker, checker]);
    const grant = await beginLogin(tx, operatorId, origin);
    const invitedBy =
      maker === null || checker === null
        ? ['command']
        : [await findOperatorName(tx, maker), await findOperatorName(tx, checker)];
    const after = { credentials: 'own', invitedBy, ...shared };
    return ok({ before: { credentials: 'none' }, after, value: { ...grant, name } });
  });
}

/** Returns the hashes of the choice without storing them. */
async function chosenOf(
  { db, dataFolder }: EnrolDeps,
  { name, offered: secret }: OpenedInvitation,
  { password, totp }: Choice,
): Promise<Result<Omit<Chosen, keyof ShownHalves>, EnrolFault>> {
  if (brokenPasswordRule(password, { account: name, isWeak: isWeakPassword }))
    return refused('PASSWORD_RULE');
  if (!secret) return refused('NEW_CODE_WRONG');
  const key = await unsealSecret(dataFolder, name, secret);
  const step = stepOfCode(key, totp, await readNowMs(db));
  if (step === undefined) return refused('NEW_CODE_WRONG');
  const hash = await hashOperatorPassword(password);
  if (!hash.ok) return refused('ENROL_BUSY');
  return ok({ passwordHash: hash.value, secret, step });
}
