import type { Manifest } from '../../../frame/manifest.ts';
import { giveTermsForms } from '../../auth/login/index.ts';

giveTermsForms({
  loadField: () => import('./TermsField.tsx'),
  loadAgreement: () => import('./TermsAgreement.tsx'),
});

export const terms: Manifest = {
  name: 'terms',
  window: () => import('./window.ts'),
  screens: [
    {
      path: '/Agreement',
      access: 'public',
      frame: 'bare',
      title: { zh: '用户协议', en: 'Terms of use' },
      load: () => import('./AgreementScreen.tsx'),
    },
  ],
};
