import type { Manifest } from '../../frame/manifest.ts';

export { openVerify } from './verify/address.ts';

export const fair: Manifest = {
  name: 'fair',
  screens: [
    {
      path: '/DrawHistory/$id',
      access: 'public',
      frame: 'fixed',
      title: { zh: '开奖历史', en: 'Draw history' },
      load: () => import('./DrawHistoryScreen.tsx'),
    },
  ],
  slots: [{ at: 'overlay', load: () => import('./verify/VerifyHost.tsx') }],
};
