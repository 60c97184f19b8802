import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Output, Refusal } from '@fairlot/wire/core';
import type { authenticatorHttp } from '@fairlot/wire/account/authenticator';
import { newId, transaction, type Db, type Tx } from '#platform/db';
import { postMessages } from '../../messaging/inbox/index.ts';
import { TURNED_ON } from './inbox-text.ts';
import { holdLogin } from '../../auth/login/sessions/index.ts';
import { countFailure } from '../../auth/credentials/guard/index.ts';
import { describeSecret, newSecret, stepOfCode } from '../../auth/credentials/index.ts';
import { proveOwnPassword } from '../../auth/credentials/passwords/index.ts';
import { countedAs, sealSecret, unsealSecret } from './check-code.ts';
import { hashRecovery, newRecoveryCodes } from './recovery.ts';
import {
  bindOffered,
  dropOffer,
  holdOffer,
  insertOffer,
  readName,
  replaceRecovery,
} from './store.ts';

type EnrolDeps = { readonly db: Db; readonly dataFolder: string };
type Endpoints = typeof authenticatorHttp;
type Answer<K extends keyof Endpoints> = Promise<
  Result<Output<Endpoints[K]>, Refusal<Endpoints[K]['codes']>>
>;

/** How long a secret that was shown may be proven, in minutes. */
const GOOD_MINUTES = 15;
/** Wrong codes after which another is to be offered. */
const OFFERED = { lane: 'offered', most: 10 } as const;

/** A secret for the authenticator of a player who knows his password; it is his once he shows a code of it. */
export async function offer(
  { db, dataFolder }: EnrolDeps,
  playerId: bigint,
  password: string,
): Answer<'offerAuthenticator'> {
  const proven = await proveOwnPassword({ db, dataFolder }, playerId, password);
  if (!proven.ok) return proven;
  const secret = newSecret();
  const isKept = await insertOffer(db, playerId, await sealSecret(dataFolder, playerId, secret));
  if (!isKept) return refused({ code: 'ALREADY_ON' });
  const { key: Key, url: Url } = describeSecret(await readName(db, playerId), secret);
  return ok({ Key, Url });
}

/**
 * Turns the authenticator on by a code of what was offered, and hands out recovery codes, this once. A login that was
 * ended while it was on its way turns nothing on.
 */
export const confirm = (
  { db, dataFolder }: EnrolDeps,
  { playerId, sessionId }: { readonly playerId: bigint; readonly sessionId: string },
  code: string,
): Answer<'confirmAuthenticator'> =>
  transaction(db, async (tx) => {
    if (!(await holdLogin(tx, { playerId, sessionId }))) return refused({ code: 'NOT_OFFERED' });
    const row = await holdOffer(tx, playerId, GOOD_MINUTES);
    if (row?.is_on) return refused({ code: 'ALREADY_ON' });
    if (!row?.offered) return refused({ code: 'NOT_OFFERED' });
    const secret = await unsealSecret(dataFolder, playerId, row.offered);
    const step = stepOfCode(secret, code.trim(), Number(row.now_ms));
    if (step === undefined) {
      const left = await countFailure(tx, countedAs(playerId), OFFERED);
      if (left > 0) return refused({ code: 'CODE_WRONG' });
      await dropOffer(tx, playerId);
      return refused({ code: 'NOT_OFFERED' });
    }
    await bindOffered(tx, playerId, step);
    const said = { playerId, tab: 'account', key: `factor:${newId()}`, isQuiet: true } as const;
    await postMessages(tx, [{ ...said, ...TURNED_ON }]);
    return ok({ RecoveryCodes: await makeRecovery(tx, dataFolder, playerId) });
  });

/** Ten new codes in place of those before. */
export async function makeRecovery(tx: Tx, dataFolder: string, playerId: bigint) {
  const made = newRecoveryCodes();
  const hashes = made.map((code) => hashRecovery(dataFolder, playerId, code));
  await replaceRecovery(tx, playerId, await Promise.all(hashes));
  return [...made];
}
