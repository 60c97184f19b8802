import type { Feature } from '#platform/feature';
import { forgetJob } from '#platform/forget';
import { publishedKind, publishedKinds } from '../../staff/publishing/index.ts';
import { bannerConsoleRoutes } from './console.ts';
import { bannerRoutes } from './http.ts';
import { bannerAct, BANNERS } from './publish-banner.ts';
import { forgetUploads } from './store.ts';
import { demoBanners } from './demo.ts';

/** Banners of Home: edited by one operator, published by another, shown within their time (product 3.12). */
export const banner: Feature = {
  name: 'banner',
  demo: [demoBanners],
  http: bannerRoutes,
  console: bannerConsoleRoutes,
  twoPersonActs: [bannerAct],
  provide: ({ ports }) => ports.add(publishedKinds, publishedKind(BANNERS)),
  jobs: ({ db }) => [forgetJob(db, 'banner.forget', (most) => forgetUploads(db, most))],
};
