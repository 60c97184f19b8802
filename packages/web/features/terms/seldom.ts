import type { Screen } from '../../frame/manifest.ts';

const screens: readonly Screen[] = [
  {
    path: '/Agreement',
    access: 'public',
    frame: 'bare',
    title: { zh: '用户协议', en: 'Terms of use' },
    load: () => import('./AgreementScreen.tsx'),
  },
];
export default screens;
