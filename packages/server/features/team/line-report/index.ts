import type { Feature } from '#platform/feature';
import { lineReportRoutes } from './http.ts';

export { readLineReport } from './read-line-report.ts';

/** What the line of an agent did, level by level. */
export const lineReport: Feature = { name: 'lineReport', http: lineReportRoutes };
