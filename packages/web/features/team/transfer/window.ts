import type { WindowManifest } from '../../../frame/manifest.ts';

export const window: WindowManifest = {
  tabs: [
    {
      id: 'TeamTransfer',
      group: 'Team',
      title: { zh: '转账', en: 'Transfer' },
      access: 'transfer',
      order: 4,
      load: () => import('./TransferTab.tsx'),
    },
  ],
};
