import { filteredPage, type Manifest } from '../../../registry/manifest.ts';
import { RiskSearch } from './filter.ts';

/** Risk: cases, lists, rules. */
export const risk: Manifest = {
  name: 'risk',
  pages: [
    filteredPage({
      path: '/Risk',
      title: { zh: '风控', en: 'Risk' },
      frame: 'bare',
      search: RiskSearch,
      nav: { group: 'people', order: 20, permissions: ['risk.cases.read', 'risk.rules.read'] },
      load: () => import('./RiskPage.tsx'),
    }),
  ],
  proposals: () => import('./proposals.ts'),
};
