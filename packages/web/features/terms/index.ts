import type { Manifest } from '../../frame/manifest.ts';

export { TermsField } from './TermsField.tsx';

export const terms: Manifest = {
  name: 'terms',
  seldom: () => import('./seldom.ts'),
  window: () => import('./window.ts'),
};
