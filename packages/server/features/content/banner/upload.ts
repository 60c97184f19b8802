import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { BANNER_BOUNDS, type UPLOAD_CODES } from '@fairlot/wire/content/banner';
import type { Refusal } from '@fairlot/wire/core';
import { transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import { type PictureForm, takePicture } from '../../site/media/index.ts';
import { insertUpload } from './store.ts';

/** Four times as wide as it is high, for columns of 350 points at up to four pixels each. */
export const BANNER_FORM: PictureForm = { width: 1400, height: 350, fit: 'cover', as: 'webp' };

/** Makes what was uploaded anew for a banner, and keeps it for a day, or as long as something refers to it; its name. */
export async function uploadBanner(
  platform: Pick<Platform, 'db' | 'mediaOrigin'>,
  by: string,
  base64: string,
): Promise<Result<string, Refusal<typeof UPLOAD_CODES>>> {
  const taken = await takePicture(platform, base64, BANNER_FORM, 'operator');
  if (!taken.ok) return taken;
  const picture = taken.value;
  const { uploads: all, ownUploads: each } = BANNER_BOUNDS;
  const done = await transaction(platform.db, (tx) =>
    insertUpload(tx, { picture, by }, { each, all }),
  );
  if (done === 'kept') return ok(picture);
  return done === 'each'
    ? refused({ code: 'OWN_UPLOADS_FULL', params: { most: each } })
    : refused({ code: 'UPLOADS_FULL', params: { most: all } });
}
