import type { reportConsole } from '@fairlot/wire/back-office/report';
import type { CallRows, FeatureCalls } from '#testing/calls';

const DAYS = { From: '2027-03-01', To: '2027-03-05' };

const reportConsoleCalls: CallRows<typeof reportConsole> = {
  getDashboard: { who: 'report.desk.read' },
  getReport: {
    who: 'report.money.read',
    sample: { ...DAYS, By: 'day', GameId: 4, After: '2027-03-04', Count: 20 },
  },
  getReportTotals: { who: 'report.money.read', sample: { ...DAYS, GameId: 4 } },
  checkReport: { who: 'report.money.read', sample: DAYS },
};

export const calls: FeatureCalls = { console: reportConsoleCalls };
