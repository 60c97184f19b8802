import { lineReportHttp } from './line-report/index.ts';
import { prizeGroupHttp } from './prize-group/index.ts';

export const teamContract = {
  lineReport: { http: lineReportHttp },
  prizeGroup: { http: prizeGroupHttp },
} as const;
