import { bannerConsole } from '@fairlot/wire/content/banner';
import { unless, type DemoStep } from '#platform/demo';
import { drawPicture } from './demo-picture.ts';
import { DEMO_BANNERS } from './demo-text.ts';

/** Two banners; a site without the listener of pictures has none. */
export const demoBanners: DemoStep = {
  name: 'banners',
  run: async ({ operators: [operator], confirm }) => {
    const { Rows } = await operator.call(bannerConsole.getBannerRows, {});
    const titles = new Set(Rows.map((row) => row.Rules.Title));
    for (const { look, ...words } of DEMO_BANNERS) {
      if (titles.has(words.Title)) continue;
      const sent = { Picture: drawPicture(look).toString('base64') };
      const taken = await unless(['PICTURES_OFF'], operator.call(bannerConsole.uploadBanner, sent));
      if (!taken) return;
      const Rules = {
        ...words,
        Picture: taken.Picture,
        Languages: ['zh' as const, 'en' as const],
        From: null,
        Until: null,
        IsShown: true,
      };
      const asked = { Banner: null, Rules, Reason: 'Demo: shows banners on Home' };
      await confirm(operator.call(bannerConsole.proposeBanner, asked));
    }
  },
};
