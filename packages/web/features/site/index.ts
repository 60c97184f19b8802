import type { Manifest, Screen } from '../../shell/manifest.ts';

export { lineQuery } from './line-query.ts';
export type { Reading } from './measure.ts';
export { NoticePage } from './NoticePage.tsx';

const open = (path: string, zh: string, en: string, load: Screen['load']): Screen => ({
  path,
  access: 'public',
  frame: 'bare',
  title: { zh, en },
  load,
});

export const site: Manifest = {
  name: 'site',
  screens: [
    open('/Offline', '系统维护中', 'Under maintenance', () => import('./OfflineScreen.tsx')),
    open('/ErrorMsg', '提示', 'Message', () => import('./ErrorMsgScreen.tsx')),
    open(
      '/IPRestricted',
      '暂不提供服务',
      'Not offered here',
      () => import('./IPRestrictedScreen.tsx'),
    ),
    open('/speedtest', '线路测速', 'Line speed', () => import('./SpeedTestScreen.tsx')),
  ],
};
