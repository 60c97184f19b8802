import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Output, Refusal } from '@fairlot/wire/core';
import type { passkeyHttp } from '@fairlot/wire/account/passkey';
import { isWithin } from '../../auth/credentials/guard/index.ts';
import { entering, type Grant, type Origin } from '../../auth/login/sessions/index.ts';
import { enterProven } from '../../auth/login/second-step/index.ts';
import { forgetLogins } from '../../auth/login/index.ts';
import type { SiteSettings } from '../../site/settings/values/index.ts';
import { giveChallenge } from './challenge.ts';
import { readShown, spendShown } from './shown.ts';
import type { PasskeyDeps } from './stage.ts';

type Endpoints = typeof passkeyHttp;
type Site = Pick<SiteSettings, 'loginsPerMinute' | 'isSingleSession'>;

/** Whoever looks at the page asks for one: an address that many share has more of them than of sign-ins. */
const OFFERS_A_SIGN_IN = 5;

const limitOf = ({ loginsPerMinute: most }: Site) => ({ most, seconds: 60 });

/** A challenge for whoever wants to sign in; it tells nothing of who has a passkey. */
export async function offerSignIn(
  stage: PasskeyDeps,
  settings: Site,
  ip: string,
): Promise<Result<Output<Endpoints['offerSignIn']>, Refusal<Endpoints['offerSignIn']['codes']>>> {
  const site = await stage.site();
  if (!site) return refused({ code: 'PASSKEYS_OFF' });
  const { most, seconds } = limitOf(settings);
  const offers = { most: most * OFFERS_A_SIGN_IN, seconds };
  if (!(await isWithin(stage.db, 'passkey', ip, offers))) {
    return refused({ code: 'PASSKEY_BUSY' });
  }
  return ok({ Challenge: await giveChallenge(stage, { use: 'sign-in' }), RpId: site.id });
}

/**
 * Signs a player in by a passkey whose device asked who holds it: that is what he has and what he knows or is. It
 * names nobody, so the lock of a name, which keeps guessers out, does not stand before it, and no code is asked
 * after it; all else that stands after a password stands here. Tries are counted by address, as passwords are.
 */
export async function signInByPasskey(
  stage: PasskeyDeps,
  settings: Site,
  { Terms: terms, ...assertion }: Input<Endpoints['signIn']>,
  origin: Origin,
): Promise<Result<Grant, Refusal<Endpoints['signIn']['codes']>>> {
  const { db, ports } = stage;
  const site = await stage.site();
  if (!site) return refused({ code: 'PASSKEYS_OFF' });
  if (!(await isWithin(db, 'login', origin.ip, limitOf(settings)))) {
    return refused({ code: 'BUSY' });
  }
  const shown = await readShown(stage, site, assertion, { use: 'sign-in' });
  if (!shown) return refused({ code: 'WRONG_PASSKEY' });
  const entered = await entering<Grant, Refusal<Endpoints['signIn']['codes']>>(db, async (tx) => {
    if (!(await spendShown(stage, tx, shown))) return refused({ code: 'WRONG_PASSKEY' });
    const { playerId } = shown;
    return enterProven({ tx, ports }, { playerId, by: 'PASSKEY', origin, terms }, settings);
  });
  if (settings.isSingleSession) forgetLogins(db);
  return entered;
}
