import { BANNER_BOUNDS, bannerHttp } from '@fairlot/wire/content/banner';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { pictureUrl } from '../../site/media/index.ts';
import { keptFor } from '../../site/settings/declare/index.ts';
import { listShown } from './store.ts';

/** All players ask for the same: so old at most is what they are told, and the database is asked no more often. */
const FRESH_MS = 1_000;

/** The banners of Home as players see them; none where no picture can be had. */
export function bannerRoutes(platform: Platform) {
  const shown = keptFor(FRESH_MS, () => listShown(platform.db, BANNER_BOUNDS.shown));
  return routes(bannerHttp, {
    getBanners: async () => ({
      Rows: (await shown())
        .map((row) => ({
          Id: row.id,
          FilePath: pictureUrl(platform, row.picture),
          Title: row.title_zh,
          TitleEn: row.title_en,
          Link: row.link,
          Languages: row.languages,
        }))
        .filter(({ FilePath }) => FilePath !== ''),
    }),
  });
}
