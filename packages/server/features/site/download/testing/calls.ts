import type { downloadHttp } from '@fairlot/wire/site/download';
import type { CallRows, FeatureCalls } from '#testing/calls';

const downloadCalls: CallRows<typeof downloadHttp> = { getAFKConfig: { who: 'anyone' } };

export const calls: FeatureCalls = { http: downloadCalls };
