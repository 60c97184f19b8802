import type { Manifest } from '../../../registry/manifest.ts';
import { openAlarms } from './open-alarms.ts';

/** Issues: monitoring, alarms, draws by hand. */
export const issue: Manifest = {
  name: 'issue',
  pages: [
    {
      path: '/Issues',
      title: { zh: '奖期', en: 'Issues' },
      frame: 'bare',
      nav: { group: 'today', order: 40, permissions: ['lottery.issues.read'], badge: openAlarms },
      load: () => import('./MonitorPage.tsx'),
    },
    {
      path: '/Issues/$game/$serial',
      title: { zh: '奖期', en: 'Issue' },
      frame: 'bare',
      load: () => import('./IssuePage.tsx'),
    },
  ],
  proposals: () => import('./proposals.ts'),
};
