import { filteredPage, type Manifest } from '../../../registry/manifest.ts';
import { TransferSearch } from './filter.ts';

/** Transfers of agents to their lines, and their reversal. */
export const transfer: Manifest = {
  name: 'transfer',
  pages: [
    filteredPage({
      path: '/Transfers',
      title: { zh: '代理转账', en: 'Agent transfers' },
      frame: 'bare',
      search: TransferSearch,
      nav: { group: 'money', order: 35, permissions: ['transfer.records.read'] },
      load: () => import('./TransferPage.tsx'),
    }),
  ],
  proposals: () => import('./proposals.ts'),
};
