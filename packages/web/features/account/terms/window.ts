import type { WindowManifest } from '../../../frame/manifest.ts';

export const window: WindowManifest = {
  tabs: [
    {
      id: 'TradeAgreement',
      group: 'Helper',
      title: { zh: '用户协议', en: 'Terms of use' },
      access: 'player',
      order: 2,
      load: () => import('./AgreementTab.tsx'),
    },
  ],
};
