import { checkPhrase, PHRASE_LENGTH } from '@fairlot/rules/check/account';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { profileHttp } from '@fairlot/wire/account/profile';
import type { Output, Refusal } from '@fairlot/wire/core';
import type { Db } from '#platform/db';
import { seal, unseal } from '#platform/seal';
import { proveOwnPassword } from '../../auth/credentials/passwords/index.ts';
import { writePhrase } from './store-profile.ts';

type SetPhraseDeps = { readonly db: Db; readonly dataFolder: string };
type Fault = Refusal<(typeof profileHttp.setPhrase)['codes']>;

const sealedFor = (playerId: bigint) =>
  ({ key: 'phrases', table: 'player_profile', owner: String(playerId) }) as const;

/**
 * A player sets the phrase by which he knows this site again, or takes it away (product 2.6). His password is
 * asked: whoever finds a login open must not make a forged site look like this one.
 */
export async function setPhrase(
  stage: SetPhraseDeps,
  playerId: bigint,
  { phrase, password }: { readonly phrase: string; readonly password: string },
): Promise<Result<Output<typeof profileHttp.setPhrase>, Fault>> {
  const Phrase = phrase.trim() === '' ? '' : checkPhrase(phrase);
  if (Phrase === undefined) return refused({ code: 'PHRASE_FORM', params: PHRASE_LENGTH });
  const proven = await proveOwnPassword(stage, playerId, password);
  if (!proven.ok) return proven;
  const sealed =
    Phrase === '' ? null : await seal(stage.dataFolder, sealedFor(playerId), Buffer.from(Phrase));
  await writePhrase(stage.db, playerId, sealed);
  return ok({ Phrase });
}

/** What was sealed as it is read; empty where there is none. */
export const openPhrase = async (
  dataFolder: string,
  playerId: bigint,
  sealed: Buffer | null,
): Promise<string> =>
  sealed ? Buffer.from(await unseal(dataFolder, sealedFor(playerId), sealed)).toString() : '';
