import type { rumHttp } from '@fairlot/wire/site/rum';
import type { CallRows, FeatureCalls } from '#testing/calls';

const rumCalls: CallRows<typeof rumHttp> = { getDatadog: { who: 'anyone' } };

export const calls: FeatureCalls = { http: rumCalls };
