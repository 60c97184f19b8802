export { DashboardPage } from './DashboardPage.tsx';
export { ReportPage } from './ReportPage.tsx';
export { ReportSearch, type ReportFilter } from './filter.ts';
