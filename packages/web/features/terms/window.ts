import type { WindowManifest } from '../../frame/manifest.ts';

const window: WindowManifest = {
  tabs: [
    {
      id: 'TradeAgreement',
      group: 'Helper',
      title: { zh: '用户协议', en: 'Terms of use' },
      access: 'player',
      load: () => import('./AgreementTab.tsx'),
    },
  ],
};
export default window;
