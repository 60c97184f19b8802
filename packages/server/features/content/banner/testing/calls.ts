import type { bannerConsole, bannerHttp } from '@fairlot/wire/content/banner';
import type { CallRows, FeatureCalls } from '#testing/calls';

const bannerCalls: CallRows<typeof bannerHttp> = { getBanners: { who: 'player' } };

/** No banner has this number, and no picture this hash. */
const Id = 2_000_000_000;
const Picture = `${'0'.repeat(64)}.webp`;

const bannerConsoleCalls: CallRows<typeof bannerConsole> = {
  getBannerRows: { who: 'banner.home.read', sample: {} },
  uploadBanner: { who: 'banner.home.publish', sample: { Picture: 'bm9uZQ==' } },
  proposeBanner: {
    who: 'banner.home.publish',
    sample: {
      Banner: { Id, Seen: 7 },
      Rules: {
        Picture,
        Title: '横幅',
        TitleEn: 'Banner',
        Link: '/Bet/4',
        Languages: ['zh'],
        From: null,
        Until: null,
        Sort: 3,
        IsShown: true,
      },
      Reason: 'no such banner',
    },
  },
};

export const calls: FeatureCalls = { http: bannerCalls, console: bannerConsoleCalls };
