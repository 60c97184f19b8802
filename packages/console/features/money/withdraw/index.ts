import { filteredPage, type Manifest } from '../../../registry/manifest.ts';
import { WithdrawSearch } from './filter.ts';

export { STATES as WITHDRAW_STATE_TEXT } from './text.ts';

/** Review of withdrawals. */
export const withdraw: Manifest = {
  name: 'withdraw',
  pages: [
    filteredPage({
      path: '/Withdrawals',
      title: { zh: '提款审核', en: 'Withdrawals' },
      frame: 'bare',
      search: WithdrawSearch,
      nav: { group: 'today', order: 20, permissions: ['withdraw.queue.read'] },
      load: () => import('./WithdrawPage.tsx'),
    }),
  ],
  proposals: () => import('./proposals.ts'),
};
