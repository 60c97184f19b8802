import { ok } from '@fairlot/rules/core/result';
import { bannerConsole } from '@fairlot/wire/content/banner';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { pictureUrl } from '../../site/media/index.ts';
import { askProven, readVersions, readWaits } from '../../staff/publishing/index.ts';
import { BANNERS, proposeBanner } from './publish-banner.ts';
import { type BannerLine, listBanners } from './store.ts';
import { uploadBanner } from './upload.ts';

const subjectOf = ({ id }: BannerLine): string => `banner ${id}`;
const msOf = (ms: bigint | null): number | null => (ms === null ? null : Number(ms));

const rulesOf = (row: BannerLine) => ({
  Picture: row.picture,
  Title: row.title_zh,
  TitleEn: row.title_en,
  Link: row.link,
  Languages: row.languages,
  From: msOf(row.from_ms),
  Until: msOf(row.until_ms),
  Sort: row.sort,
  IsShown: row.is_shown,
});

/** Banners as operators edit them. */
export function bannerConsoleRoutes(platform: Platform) {
  const { db, settings } = platform;
  const held = { db, dataFolder: settings.dataFolder };
  return routes(bannerConsole, {
    getBannerRows: async () => {
      const rows = await listBanners(db);
      const subjects = rows.map(subjectOf);
      const versions = await readVersions(db, subjects);
      const waitsOf = await readWaits(db, BANNERS.permission, subjects);
      return {
        Rows: rows.map((row) => ({
          Id: row.id,
          Version: versions.get(subjectOf(row)) ?? 1,
          ...waitsOf(subjectOf(row)),
          FilePath: pictureUrl(platform, row.picture),
          State: row.state,
          Rules: rulesOf(row),
        })),
        PictureOrigin: platform.mediaOrigin() ?? '',
      };
    },
    uploadBanner: async ({ Picture }, { operator }) => {
      const made = await uploadBanner(platform, operator.name, Picture);
      return made.ok
        ? ok({ Picture: made.value, FilePath: pictureUrl(platform, made.value) })
        : made;
    },
    proposeBanner: ({ Reason, Code, ...asked }, call) =>
      askProven(held, call, Code, (maker) => proposeBanner(db, maker, asked, Reason)),
  });
}
