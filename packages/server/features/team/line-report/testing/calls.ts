import type { lineReportHttp } from '@fairlot/wire/team/line-report';
import type { CallRows, FeatureCalls } from '#testing/calls';

const span = { From: '2027-03-01', To: '2027-03-07', By: 'member', Count: 50 } as const;

const lineReportCalls: CallRows<typeof lineReportHttp> = {
  // Directs and former ones have a row.
  getLineReport: {
    who: 'agent',
    sample: span,
    readers: ['grandparent', 'parent', 'formerParent'],
  },
};

export const calls: FeatureCalls = { http: lineReportCalls };
