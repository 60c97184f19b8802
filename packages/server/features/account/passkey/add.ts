import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Output, Refusal } from '@fairlot/wire/core';
import { MOST_PASSKEYS, type passkeyHttp } from '@fairlot/wire/account/passkey';
import type { NewPasskey } from '@fairlot/wire/auth/credentials';
import { transaction } from '#platform/db';
import { proveOwner } from '../authenticator/index.ts';
import { checkAttestation } from '../../auth/credentials/index.ts';
import { isWithin } from '../../auth/credentials/guard/index.ts';
import { holdLogin } from '../../auth/login/sessions/index.ts';
import { giveChallenge, isGiven, takeChallenge } from './challenge.ts';
import type { PasskeyDeps } from './stage.ts';
import { countPasskeys, insertPasskey, listPasskeys, readUserName } from './store.ts';
import { tell } from './tell.ts';

type Endpoints = typeof passkeyHttp;
type Answer<K extends 'offerPasskey' | 'addPasskey'> = Promise<
  Result<Output<Endpoints[K]>, Refusal<Endpoints[K]['codes']>>
>;
export type Login = { readonly playerId: bigint; readonly sessionId: string };

/** Challenges that one login may ask for. */
export const OFFERS = { most: 20, seconds: 15 * 60 };

/** Who the passkeys of a player belong to, on his devices: nothing of it is personal. */
const userIdOf = (playerId: bigint): string =>
  Buffer.from(`passkeys of ${playerId}`).toString('base64url');

/** What a device needs to make a passkey for whoever proves that the account is his. */
export async function offerPasskey(
  stage: PasskeyDeps,
  { playerId, sessionId, ip }: Login & { readonly ip: string },
  shown: { readonly password: string; readonly code?: string | undefined },
): Answer<'offerPasskey'> {
  const { db } = stage;
  const site = await stage.site();
  if (!site) return refused({ code: 'PASSKEYS_OFF' });
  if (!(await isWithin(db, 'passkey-offer', sessionId, OFFERS))) {
    return refused({ code: 'PASSKEY_BUSY' });
  }
  // Looked at before a code is used up for nothing; what counts is the look of `addPasskey`.
  const had = await listPasskeys(db, playerId);
  if (had.length >= MOST_PASSKEYS) return refused({ code: 'PASSKEYS_FULL' });
  const proven = await proveOwner<true, never>(stage, { playerId, ip }, shown, async () =>
    ok(true),
  );
  if (!proven.ok) return proven;
  return ok({
    Challenge: await giveChallenge(stage, { use: 'add', sessionId }),
    RpId: site.id,
    UserId: userIdOf(playerId),
    UserName: await readUserName(db, playerId),
    Known: had.map(({ id }) => id.toString('base64url')),
  });
}

/** Keeps a passkey that a device made of what this login was offered; ten are the most. */
export async function addPasskey(
  stage: PasskeyDeps,
  { playerId, sessionId }: Login,
  { Name: name, ...attested }: NewPasskey,
): Answer<'addPasskey'> {
  const site = await stage.site();
  if (!site) return refused({ code: 'PASSKEYS_OFF' });
  let challenge = '';
  const made = await checkAttestation(site, attested, async (given) => {
    challenge = given;
    return isGiven(stage.dataFolder, { use: 'add', sessionId }, given);
  });
  if (!made) return refused({ code: 'NOT_MADE' });
  const id = Buffer.from(attested.Id, 'base64url');
  return transaction(stage.db, async (tx) => {
    // Who was put out of an account meanwhile leaves no way in behind.
    if (!(await holdLogin(tx, { playerId, sessionId }))) return refused({ code: 'NOT_MADE' });
    if (!(await takeChallenge(tx, challenge))) return refused({ code: 'NOT_MADE' });
    if ((await countPasskeys(tx, playerId)) >= MOST_PASSKEYS) {
      return refused({ code: 'PASSKEYS_FULL' });
    }
    if (!(await insertPasskey(tx, { id, playerId, name, ...made }))) {
      return refused({ code: 'PASSKEY_KNOWN' });
    }
    await tell(stage, tx, playerId, { what: 'added', name });
    return ok({ IsAdded: true as const });
  });
}
