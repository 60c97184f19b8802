import type { Manifest, Screen } from '../../frame/manifest.ts';

export { lineQuery } from './line-query.ts';
export type { Reading } from './measure.ts';
export { NoticePage } from './NoticePage.tsx';

const open = (path: string, title: Screen['title'], load: Screen['load']): Screen => ({
  path,
  access: 'public',
  frame: 'bare',
  title,
  load,
});

export const site: Manifest = {
  name: 'site',
  screens: [
    open(
      '/Offline',
      { zh: '系统维护中', en: 'Under maintenance' },
      () => import('./OfflineScreen.tsx'),
    ),
    open('/ErrorMsg', { zh: '提示', en: 'Message' }, () => import('./ErrorMsgScreen.tsx')),
    open(
      '/IPRestricted',
      { zh: '暂不提供服务', en: 'Not offered here' },
      () => import('./IPRestrictedScreen.tsx'),
    ),
    open('/speedtest', { zh: '线路测速', en: 'Line speed' }, () => import('./SpeedTestScreen.tsx')),
    open('/*', { zh: '没有这个页面', en: 'No such page' }, () => import('./NotFoundScreen.tsx')),
  ],
};
