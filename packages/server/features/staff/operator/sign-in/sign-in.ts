import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { OWN_SESSION } from '@fairlot/rules/check/operator-roles';
import type { Refusal } from '@fairlot/wire/core';
import type { SIGN_IN_CODES } from '@fairlot/wire/staff/operator';
import { announcer } from '#platform/announce';
import { newId, transaction, type Db, type Tx } from '#platform/db';
import { clearFailures, countFailure, isWithin, readLock } from '../../../auth/login/index.ts';
import { TOKEN_SECONDS } from '../../../auth/login/sessions/index.ts';
import { addressOf, networkOf } from '../../../auth/credentials/index.ts';
import { isOperatorPassword, stepOfCode, unsealSecret } from './credentials.ts';
import { changesOf } from '../audit/hub.ts';
import { findOperator, type OperatorRow } from './store.ts';
import { writeAudit } from '../audit/store-audit.ts';
import {
  endSession,
  insertSession,
  isKnownAddress,
  isProven,
  readNowMs,
  takeStep,
  updateProven,
} from './store-session.ts';
import { hashToken, newOperatorToken } from './token.ts';

export type Credentials = {
  readonly name: string;
  readonly password: string;
  readonly code: string;
};
export type Origin = {
  readonly ip: string;
  readonly userAgent: string;
  readonly requestId: string;
  /** Hash of the device cookie. */
  readonly device: Buffer;
};
export type Grant = { readonly access_token: string; readonly expires_in: number };
type SignInRefusal = Refusal<typeof SIGN_IN_CODES>;
type SignInDeps = { readonly db: Db; readonly dataFolder: string };

/** Sign-ins that one address may try in a minute. */
export const TRIES_A_MINUTE = 20;
/** Codes that one login may show; whoever needs more of them guesses. */
const CODES = { most: 5, seconds: 15 * 60 };
const LONGEST_AGENT = 300;

/** Failures of a name that lock it for their network (product: three for operators). */
const MOST_TRIES = 3;
/** From where he was signed in lately nobody else locks him out: failures there are counted apart. */
const KNOWN_DAYS = 30;

/** Failures at the door of the players lock nobody here: their keys have no capitals. */
const failureKey = (name: string): string => `OPERATOR ${name.trim().toLowerCase()}`;

/**
 * Signs an operator in by password and authenticator. Whatever of the two is wrong, and whether the
 * name exists, is told to nobody: one answer, after the same work. Three failures within a quarter of an
 * hour lock the name for half an hour, for the network that they came from alone.
 */
export async function signIn(
  { db, dataFolder }: SignInDeps,
  claim: Credentials,
  origin: Origin,
): Promise<Result<Grant, SignInRefusal>> {
  const limit = { most: TRIES_A_MINUTE, seconds: 60 };
  if (!(await isWithin(db, 'operator', origin.ip, limit))) return refused({ code: 'SIGN_IN_BUSY' });
  const key = failureKey(claim.name);
  const lane = await laneOf(db, claim.name.trim(), origin.ip);
  const minutes = await readLock(db, key, lane);
  if (minutes > 0) return refused({ code: 'SIGN_IN_LOCKED', params: { min: minutes } });
  const operator = await findOperator(db, claim.name.trim());
  const proven = await isOperatorPassword(operator?.password_hash ?? undefined, claim.password);
  if (!proven.ok) return refused({ code: 'SIGN_IN_BUSY' });
  // Guesses that came at once passed the lock together: past the third none learns whether it was right.
  const min = await readLock(db, key, lane);
  if (min > 0) return refused({ code: 'SIGN_IN_LOCKED', params: { min } });
  const nowMs = await readNowMs(db);
  const step = operator && (await stepOf(dataFolder, operator, claim.code, nowMs));
  const grant =
    operator && proven.value && step !== undefined
      ? await openSession(db, operator, step, origin)
      : undefined;
  if (grant) {
    await clearFailures(db, key, [lane]);
    return ok(grant);
  }
  const left = await countFailure(db, key, { lane, most: MOST_TRIES });
  if (left > 0) return refused({ code: 'WRONG_SIGN_IN' });
  return refused({ code: 'SIGN_IN_LOCKED', params: { min: await readLock(db, key, lane) } });
}

/** Where the failures of a name are counted: by its network, or by an address that is his. */
const laneOf = async (db: Db, name: string, ip: string): Promise<string> =>
  (await isKnownAddress(db, name, ip, KNOWN_DAYS)) ? `address ${addressOf(ip)}` : networkOf(ip);

const stepOf = async (
  dataFolder: string,
  { name, secret }: OperatorRow,
  code: string,
  nowMs: number,
): Promise<number | undefined> =>
  secret ? stepOfCode(await unsealSecret(dataFolder, name, secret), code, nowMs) : undefined;

/** Undefined when the code was used before, or what he showed is no longer his. */
const openSession = (
  db: Db,
  operator: OperatorRow,
  step: number,
  origin: Origin,
): Promise<Grant | undefined> =>
  transaction(db, async (tx) => {
    if (!(await takeStep(tx, operator, step))) return undefined;
    return admit(tx, operator, origin, undefined);
  });

/** Lets in who has shown who he is: his login begins, and it stands in the audit, with `how`. */
export async function admit(
  tx: Tx,
  { operator_id: operatorId, name }: Pick<OperatorRow, 'operator_id' | 'name'>,
  origin: Origin,
  how: unknown,
): Promise<Grant> {
  const { ip, requestId } = origin;
  const granted = await beginLogin(tx, operatorId, origin);
  const deed = { permission: OWN_SESSION, target: `operator ${name}` };
  await writeAudit(tx, {
    ...deed,
    kind: 'sign-in',
    actor: `operator:${operatorId}`,
    actorName: name,
    before: undefined,
    after: how,
    reason: '',
    ip,
    requestId,
  });
  await announcer.write(tx, changesOf('sign-in', deed));
  return granted;
}

/** A login from here on; the operator's others end. */
export async function beginLogin(
  tx: Tx,
  operatorId: number,
  { ip, userAgent, device }: Omit<Origin, 'requestId'>,
): Promise<Grant> {
  const token = newOperatorToken();
  await insertSession(tx, {
    id: newId(),
    operatorId,
    tokenHash: hashToken(token),
    ip,
    userAgent: userAgent.slice(0, LONGEST_AGENT),
    device,
  });
  return { access_token: token, expires_in: TOKEN_SECONDS };
}

/**
 * Whether this login has shown a code of the authenticator in the last five minutes; else the code that
 * comes with the act has to be good. A login that shows too many ends: its token may be in other hands.
 */
export async function prove(
  { db, dataFolder }: SignInDeps,
  { sessionId, name }: { readonly sessionId: string; readonly name: string },
  code: string | undefined,
): Promise<'CODE_NEEDED' | 'CODE_WRONG' | undefined> {
  if (await isProven(db, sessionId)) return undefined;
  if (code === undefined) return 'CODE_NEEDED';
  if (!(await isWithin(db, 'operator-code', sessionId, CODES))) {
    await endSession(db, sessionId, 'blacklist');
    return 'CODE_WRONG';
  }
  const row = await findOperator(db, name);
  const step = row && (await stepOf(dataFolder, row, code, await readNowMs(db)));
  if (!row || step === undefined) return 'CODE_WRONG';
  return transaction(db, async (tx) => {
    if (!(await takeStep(tx, row, step))) return 'CODE_WRONG';
    await updateProven(tx, sessionId);
    return undefined;
  });
}
