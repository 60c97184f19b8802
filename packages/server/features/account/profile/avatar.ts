import type { profileHttp } from '@fairlot/wire/account/profile';
import type { Output } from '@fairlot/wire/core';
import type { Platform } from '#platform/feature';
import { pictureUrl } from '../../site/media/index.ts';
import { AVATAR_SETTINGS } from './avatar-settings.ts';
import { readAvatar } from './store-avatar.ts';

/** The picture that a player uploaded, for his own eyes: what waits goes before what others see. */
export async function getAvatar(
  platform: Pick<Platform, 'db' | 'mediaOrigin'>,
  playerId: bigint,
): Promise<Output<typeof profileHttp.uploadAvatar>> {
  const { shown, waiting, refused_reason } = await readAvatar(platform.db, playerId);
  const { avatarsPerDay } = await AVATAR_SETTINGS.read(platform.db);
  return {
    FilePath: pictureUrl(platform, waiting ?? shown),
    IsWaiting: waiting !== null,
    RefusedReason: refused_reason,
    IsTaken: avatarsPerDay > 0 && platform.mediaOrigin() !== undefined,
  };
}
