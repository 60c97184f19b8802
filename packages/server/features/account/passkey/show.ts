import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Output, Refusal } from '@fairlot/wire/core';
import type { passkeyHttp } from '@fairlot/wire/account/passkey';
import type { Assertion } from '@fairlot/wire/auth/credentials';
import { transaction } from '#platform/db';
import { isWithin } from '../../auth/credentials/guard/index.ts';
import { OFFERS, type Login } from './add.ts';
import { giveChallenge } from './challenge.ts';
import { readShown, spendShown } from './shown.ts';
import type { PasskeyDeps } from './stage.ts';
import { listPasskeys } from './store.ts';

type Endpoint = typeof passkeyHttp.offerShow;

/** A challenge for the passkeys of one who is signed in. */
export async function offerShow(
  stage: PasskeyDeps,
  { playerId, sessionId }: Login,
): Promise<Result<Output<Endpoint>, Refusal<Endpoint['codes']>>> {
  const site = await stage.site();
  if (!site) return refused({ code: 'PASSKEYS_OFF' });
  if (!(await isWithin(stage.db, 'passkey-offer', sessionId, OFFERS))) {
    return refused({ code: 'PASSKEY_BUSY' });
  }
  const known = await listPasskeys(stage.db, playerId);
  if (known.length === 0) return refused({ code: 'NO_PASSKEYS' });
  return ok({
    Challenge: await giveChallenge(stage, { use: 'show', sessionId }),
    RpId: site.id,
    Known: known.map(({ id }) => id.toString('base64url')),
  });
}

/** Whether whoever has a login shows a passkey of its player; where he does, what he shows is used up. */
export async function isPasskeyShown(
  stage: PasskeyDeps,
  { playerId, sessionId }: Login,
  assertion: Assertion,
): Promise<boolean> {
  const site = await stage.site();
  if (!site) return false;
  const shown = await readShown(stage, site, assertion, { use: 'show', sessionId });
  if (shown?.playerId !== playerId) return false;
  return transaction(stage.db, (tx) => spendShown(stage, tx, shown));
}
