import type { Manifest } from '../../frame/manifest.ts';

export { TermsDialog } from './TermsDialog.tsx';
export { TermsField } from './TermsField.tsx';
export { useTerms } from './use-terms.ts';

export const terms: Manifest = {
  name: 'terms',
  seldom: () => import('./seldom.ts'),
};
