import { filteredPage, type Manifest } from '../../../registry/manifest.ts';
import { AdjustSearch } from './filter.ts';

/** Money booked by hand. */
export const manualAdjustment: Manifest = {
  name: 'manual-adjustment',
  pages: [
    filteredPage({
      path: '/Adjustments',
      title: { zh: '人工调整', en: 'Money by hand' },
      frame: 'bare',
      search: AdjustSearch,
      nav: { group: 'money', order: 30, permissions: ['adjust.money.read'] },
      load: () => import('./AdjustPage.tsx'),
    }),
  ],
  proposals: () => import('./proposals.ts'),
};
