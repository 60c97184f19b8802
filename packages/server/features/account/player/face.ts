import type { Face } from '@fairlot/wire/account/player';
import type { Platform } from '#platform/feature';
import { pictureUrl } from '../../site/media/index.ts';
import type { FaceRow } from './store.ts';

/** How the player of a row looks to others. */
export const faceOf = (platform: Pick<Platform, 'mediaOrigin'>, row: FaceRow): Face => ({
  Image: row.head_image,
  Picture: pictureUrl(platform, row.head_shown),
});
