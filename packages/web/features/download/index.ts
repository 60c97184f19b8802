import type { Manifest } from '../../frame/manifest.ts';

/** The apps of the site. */
export const download: Manifest = {
  name: 'download',
  window: async () => ({ default: await (await import('./apps.ts')).readWindow() }),
};
