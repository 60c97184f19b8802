import { lineReportHttp } from './line-report/index.ts';

export const teamContract = {
  lineReport: { http: lineReportHttp },
} as const;
