import type { profileHttp } from '@fairlot/wire/account/profile';
import type { Output } from '@fairlot/wire/core';
import type { Platform } from '#platform/feature';
import { maskedName } from '../player/index.ts';
import { getAvatar } from './avatar.ts';
import { openPhrase } from './set-phrase.ts';
import { readProfile } from './store-profile.ts';

/** What a player chose for himself, for his own eyes. */
export async function getProfile(
  {
    db,
    dataFolder,
    mediaOrigin,
  }: Pick<Platform, 'db' | 'mediaOrigin'> & { readonly dataFolder: string },
  playerId: bigint,
): Promise<Output<typeof profileHttp.getProfile>> {
  const { head_image, phrase, nick_from_ms, referrer } = await readProfile(db, playerId);
  return {
    HeadImage: head_image,
    Avatar: await getAvatar({ db, mediaOrigin }, playerId),
    Phrase: await openPhrase(dataFolder, playerId, phrase),
    NickFromTimeStamp: nick_from_ms === null ? null : Number(nick_from_ms),
    Referrer: referrer === null ? '' : maskedName(referrer),
  };
}
