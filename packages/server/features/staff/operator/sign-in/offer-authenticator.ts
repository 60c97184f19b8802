import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Db } from '#platform/db';
import { describeSecret, newSecret, sealSecret, unsealSecret } from './credentials.ts';
import { findHandedLogin, offerSecret } from './store-enrol.ts';

type OfferAuthenticatorDeps = { readonly db: Db; readonly dataFolder: string };
type Offered = { readonly name: string; readonly key: string; readonly url: string };

/**
 * An authenticator for an operator who came in with words that he was handed: one a login, so that a
 * page that is opened again shows the same. Nobody else is shown it.
 */
export async function offerAuthenticator(
  { db, dataFolder }: OfferAuthenticatorDeps,
  sessionId: string,
): Promise<Result<Offered, 'ENROLLED'>> {
  const login = await findHandedLogin(db, sessionId);
  if (!login) return refused('ENROLLED');
  const { name } = login;
  const made = login.offered ?? (await sealSecret(dataFolder, name, newSecret()));
  const sealed = await offerSecret(db, sessionId, made);
  return ok({ name, ...describeSecret(name, await unsealSecret(dataFolder, name, sealed)) });
}
