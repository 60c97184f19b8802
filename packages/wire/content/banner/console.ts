import * as z from 'zod/mini';
import { post } from '../../core/index.ts';
import { uploaded } from '../../site/media/shapes.ts';
import { Proposal } from '../../staff/operator/shapes.ts';
import { asked, seenVersion } from '../../staff/publishing/shapes.ts';
import { BANNER_CODES, UPLOAD_CODES } from './codes.ts';
import { bannerId, bannerPicture, BannerRow, BannerRules } from './shapes.ts';

/** Banners of Home: edited by one, published by another (product 3.12). */
export const getBannerRows = post('/api/Console/Banners', {
  access: 'banner.home.read',
  passive: true,
  input: z.strictObject({}),
  output: z.object({
    Rows: z.array(BannerRow),
    /** In front of the name of a picture; empty where none can be had. */
    PictureOrigin: z.string(),
  }),
  about: 'Banners of Home, those too that are not shown.',
});

export const uploadBanner = post('/api/Console/BannerUpload', {
  access: 'banner.home.publish',
  input: z.strictObject({ Picture: uploaded }),
  output: z.object({ Picture: bannerPicture, FilePath: z.string() }),
  codes: UPLOAD_CODES,
  about: 'Makes a picture anew for a banner; no player is shown it by that.',
});

export const proposeBanner = post('/api/Console/BannerPropose', {
  access: 'banner.home.publish',
  input: z.strictObject({
    /** The banner that is edited and the version that was; null: one more. */
    Banner: z.nullable(z.strictObject({ Id: bannerId, Seen: seenVersion })),
    Rules: BannerRules,
    ...asked,
  }),
  output: Proposal,
  codes: BANNER_CODES,
  about: 'Asks another operator to publish a banner, or a banner more.',
});
