import { filteredPage, type Manifest } from '../../../registry/manifest.ts';
import { ReconcileSearch } from './filter.ts';

/** Reconciliation with providers. */
export const reconcile: Manifest = {
  name: 'reconcile',
  pages: [
    filteredPage({
      path: '/Reconciliation',
      title: { zh: '对账', en: 'Reconciliation' },
      frame: 'bare',
      search: ReconcileSearch,
      nav: { group: 'money', order: 20, permissions: ['reconcile.breaks.read'] },
      load: () => import('./ReconcilePage.tsx'),
    }),
  ],
};
