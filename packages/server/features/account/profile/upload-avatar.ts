import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { profileHttp } from '@fairlot/wire/account/profile';
import type { Output, RefusalOf } from '@fairlot/wire/core';
import { transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import { type PictureForm, takePicture } from '../../site/media/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { AVATAR_SETTINGS } from './avatar-settings.ts';
import { getAvatar } from './avatar.ts';
import { takeUpload, writeAvatar } from './store-avatar.ts';

type Upload = typeof profileHttp.uploadAvatar;

/** A square, for the largest place where a player is shown, on screens of three pixels a point. */
const AVATAR: PictureForm = { width: 256, height: 256, fit: 'cover', as: 'webp' };

/**
 * A player uploads a picture of himself. Each try counts, for each costs a decoding. He sees it at once; others do
 * once an operator accepted it, or at once where the site does not look at them beforehand.
 */
export async function uploadAvatar(
  platform: Pick<Platform, 'db' | 'mediaOrigin'>,
  playerId: bigint,
  base64: string,
): Promise<Result<Output<Upload>, RefusalOf<Upload>>> {
  const { db } = platform;
  const { avatarReview, avatarsPerDay } = await AVATAR_SETTINGS.read(db);
  if (avatarsPerDay === 0) return refused({ code: 'UPLOADS_OFF' });
  if (!(await takeUpload(db, playerId, avatarsPerDay))) {
    return refused({ code: 'UPLOADS_TODAY', params: { most: avatarsPerDay } });
  }
  const taken = await takePicture(platform, base64, AVATAR);
  if (!taken.ok) return taken;
  await transaction(db, async (tx) => {
    await writeAvatar(tx, playerId, taken.value, avatarReview);
    if (avatarReview) await publishPageChanges(tx, ['manage.avatars'], `player ${playerId}`);
  });
  return ok(await getAvatar(platform, playerId));
}
