import type { Manifest } from '../../../frame/manifest.ts';

export { TermsDialog } from './TermsDialog.tsx';
export { TermsField } from './TermsField.tsx';
export { useTerms } from './use-terms.ts';

export const terms: Manifest = {
  name: 'terms',
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
