import { maskedContact, type ContactKind } from '@fairlot/rules/check/contact';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { FUND_CONTACT_HOURS, type profileHttp } from '@fairlot/wire/account/profile';
import type { Output, Refusal } from '@fairlot/wire/core';
import { newId, type Db, type Tx } from '#platform/db';
import type { Ports } from '#platform/port';
import { boundAddress, sendCode, tryCode, type Address, type RightCode } from '../contact/index.ts';
import { notifyPlayer } from '../../messaging/delivery/index.ts';
import { proveOwner, REST_HOURS, restFunds } from '../authenticator/index.ts';
import { postMessages } from '../../messaging/inbox/index.ts';
import {
  clearFailures,
  countFailure,
  LOCK_MINUTES,
  readLock,
} from '../../auth/credentials/guard/index.ts';
import {
  hashPlayerPassword,
  proveOwnPassword,
  setPassword,
} from '../../auth/credentials/passwords/index.ts';
import { endSessions, holdLogin } from '../../auth/login/sessions/index.ts';
import { forgetLogins } from '../../auth/login/index.ts';
import { FUND_RESET } from './inbox-text.ts';
import { faultOfNew } from './new-password.ts';
import { holdBoth, readWords, type Words } from './store.ts';

type ResetFundDeps = { readonly db: Db; readonly dataFolder: string };
type Asker = { readonly playerId: bigint; readonly sessionId: string; readonly ip: string };
type SendFault = Refusal<(typeof profileHttp.sendFundCode)['codes']>;
type Fault = Refusal<(typeof profileHttp.resetFundPassword)['codes']>;
type ContactFault = Refusal<
  Pick<(typeof profileHttp.sendFundCode)['codes'], 'NO_FUND_PASSWORD' | 'NOT_BOUND' | 'CONTACT_NEW'>
>;

/** Where a code may go: what he has bound for long enough, and only for who has a fund password. */
async function addressOf(
  { db, dataFolder }: ResetFundDeps,
  playerId: bigint,
  kind: ContactKind,
): Promise<Result<{ readonly address: Address; readonly words: Words }, ContactFault>> {
  const words = await readWords(db, playerId);
  if (words.fund_hash === null) return refused({ code: 'NO_FUND_PASSWORD' });
  const bound = await boundAddress(db, dataFolder, { playerId, kind }, FUND_CONTACT_HOURS);
  if (!bound) return refused({ code: 'NOT_BOUND' });
  if (bound.isNew) return refused({ code: 'CONTACT_NEW', params: { hours: FUND_CONTACT_HOURS } });
  return ok({ address: bound.address, words });
}

/** Sends a code to the email or phone of whoever forgot his fund password; that of the login is asked for. */
export async function sendFundCode(
  stage: ResetFundDeps,
  { playerId, ip }: Asker,
  { kind, password }: { readonly kind: ContactKind; readonly password: string },
): Promise<Result<Output<typeof profileHttp.sendFundCode>, SendFault>> {
  const proven = await proveOwnPassword(stage, playerId, password);
  if (!proven.ok) return proven;
  const found = await addressOf(stage, playerId, kind);
  if (!found.ok) return found;
  const { address } = found.value;
  const sent = await sendCode(stage, { playerId, use: 'fund' }, address, ip);
  return sent.ok ? ok({ ...sent.value, Masked: maskedContact(kind, address.to) }) : sent;
}

type Form = {
  readonly kind: ContactKind;
  readonly sent: string;
  readonly next: string;
  readonly again: string;
  readonly password: string;
  readonly code?: string | undefined;
};

/** Where looks at a new password are counted: each tells whether it is the one that is forgotten. */
const LANE = 'reset';
const countedAs = (playerId: bigint): string => `FUND:${playerId}`;

/** What is wrong with the new password, as far as so many looks allow. */
async function faultOf(
  stage: ResetFundDeps,
  playerId: bigint,
  words: Words,
  { next, again }: Form,
): Promise<Fault | undefined> {
  const name = countedAs(playerId);
  const min = await readLock(stage.db, name, LANE);
  if (min > 0) return { code: 'LOCKED', params: { min } };
  if ((await countFailure(stage.db, name, { lane: LANE })) === 0) {
    return { code: 'LOCKED', params: { min: LOCK_MINUTES } };
  }
  const fault = await faultOfNew(stage, playerId, words, { kind: 'fund', old: '', next, again });
  if (!fault.ok) return { code: fault.error };
  if (fault.value === 'LOCKED') return { code: 'LOCKED', params: { min: LOCK_MINUTES } };
  // Only where a password that was handed out is replaced.
  if (fault.value === 'SAME_AS_DEFAULT') return { code: 'SAME_AS_OLD' };
  return fault.value && { code: fault.value };
}

async function tell(tx: Tx, ports: Ports, playerId: bigint): Promise<void> {
  const said = { playerId, tab: 'account', key: `password:${newId()}` } as const;
  await postMessages(tx, [{ ...said, ...FUND_RESET }]);
  await ports.read(notifyPlayer)(tx, playerId, { about: 'fund-reset', hours: REST_HOURS });
}

/**
 * Who forgot his fund password chooses another (product 2.6) by a code that came to his email or phone, with the password
 * of the login, and a code of the authenticator where it is on, or an operator asks for one. What the fund password
 * guards rests for a day, his addresses hear of it and his other logins end: whoever is not its owner has won nothing that
 * he can carry away. A login that was ended while it was on its way changes nothing.
 */
export async function resetFundPassword(
  stage: ResetFundDeps & { readonly ports: Ports },
  { playerId, sessionId, ip }: Asker,
  form: Form,
): Promise<Result<Output<typeof profileHttp.resetFundPassword>, Fault>> {
  const { db, dataFolder, ports } = stage;
  const found = await addressOf(stage, playerId, form.kind);
  if (!found.ok) return found;
  const { address, words } = found.value;
  const right = await rightCode(stage, { playerId, address }, form.sent);
  if (!right.ok) return right;
  const fault = await faultOf(stage, playerId, words, form);
  if (fault) return refused(fault);
  const hash = await hashPlayerPassword(dataFolder, form.next, 'members');
  if (!hash.ok) return refused({ code: hash.error });
  const shown = { password: form.password, code: form.code, flag: 'GA_CHANGE_PASSWORD' } as const;
  const done = await proveOwner<number, Fault>(stage, { playerId, ip }, shown, async (tx) => {
    if (!(await holdLogin(tx, { playerId, sessionId }))) return refused({ code: 'BUSY' });
    if (!(await holdBoth(tx, playerId, words))) return refused({ code: 'BUSY' });
    if (!(await right.value.takeIn(tx))) return refused({ code: 'SENT_EXPIRED' });
    await setPassword(tx, playerId, 'fund', { hash: hash.value });
    await restFunds(tx, playerId, REST_HOURS);
    await tell(tx, ports, playerId);
    return ok(await endSessions(tx, playerId, 'change_password', { except: sessionId }));
  });
  if (!done.ok) return done;
  await clearFailures(db, countedAs(playerId), [LANE, '']);
  forgetLogins(db);
  return ok({ Ended: done.value, RestHours: REST_HOURS });
}

async function rightCode(
  stage: ResetFundDeps,
  { playerId, address }: { readonly playerId: bigint; readonly address: Address },
  sent: string,
): Promise<Result<RightCode, Fault>> {
  const right = await tryCode(stage, { playerId, use: 'fund' }, address, sent);
  if (right.ok) return right;
  const { error } = right;
  return error.code === 'CODE_WRONG'
    ? refused({ code: 'SENT_WRONG', params: error.params })
    : refused({ code: 'SENT_EXPIRED' });
}
