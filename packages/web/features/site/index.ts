import type { Manifest } from '../../frame/manifest.ts';

export { lineQuery } from './line-query.ts';
export type { Reading } from './measure.ts';
export { NoticePage } from './NoticePage.tsx';

export const site: Manifest = {
  name: 'site',
  screens: [
    {
      path: '/speedtest',
      access: 'public',
      frame: 'bare',
      title: { zh: '线路测速', en: 'Line speed' },
      load: () => import('./SpeedTestScreen.tsx'),
    },
  ],
  seldom: () => import('./seldom.ts'),
  slots: [{ at: 'overlay', load: () => import('./LineNews.tsx') }],
};
