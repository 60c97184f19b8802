import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Db } from '#platform/db';
import type { SecondStep } from '../../auth/login/second-step/index.ts';
import { declareSettings, switchSetting } from '../../site/settings/declare/index.ts';
import { insertAcceptance, readAcceptance, readTerms } from './store.ts';

export const TERMS_SETTINGS = declareSettings({
  asksTerms: switchSetting(
    {
      zh: '用户协议更新后，登录时须重新同意',
      en: 'Who signs in accepts terms that have changed since',
    },
    true,
  ),
});

/** What everybody agreed to by registering, before versions were kept. */
const FIRST = 1;

export type Accepted = { readonly version: number; readonly atMs: number | null };

export const acceptedOf = async (
  db: Parameters<typeof readAcceptance>[0],
  playerId: bigint,
): Promise<Accepted> => (await readAcceptance(db, playerId)) ?? { version: FIRST, atMs: null };

/**
 * After the password of a sign-in: whoever accepted an older version is asked for the present one. He is
 * told which he had, so that he can be shown what is different.
 */
export const askTerms: SecondStep = async (tx, { playerId, terms }) => {
  if (!(await TERMS_SETTINGS.read(tx)).asksTerms) return undefined;
  const [newest, accepted] = [await readTerms(tx), await acceptedOf(tx, playerId)];
  if (!newest || accepted.version >= newest.version) return undefined;
  if (terms === newest.version && (await insertAcceptance(tx, playerId, terms))) return undefined;
  return { code: 'AGREEMENT', params: { version: newest.version, accepted: accepted.version } };
};

/** Accepts the present version, by whoever is signed in. */
export async function acceptTerms(
  db: Db,
  playerId: bigint,
  version: number,
): Promise<Result<Accepted, 'OLD_VERSION'>> {
  if (!(await insertAcceptance(db, playerId, version))) return refused('OLD_VERSION');
  return ok(await acceptedOf(db, playerId));
}
