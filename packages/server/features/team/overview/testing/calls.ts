import type { overviewHttp } from '@fairlot/wire/team/overview';
import type { CallRows, FeatureCalls } from '#testing/calls';

const overviewCalls: CallRows<typeof overviewHttp> = {
  getOverview: { who: 'agent', sample: { Days: 7, Of: 'line' } },
};

export const calls: FeatureCalls = { http: overviewCalls };
