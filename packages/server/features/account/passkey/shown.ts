import type { Assertion } from '@fairlot/wire/auth/credentials';
import type { Tx } from '#platform/db';
import { checkAssertion, type PasskeySite } from '../../auth/credentials/index.ts';
import { holdPlayer } from '../../auth/login/sessions/index.ts';
import { isGiven, takeChallenge, type Purpose } from './challenge.ts';
import type { PasskeyDeps } from './stage.ts';
import { findPasskey, noteUse, type Use } from './store.ts';
import { tell } from './tell.ts';

/** A passkey that signed what it was given, for this site, by a device that asked who holds it. */
export type Shown = Use & { readonly name: string; readonly challenge: string };

/** Undefined where there is no such passkey, or what it shows is not good; nothing is used up by that. */
export async function readShown(
  { db, dataFolder }: PasskeyDeps,
  site: PasskeySite,
  assertion: Assertion,
  purpose: Purpose,
): Promise<Shown | undefined> {
  const id = Buffer.from(assertion.Id, 'base64url');
  const known = await findPasskey(db, id);
  if (!known) return undefined;
  let challenge = '';
  // Its count is held against the row where it is noted, so that of two at once one is found to be a copy.
  const { public_key, player_id: playerId, name } = known;
  const signed = await checkAssertion(
    site,
    assertion,
    { public_key, sign_count: 0n },
    async (given) => {
      challenge = given;
      return isGiven(dataFolder, purpose, given);
    },
  );
  return signed && { id, playerId, name, challenge, ...signed };
}

/**
 * Uses up what was shown: the challenge, and the count of the passkey. False where either was used before; a player
 * whose passkey counts like a copy is told. His row is held first, as whoever adds or removes one holds it.
 */
export async function spendShown({ ports }: Pick<PasskeyDeps, 'ports'>, tx: Tx, shown: Shown) {
  await holdPlayer(tx, shown.playerId);
  if (!(await takeChallenge(tx, shown.challenge))) return false;
  if (await noteUse(tx, shown)) return true;
  await tell({ ports }, tx, shown.playerId, { what: 'copied', name: shown.name });
  return false;
}
