import { filteredPage, type Manifest } from '../../../registry/manifest.ts';
import { ReportSearch } from './filter.ts';

/** Dashboard and reports. */
export const report: Manifest = {
  name: 'report',
  pages: [
    {
      path: '/Dashboard',
      title: { zh: '概览', en: 'Today' },
      frame: 'bare',
      nav: { group: 'today', order: 10, permissions: ['report.desk.read'] },
      load: () => import('./DashboardPage.tsx'),
    },
    filteredPage({
      path: '/Reports',
      title: { zh: '报表', en: 'Reports' },
      frame: 'bare',
      search: ReportSearch,
      nav: { group: 'money', order: 10, permissions: ['report.money.read'] },
      load: () => import('./ReportPage.tsx'),
    }),
  ],
};
