import type { lineReportHttp } from '@fairlot/wire/team/line-report';
import type { CallRows, FeatureCalls } from '#testing/calls';

const span = { From: '2027-03-01', To: '2027-03-07', By: 'member', Count: 50 } as const;

const lineReportCalls: CallRows<typeof lineReportHttp> = {
  getLineReport: { who: 'agent', sample: span },
};

export const calls: FeatureCalls = { http: lineReportCalls };
